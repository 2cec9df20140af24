/**
 * Nora's two voice notes. They were made once and are kept in `public/demo` as they are; nothing else of the script needs these programs:
 *
 *   espeak-ng -v en-gb+f3 -s 150 -p 55 -w note.wav "<the text below>"
 *   ffmpeg -i note.wav -ac 1 -ar 16000 -b:a 32k -map_metadata -1 -id3v2_version 0 -write_id3v1 0 -fflags +bitexact -flags:a +bitexact <file name>
 *
 * `sha256` holds the file to its text: whoever makes a new recording writes its hash here.
 */
export interface VoiceNote {
  fileId: string;
  text: string;
  sha256: string;
}

export const voiceNotes: readonly VoiceNote[] = [
  {
    fileId: "nora-voice-february",
    text: "This is Nora. It is Sunday, the ninth of February. Since Wednesday I take the prednisolone with breakfast, and I have slept better for four nights. On Thursday, the day after methotrexate, I felt sick until the evening. On Friday I took my first folic acid. My pain is six today. I want to ask Bryony if the sickness will go away.",
    sha256: "7d512e750cc01cf08b662e3c3cae63017f46307c5437e543f78ef8fe119c7442",
  },
  {
    fileId: "nora-voice-april",
    text: "Nora again. Tuesday, the twenty second of April. I forgot my methotrexate on Wednesday the sixteenth, because we left for my sister's house. On Saturday my hands were swollen and my pain was seven. Today it is six. I took paracetamol last night. Tomorrow I will take methotrexate as usual. I must ask Doctor Thornbury what to do when I miss a dose.",
    sha256: "17e893115593c286af400344819104651ec6750f6c0759021530c06da99a86dd",
  },
];
