/** Words where a record is here and its original file is not, yet. */
export const originalEn = {
  onItsWay: "The original is still on its way",
  onItsWayText: "Everything that was read from it is here already. The file itself follows from your other device.",
  waiting: (size: string) => `Not begun yet, ${size}`,
  progress: (done: string, of: string) => `${done} of ${of}`,
  offline: "It comes when there is a connection again.",
};
