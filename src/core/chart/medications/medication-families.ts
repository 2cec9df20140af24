/**
 * General names that, where the record names just one of the particular medicines, mean that one: "iron" is the ferrous fumarate,
 * "B12" the hydroxocobalamin. Names are the vocabulary's.
 */
export const medicationFamilies: readonly { general: string; particular: RegExp }[] = [
  { general: "iron", particular: /^ferrous|^iron polysaccharide/ },
  { general: "vitamin b12", particular: /cobalamin$/ },
  { general: "cyanocobalamin", particular: /^hydroxocobalamin$/ },
  { general: "insulin", particular: /^insulin |^biphasic insulin/ },
  { general: "lithium", particular: /^lithium/ },
  { general: "magnesium", particular: /^magnesium/ },
  { general: "diuretic", particular: /thiazide$|^furosemide$|^bumetanide$/ },
  { general: "statin", particular: /statin$/ },
  { general: "prednisolone", particular: /^prednisone$/ },
  { general: "mycophenolate", particular: /^mycophenolat/ },
  { general: "hormone replacement therapy", particular: /^estradiol/ },
  { general: "calcium carbonate", particular: /^calcium carbonate\/vitamin d/ },
  { general: "levonorgestrel", particular: /^levonorgestrel/ },
];

/** Groups whose medicines are taken for days: long after their last word they are at their end, whatever was or was not said. */
export const shortCourseGroups: ReadonlySet<string> = new Set([
  "other antibiotic",
  "penicillin",
  "cephalosporin",
  "macrolide",
  "fluoroquinolone",
  "tetracycline antibiotic",
  "aminoglycoside",
  "carbapenem",
  "antiviral",
  "antifungal",
  "antiparasitic",
]);

/** Groups that are given in hospital, by others: never a medicine at home. */
export const givenByOthersGroups: ReadonlySet<string> = new Set([
  "general anesthetic",
  "local anesthetic",
  "contrast agent",
  "neuromuscular blocker",
  "fluid",
  "thrombolytic",
  "vasopressor",
]);

/** Groups that are mostly for a few days after an operation or an illness: as needed then, unsure months later. */
export const forAWhileGroups: ReadonlySet<string> = new Set([
  "opioid",
  "opioid combination",
  "antiemetic",
  "laxative",
  "proton pump inhibitor",
]);

/** Groups that are mostly for some days or weeks, as needed or every day: after months without a word nobody can say that they are taken. */
export const someWeeksGroups: ReadonlySet<string> = new Set([
  "antidiarrheal",
  "antihistamine",
  "dependence medicine",
  "recreational drug",
]);
