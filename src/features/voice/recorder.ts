/** Ten minutes, in seconds: what a person says in one go, and what one recording may be. */
export const longestNoteSeconds = 600;

/** How often the level is looked at, in milliseconds. */
const tickMs = 100;
/** 32 kbit/s: speech is clear, and ten minutes are 2.4 MB. */
const bitsPerSecond = 32_000;
/** What browsers record, best first: the reader knows all of them. */
const containers = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus", "audio/webm"];

/** Why there is no recording. */
export type RecorderTrouble = "refused" | "missing" | "taken" | "unsupported";

export type RecorderState =
  | { phase: "idle" | "asking" }
  | { phase: "trouble"; trouble: RecorderTrouble }
  /** `levels`: how loud it was, 0 to 1, ten times a second, the newest last. */
  | { phase: "recording" | "paused"; seconds: number; levels: readonly number[] }
  | { phase: "recorded"; recording: Blob; seconds: number; isFull: boolean };

export interface Recorder {
  state(): RecorderState;
  subscribe(listener: () => void): () => void;
  start(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Ends the recording, which is then in the state. */
  finish(): void;
  /** Forgets everything, and lets go of the microphone. */
  discard(): void;
}

interface Running {
  media: MediaRecorder;
  stream: MediaStream;
  meter: LevelMeter;
  timer: ReturnType<typeof setInterval>;
}

/** Levels that are kept to be drawn: five seconds. */
const keptLevels = 50;

/** Records the microphone, on this device only. */
export function createRecorder(): Recorder {
  const listeners = new Set<() => void>();
  let state: RecorderState = { phase: "idle" };
  let running: Running | undefined;
  /** Tells whether an answer of the browser still belongs to what is going on. */
  let attempt = 0;

  function change(next: RecorderState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function letGo(): void {
    if (running === undefined) return;
    const { stream, meter, timer } = running;
    clearInterval(timer);
    meter.close();
    for (const track of stream.getTracks()) track.stop();
    running = undefined;
  }

  function tick(): void {
    if (running === undefined || state.phase !== "recording") return;
    const seconds = state.seconds + tickMs / 1000;
    change({ ...state, seconds, levels: [...state.levels, running.meter.level()].slice(-keptLevels) });
    if (seconds >= longestNoteSeconds) finish();
  }

  function begin(stream: MediaStream): void {
    const mimeType = containers.find((type) => MediaRecorder.isTypeSupported(type));
    const media = new MediaRecorder(stream, {
      audioBitsPerSecond: bitsPerSecond,
      ...(mimeType === undefined ? {} : { mimeType }),
    });
    const parts: Blob[] = [];
    const mine = attempt;
    media.addEventListener("dataavailable", ({ data }) => parts.push(data));
    media.addEventListener("stop", () => {
      if (mine !== attempt || (state.phase !== "recording" && state.phase !== "paused")) return;
      const { seconds } = state;
      letGo();
      const recording = new Blob(parts, { type: (media.mimeType || "audio/webm").split(";")[0] ?? "" });
      change({ phase: "recorded", recording, seconds, isFull: seconds >= longestNoteSeconds });
    });
    // A microphone that is unplugged ends the recording, with what there is.
    for (const track of stream.getTracks()) track.addEventListener("ended", finish);
    running = { media, stream, meter: createLevelMeter(stream), timer: setInterval(tick, tickMs) };
    media.start();
    change({ phase: "recording", seconds: 0, levels: [] });
  }

  function finish(): void {
    if (running !== undefined && running.media.state !== "inactive") running.media.stop();
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      letGo();
      attempt += 1;
      const mine = attempt;
      if (!("mediaDevices" in navigator) || !("MediaRecorder" in globalThis)) {
        return change({ phase: "trouble", trouble: "unsupported" });
      }
      change({ phase: "asking" });
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
        if (mine === attempt) begin(stream);
        else for (const track of stream.getTracks()) track.stop();
      } catch (error) {
        if (mine !== attempt) return;
        letGo();
        change({ phase: "trouble", trouble: troubleOf(error) });
      }
    },
    pause() {
      if (state.phase !== "recording") return;
      running?.media.pause();
      change({ ...state, phase: "paused" });
    },
    resume() {
      if (state.phase !== "paused") return;
      running?.media.resume();
      change({ ...state, phase: "recording" });
    },
    finish,
    discard() {
      attempt += 1;
      finish();
      letGo();
      change({ phase: "idle" });
    },
  };
}

function troubleOf(error: unknown): RecorderTrouble {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  return name === "NotReadableError" || name === "AbortError" ? "taken" : "unsupported";
}

interface LevelMeter {
  level(): number;
  close(): void;
}

/** How loud the microphone is now: the root mean square, stretched so that quiet speech is a third and loud speech full. */
function createLevelMeter(stream: MediaStream): LevelMeter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
      return Math.min(1, Math.sqrt(loudness) * 1.6);
    },
    close: () => void context.close(),
  };
}
