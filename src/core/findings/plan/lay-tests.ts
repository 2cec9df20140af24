/**
 * What people call a test, and the tests that they mean by it, the likeliest first: standard names of the vocabulary, or words that stand in
 * a result's printed name. Which of them is meant is decided by what the records have.
 */
export const layTests: readonly [phrase: RegExp, tests: readonly string[]][] = [
  [
    /\bwhites?\b(?! of)|\bwhite (?:blood )?(?:cells?|count)\b|\bwbc\b|\bwcc\b/,
    ["white blood cell", "white cell", "leukocyte", "wbc", "lymphocyte"],
  ],
  [/\breds?\b|\bred (?:blood )?(?:cells?|count)\b/, ["red blood cell"]],
  [/\bblood count\b|\bh(?:a)?emoglobin\b|\bhb\b|\bhgb\b/, ["hemoglobin", "haemoglobin"]],
  [
    /\bkidney(?:s)?(?: (?:number|function|test|blood|result|level|count)s?)?\b|\begfr\b|\brenal function\b/,
    ["estimated glomerular filtration rate", "egfr", "glomerular filtration", "creatinine"],
  ],
  [
    /\bliver(?: (?:number|function|test|enzyme|blood|result)s?)?\b|\blfts?\b/,
    [
      "alanine aminotransferase",
      "alt",
      "aspartate aminotransferase",
      "alkaline phosphatase",
      "bilirubin",
      "gamma-glutamyl transferase",
    ],
  ],
  [
    /\bsugars?(?: (?:number|average|level|control))?\b|\bblood sugar\b|\bglucose\b/,
    ["hemoglobin a1c", "hba1c", "glucose", "blood glucose"],
  ],
  [/\b(?:three|3) month (?:sugar|average)\b|\bhba1c\b|\ba1c\b/, ["hemoglobin a1c", "hba1c"]],
  [
    /\bthyroid(?: (?:number|level|test|blood|function|result)s?)?\b|\btsh\b/,
    ["thyroid stimulating hormone", "tsh", "free thyroxine", "free t4"],
  ],
  [/\biron(?: (?:level|store|number|count|test)s?)?\b|\bferritin\b/, ["ferritin", "transferrin saturation", "iron"]],
  [
    /\bprotein in (?:my |the |his |her )?(?:urine|pee|wee|water)\b|\b(?:urine|pee|wee) protein\b|\bkidney leak\b|\bacr\b|\bupcr\b|\bpcr ratio\b/,
    [
      "albumin/creatinine ratio",
      "protein/creatinine ratio",
      "urine albumin",
      "urine protein",
      "24-hour urine protein",
      "acr",
      "upcr",
    ],
  ],
  [/\burate\b|\buric acid\b|\bgout (?:number|level|test|blood)\b/, ["uric acid", "urate"]],
  [
    /\binflammation (?:number|marker|level|test|blood)s?\b/,
    ["c-reactive protein", "crp", "erythrocyte sedimentation rate", "esr"],
  ],
  [
    /\bbowel (?:inflammation|marker|number|test)\b|\bcalpro(?:tectin)?\b|\b(?:poo|stool) (?:test|number|inflammation)\b/,
    ["calprotectin", "faecal calprotectin", "fecal calprotectin"],
  ],
  [
    /\beyes?\b.{0,16}\bpressures?\b(?: (?:reading|number)s?)?|\bpressures?\b.{0,20}\beyes?\b|\biop\b/,
    ["intraocular pressure", "iop"],
  ],
  [/\bblood pressure\b|\bpressure (?:reading|number)s?\b/, ["blood pressure", "systolic blood pressure"]],
  [/\b(?:heart rate|pulse)\b/, ["heart rate", "pulse"]],
  [/\bdry weight\b|\btarget weight\b/, ["dry weight", "target weight"]],
  [/\b(?:weight|weigh|weighed|kilos?)\b/, ["weight", "body weight"]],
  [/\boxygen(?: (?:level|number|reading)s?)?\b|\bsats\b|\bspo2\b/, ["oxygen saturation", "spo2"]],
  [/\bplatelets?\b|\bclotting cells\b/, ["platelet", "platelets"]],
  [
    /\bcholesterol\b|\blipids?\b|\bblood fats?\b/,
    ["total cholesterol", "cholesterol", "ldl cholesterol", "low density lipoprotein"],
  ],
  [/\bpotassium\b/, ["potassium"]],
  [/\bsodium\b|\bsalt (?:level|number|test|reading)\b/, ["sodium"]],
  [/\bcalcium\b/, ["adjusted calcium", "corrected calcium", "calcium"]],
  [/\bvit(?:amin)?\.? ?d(?:3)?\b/, ["25-hydroxyvitamin d", "vitamin d"]],
  [/\bb ?12\b/, ["vitamin b12", "b12"]],
  [/\bfolate\b|\bfolic acid level\b/, ["folate"]],
  [/\bneutrophils?\b|\bneuts\b|\binfection fighting cells\b/, ["neutrophil"]],
  [/\blymphocytes?\b|\blymphs\b/, ["lymphocyte"]],
  [/\bantibod(?:y|ies) level\b|\bigg\b|\bimmunoglobulins?\b/, ["immunoglobulin g", "igg"]],
  [/\bclotting (?:number|test|time)s?\b|\binr\b/, ["international normalized ratio", "inr"]],
  [/\bprostate (?:number|blood|test|level)\b|\bpsa\b/, ["prostate specific antigen", "psa"]],
  [/\bheart failure (?:number|blood|test)\b|\bbnp\b/, ["nt-probnp", "bnp", "natriuretic peptide"]],
  [/\banxiety score\b|\bgad-?7?\b/, ["generalized anxiety disorder", "gad-7", "gad7"]],
  [/\bdepression score\b|\bmood score\b|\bphq-?9?\b/, ["patient health questionnaire", "phq-9", "phq9"]],
  [/\bheadache days?\b|\bmigraine days?\b/, ["headache day", "migraine day"]],
  [/\bbone density\b|\bt-?score\b|\bdexa\b|\bdxa\b/, ["t-score", "bone density"]],
  [
    /\bheart\b.{0,16}\bpump\w*|\bpump\w*\b.{0,16}\bheart\b|\bpumping\b|\bejection\b|\bef\b/,
    ["left ventricular ejection fraction", "ejection fraction", "lvef", "ef"],
  ],
  [/\bpeak flow\b/, ["peak expiratory flow", "peak flow"]],
  [
    /\bblow(?:ing|s)?\b|\blungs?\b.{0,12}\b(?:test|number|score|capacity|function|power)s?\b|\bspirometry\b|\bfev ?1?\b/,
    ["fev1", "forced expiratory volume in 1 second", "fev1 percent predicted", "peak expiratory flow"],
  ],
  [
    /\b(?:sleep )?apno?ea\b|\bahi\b|\bevents an hour\b/,
    ["apnea-hypopnea index", "apnoea-hypopnoea index", "ahi", "residual ahi"],
  ],
  [
    /\b(?:memory|brain|cognitive|thinking) (?:score|test|number|check)s?\b/,
    ["montreal cognitive assessment", "mini-mental state examination", "moca", "mmse"],
  ],
  [/\b(?:virus|viral) (?:count|load|level|number)s?\b/, ["hiv viral load", "viral load"]],
  [
    /\b(?:arthritis|joints?|ra|disease activity)\b.{0,40}\bscores?\b|\bscores?\b.{0,20}\b(?:arthritis|joints?)\b|\bdas ?-?28\b/,
    ["disease activity score 28", "das28"],
  ],
  [/\bsalt\b(?=.{0,24}\b(?:low|high|blood|level|number)\b)|\b(?:low|high) salt\b/, ["sodium"]],
  [/\bwalk(?:ing|ed)?\b/, ["walking", "walk test", "walking tolerance"]],
  [/\bpain (?:score|level|number|rating)s?\b/, ["pain score", "pain"]],
  [/\bcoeliac\b|\bceliac\b|\bttg\b/, ["tissue transglutaminase", "ttg"]],
  [/\bcreatinine\b/, ["creatinine"]],
  [/\btemperature\b/, ["body temperature", "temperature"]],
  [/\bheight\b|\bhow tall\b/, ["height", "body height"]],
  [/\bbmi\b/, ["body mass index", "bmi"]],
];
