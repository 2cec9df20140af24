/** What somebody is told who waits for something that does not go on. */
export const standsStillEn = {
  record:
    "This is taking longer than usual. Your file is safe: what does not go on is ended and tried again, and the records after it are read all the same.",
  question:
    "This is taking longer than usual. It ends by itself: with an answer, or with a way to ask again. Your question is not lost.",
};
