/** One side of a pair: medicines by name, or all of a class of the vocabulary. */
export interface CautionSide {
  names?: readonly string[];
  classes?: readonly string[];
}

export interface Caution {
  one: CautionSide;
  /** The other medicine; an estimated filtration rate below a limit; pregnancy. */
  with: { medicine: CautionSide } | { filtrationBelow: number } | { pregnancy: true };
  /** What the source says, and which it is. Works of the United States' government and labels by openFDA (CC0) may be shipped. */
  says: string;
  source: string;
  /** The one is taken for days only: it is no caution for what is begun months later. */
  isShort?: true;
}

const label = (medicine: string, section: string) => `United States label of ${medicine} (${section}; openFDA, CC0)`;

/** Only what a label forbids or warns of in so many words: a long list would be passed over. */
export const cautions: readonly Caution[] = [
  {
    one: { classes: ["biguanide"] },
    with: { filtrationBelow: 30 },
    says: "“Metformin is contraindicated in patients with an eGFR below 30 mL/minute/1.73 m2.”",
    source: "FDA Drug Safety Communication, 8 April 2016",
  },
  {
    one: { classes: ["nsaid"] },
    with: { filtrationBelow: 30 },
    says: "Anti-inflammatories are to be avoided in advanced kidney disease, unless the benefit outweighs the risk to the kidneys.",
    source: label("naproxen", "warnings, renal toxicity"),
  },
  {
    one: { names: ["nitrofurantoin"] },
    with: { filtrationBelow: 30 },
    says: "Contraindicated in “anuria, oliguria, or significant impairment of renal function”.",
    source: label("nitrofurantoin", "contraindications"),
  },
  {
    one: { names: ["alendronate", "risedronate", "zoledronic acid"] },
    with: { filtrationBelow: 30 },
    says: "Bisphosphonates for bones are not recommended where the kidneys clear less than 30 to 35 mL a minute.",
    source: label("alendronate", "warnings, renal impairment"),
  },
  {
    one: { classes: ["ace inhibitor", "angiotensin receptor blocker"] },
    with: { pregnancy: true },
    says: "“When pregnancy is detected, discontinue lisinopril as soon as possible.” The same is said of all medicines of its kind.",
    source: label("lisinopril", "boxed warning"),
  },
  {
    one: { names: ["isotretinoin", "acitretin"] },
    with: { pregnancy: true },
    says: "“Isotretinoin must not be used by female patients who are or may become pregnant.”",
    source: label("isotretinoin", "boxed warning"),
  },
  {
    one: { names: ["valproate"] },
    with: { pregnancy: true },
    says: "Valproate can harm the unborn child: malformations, and lower intelligence later.",
    source: "FDA Drug Safety Communication, 6 May 2013",
  },
  {
    one: { names: ["methotrexate", "leflunomide", "mycophenolate", "warfarin"] },
    with: { pregnancy: true },
    says: "It can harm the unborn child.",
    source: label("methotrexate, leflunomide, mycophenolate and warfarin", "use in pregnancy"),
  },
  {
    one: { names: ["clarithromycin", "erythromycin", "itraconazole", "ketoconazole", "posaconazole", "voriconazole"] },
    with: { medicine: { names: ["simvastatin", "lovastatin"] } },
    says: "“Concomitant administration of strong CYP3A4 inhibitors” such as these with simvastatin is contraindicated: muscles can be damaged.",
    source: label("simvastatin", "contraindications"),
    isShort: true,
  },
  {
    one: { names: ["trimethoprim", "trimethoprim/sulfamethoxazole", "sulfamethoxazole/trimethoprim"] },
    with: { medicine: { names: ["methotrexate"] } },
    says: "“Trimethoprim/sulfamethoxazole has been reported rarely to increase bone marrow suppression in patients receiving methotrexate.”",
    source: label("methotrexate", "drug interactions"),
    isShort: true,
  },
  {
    one: { classes: ["pde5 inhibitor"] },
    with: { medicine: { classes: ["nitrate"] } },
    says: "Contraindicated in patients “using any form of organic nitrate”: the blood pressure can fall dangerously.",
    source: label("sildenafil", "contraindications"),
  },
  {
    one: { classes: ["nsaid"] },
    with: { medicine: { names: ["warfarin", "apixaban", "rivaroxaban", "dabigatran", "edoxaban"] } },
    says: "Anti-inflammatories together with a blood thinner raise the risk of bleeding.",
    source: label("warfarin", "drug interactions"),
  },
  {
    one: { classes: ["nsaid"] },
    with: { medicine: { names: ["lithium"] } },
    says: "Anti-inflammatories can raise lithium in the blood.",
    source: label("lithium", "drug interactions"),
  },
  {
    one: { names: ["omeprazole", "esomeprazole"] },
    with: { medicine: { names: ["clopidogrel"] } },
    says: "“Avoid concomitant use of Plavix with omeprazole or esomeprazole.”",
    source: label("clopidogrel", "drug interactions"),
  },
];
