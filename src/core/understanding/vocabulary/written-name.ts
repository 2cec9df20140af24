/*
 * Standard names as a list of findings writes them. The vocabulary keeps them in small letters; here they get back the capitals of
 * abbreviations and of their first word.
 */

/** Abbreviations whose letters are not all capitals. */
const mixed: Record<string, string> = {
  ph: "pH",
  hba1c: "HbA1c",
  egfr: "eGFR",
  iga: "IgA",
  igd: "IgD",
  ige: "IgE",
  igg: "IgG",
  igm: "IgM",
  igg4: "IgG4",
  "nt-probnp": "NT-proBNP",
  probnp: "proBNP",
  mrna: "mRNA",
  pao2: "PaO2",
  paco2: "PaCO2",
  spo2: "SpO2",
  fio2: "FiO2",
  "covid-19": "COVID-19",
};
const abbreviations = new Set(
  (
    "acth adhd afp alp alt ana anca apoa apob ast bcg bmi bnp ccp cea ck ckmb cmv copd cpap crp csf ct dexa dhea dheas dna dtap ebv ecg " +
    "eeg ef emg esr fev1 fsh fvc gad gfr ggt gh gord gerd hcg hcv hdl hiaa hiv hla hpv hsv ibd ibs icd inr ivf jak2 lcr ldh ldl lh mch " +
    "mchc mcv mmr mmse moca mpv mri mrsa ms nse pcr pcv pet phq psa pt pth ptsd qt qtc ra rdw rh rna rpr rsv sars shbg sle tb tdap tia tibc " +
    "tpo trab tsh ttg uti vldl vte vwf das28 ohp"
  ).split(" "),
);

/** "c-reactive protein" → "C-reactive protein", "vitamin d" → "Vitamin D", "acth" → "ACTH"; a name with a capital of its own keeps all its letters. */
export function writtenName(name: string): string {
  if (/\p{Lu}/u.test(name)) return name.charAt(0).toUpperCase() + name.slice(1);
  const words = name.split(" ").map((word) => mixed[word] ?? word.split("-").map(withCapitals).join("-"));
  const written = words.join(" ");
  const first = words[0] ?? "";
  return first.length > 1 && /^\p{Ll}\p{Lu}/u.test(first)
    ? written
    : written.charAt(0).toUpperCase() + written.slice(1);
}

function withCapitals(part: string): string {
  if (mixed[part] !== undefined) return mixed[part];
  const isLetter = /^[b-hj-z]$/.test(part);
  const isNumbered = /^[a-z]{1,2}\d+$/.test(part);
  return isLetter || isNumbered || abbreviations.has(part) ? part.toUpperCase() : part;
}
