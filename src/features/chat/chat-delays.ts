/** Milliseconds between creating a conversation and sending into it (specification, section 4). */
export const createThenSendMs = 500;
