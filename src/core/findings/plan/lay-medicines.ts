/**
 * What people call a medicine by what it is for or looks like, and the lay classes of the vocabulary that it may mean (`drugClassLay`), or
 * words of the medicine's own name. Which medicine is meant is decided by what the chart has.
 */
export const layMedicines: readonly [phrase: RegExp, classes: RegExp][] = [
  [/\bwater (?:tablet|pill)s?\b|\bdiuretics?\b/, /water tablet|removes fluid/],
  [/\b(?:blood )?thinners?\b|\banticoagula\w+\b/, /blood thinner|blood cells clumping/],
  [/\bthyroid (?:tablet|pill|medicine|med|strength|dose)s?\b/, /thyroid/],
  [/\b(?:blood )?pressure (?:tablet|pill|medicine|med)s?\b/, /blood pressure/],
  [/\b(?:sugar|diabetes|diabetic) (?:tablet|pill|medicine|med|injection)s?\b/, /diabetes|blood sugar|insulin/],
  [/\binsulins?\b/, /insulin|diabetes injection/],
  [/\biron (?:tablet|pill|medicine|capsule|supplement|drip|infusion)s?\b/, /iron medicine|ferrous|iron/],
  [/\b(?:cholesterol|statin) ?(?:tablet|pill|medicine|med)?s?\b/, /cholesterol|statin/],
  [/\b(?:stomach|acid|heartburn) (?:tablet|pill|medicine|med|protector)s?\b/, /stomach acid|heartburn/],
  [/\bgout (?:tablet|pill|medicine|med)s?\b/, /gout/],
  [/\b(?:steroids?|pred)\b/, /^steroid medicine|steroid tablet|prednis/],
  [/\b(?:pain ?killers?|pain (?:tablet|pill|medicine|med)s?)\b/, /painkiller/],
  [/\bsleeping (?:tablet|pill|medicine)s?\b/, /sleep/],
  [/\bantibiotics?\b/, /antibiotic/],
  [/\b(?:birth control|contraceptive|the pill|mini ?pill)\b/, /birth control/],
  [/\bhrt\b|\bhormone (?:patch|tablet|replacement)\w*\b/, /menopause|female hormone|estradiol|oestrogen/],
  [/\b(?:migraine) (?:tablet|pill|medicine|med)s?\b/, /migraine/],
  [/\b(?:anti ?depressants?|mood (?:tablet|pill)s?|anxiety (?:tablet|pill)s?)\b/, /antidepressant|worry/],
  [/\b(?:bone) (?:tablet|drip|injection|medicine)s?\b/, /bone/],
  [/\binhalers?\b|\bpuffers?\b/, /inhaler/],
  [/\b(?:heart) (?:tablet|pill|medicine)s?\b/, /heart/],
  [/\bnausea (?:tablet|pill)s?\b|\banti ?sickness\b/, /feeling sick/],
];
