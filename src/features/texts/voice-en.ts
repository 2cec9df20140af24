const troubles = {
  refused:
    "This site may not use the microphone. Allow it in your browser's settings for this page, then try again. You can also upload a recording.",
  missing: "No microphone was found on this device. You can upload a recording instead.",
  taken: "The microphone could not be opened. Another program may be using it: close that and try again.",
  unsupported: "This browser cannot record here. You can upload a recording instead.",
};

/** Words around voice notes: recording one, playing one, and the pack that writes them down. */
export const voiceEn = {
  recorder: {
    open: "Record a voice note",
    title: "Record a voice note",
    intro: "Up to ten minutes. The recording stays on this device.",
    close: "Close",
    asking: "Waiting for the microphone. Your browser may ask you to allow it.",
    troubles,
    tryAgain: "Try again",
    recording: "Recording",
    paused: "Paused",
    level: "Loudness",
    left: (clock: string) => `${clock} left`,
    pause: "Pause",
    resume: "Go on",
    finish: "Finish",
    recorded: (clock: string) => `${clock} recorded. Listen to it, or save it as it is.`,
    full: "The ten minutes are full, so the recording was stopped. Nothing of it is lost: save it, and record the rest in another note.",
    listen: "Your recording",
    save: "Save this note",
    again: "Record again",
    discard: "Discard",
  },
  player: {
    play: "Play",
    pause: "Pause",
    position: "Place in the recording",
    at: (clock: string, all: string) => `${clock} of ${all}`,
    playPlace: (from: string, to: string) => `Play the marked words (${from} to ${to})`,
    transcript: "What is said",
    seekHint: "Written down by this device, which can mishear. Press a sentence to hear it.",
  },
  misheard: {
    title: "A medicine that may have been misheard",
    leave: "No, leave it",
    leaveNamed: (heard: string) => `No, leave “${heard}”`,
  },
  /** Over the offer of the pack that writes voice notes down. */
  offer: "Have your voice notes written down",
};
