import { conceptKey, lexicon } from "#core/understanding/vocabulary/lexicon.ts";

const pressure = /hypertens|\bHTN\b|\bHPT\b|blood pressure/i;
const heart =
  /hypertens|\bHTN\b|\bHPT\b|blood pressure|heart|cardiac|angina|coronary|infarct|cardiomyopath|\bHF\b|\bLVSD\b|\bIHD\b/i;
const rhythm = /fibrillation|\bAF\b|flutter|tachycard|arrhythm|palpitation|\bPOTS\b/i;
const clots = /fibrillation|\bAF\b|flutter|thromb|embol|\bDVT\b|\bPE\b|clot|stroke|\bTIA\b|valve/i;
const vessels = /coronary|infarct|angina|stroke|\bTIA\b|ischa?em|peripheral (?:arter|vasc)|stent|heart/i;
const fats = /cholesterol|lipid|coronary|infarct|stroke|\bTIA\b|cardiovascular|ischa?em/i;
const sugar = /diabet|\bT[12]DM\b|sugar|glucose|hyperglyc/i;
const airways = /asthma|\bCOPD\b|pulmonary disease|bronch|wheez|breathless|emphysema/i;
const acid = /reflux|\bGO?RD\b|\bGERD\b|ulcer(?!ative)|gastritis|dyspepsia|heartburn|oesophag|esophag|indigestion/i;
const pain = /pain|arthr|\bOA\b|ache|migraine|headache|sciatica|neuralgia|cramp|fracture|period|menstr/i;
const nerves = /neuropath|neuralgia|nerve|fibromyalgia|sciatica|\bpain|migraine|headache|epilep|seizure|fits|anxi/i;
const mood = /depress|anxi|panic|\bOCD\b|\bGAD\b|mood|bipolar|\bPTSD\b|obsessive|low mood/i;
const mind = /schizo|psychos|bipolar|mania|depress|mood|agitat|delusion|anxi/i;
const immune =
  /arthr|psoria|lupus|\bSLE\b|nephritis|crohn|colitis|\bIBD\b|\bUC\b|transplant|vasculit|myositis|uveitis|sarcoid|multiple sclerosis|eczema|dermatitis|spondyl|giant cell|polymyalgia|asthma|\bCOPD\b|myasthenia|hepatitis/i;
const tumour = /cancer|carcinoma|lymphom|leuka?em|myeloma|\bCLL\b|melanoma|tumou?r|sarcoma|neoplas|metasta/i;
const germs =
  /infect|pneumon|\bUTI\b|cystitis|cellulit|sepsis|bronchit|sinusit|tonsil|otitis|abscess|chest|urin|pyelon|tubercul|\bTB\b|wound|diverticul|acne|herpes|shingles|thrush|flu\b|influenza|COVID|malaria|helicobacter|H\.? ?pylori/i;
const bones = /osteop|bone|fracture|menopaus/i;
const women =
  /contracep|menstru|menorrh|period|endometr|menopaus|\bHRT\b|flush|fibroid|bleed|\bPCOS\b|polycystic|pregnan|birth control/i;
const swelling = /heart|oedema|edema|hypertens|blood pressure|ascites|fluid|swell|kidney|\bHF\b/i;

/** What the medicines of a class are given for, as a pattern over the names and the printed words of problems. */
const treated: Readonly<Record<string, RegExp>> = {
  "ace inhibitor": /hypertens|\bHTN\b|\bHPT\b|blood pressure|heart|proteinuria|kidney|nephro|infarct|\bHF\b/i,
  "angiotensin receptor blocker": /hypertens|\bHTN\b|\bHPT\b|blood pressure|heart|proteinuria|kidney|nephro|\bHF\b/i,
  "blood pressure combination": pressure,
  "calcium channel blocker": /hypertens|\bHTN\b|\bHPT\b|blood pressure|angina|raynaud|fibrillation/i,
  "thiazide diuretic": pressure,
  "centrally acting antihypertensive": pressure,
  "alpha blocker": /prostat|hypertens|\bHTN\b|blood pressure|\bBPH\b|urinary/i,
  "beta blocker": new RegExp(`${heart.source}|${rhythm.source}|migraine|anxi|tremor`, "i"),
  "loop diuretic": swelling,
  "potassium-sparing diuretic": swelling,
  antianginal: new RegExp(`angina|coronary|heart|${rhythm.source}`, "i"),
  nitrate: /angina|coronary|chest pain|ischa?em/i,
  antiarrhythmic: rhythm,
  "other heart medicine": heart,
  anticoagulant: clots,
  antiplatelet: vessels,
  statin: fats,
  fibrate: fats,
  "other lipid-lowering medicine": fats,
  "sglt2 inhibitor": /diabet|\bT2DM\b|heart|kidney|nephro|protein|\bCKD\b|\bHF\b/i,
  biguanide: /diabet|\bT[12]DM\b|sugar|glucose|polycystic|\bPCOS\b/i,
  sulfonylurea: sugar,
  insulin: sugar,
  "dpp-4 inhibitor": sugar,
  "glp-1 receptor agonist": /diabet|\bT2DM\b|sugar|obes|weight/i,
  "diabetes combination": sugar,
  "other diabetes medicine": sugar,
  thiazolidinedione: sugar,
  meglitinide: sugar,
  "alpha-glucosidase inhibitor": sugar,
  "thyroid medicine": /hypothyroid|thyroid|\bTSH\b|hashimoto|goit/i,
  "antithyroid medicine": /hyperthyroid|thyroid|graves|thyrotox|goit/i,
  "inhaled bronchodilator": airways,
  "combination inhaler": airways,
  "inhaled corticosteroid": airways,
  "leukotriene modifier": airways,
  "asthma biologic": airways,
  "other lung medicine": airways,
  "proton pump inhibitor": acid,
  "h2 blocker": acid,
  antacid: acid,
  "stomach protector": acid,
  laxative: /constip|bowel|hepatic enceph/i,
  antidiarrheal: /diarrh|bowel|stoma/i,
  "bowel disease medicine": /colitis|crohn|\bUC\b|\bIBD\b/i,
  antispasmodic: /irritable|\bIBS\b|cramp|spasm|colic/i,
  antiemetic: /nausea|vomit|sick|dizz|vertigo|migraine/i,
  "liver and pancreas medicine": /pancrea|bil|liver|cholang|cirrhos/i,
  analgesic: pain,
  nsaid: pain,
  opioid: pain,
  "opioid combination": pain,
  triptan: /migraine|headache|cluster/i,
  "cgrp inhibitor": /migraine|headache|cluster/i,
  "other migraine medicine": /migraine|headache|cluster/i,
  anticonvulsant: nerves,
  "tricyclic antidepressant": nerves,
  snri: new RegExp(`${mood.source}|${pain.source}|neuropath|nerve|flush|incontinen`, "i"),
  ssri: new RegExp(`${mood.source}|premenstrual`, "i"),
  "other antidepressant": mood,
  maoi: mood,
  "mood stabilizer": /bipolar|mania|mood|depress/i,
  antipsychotic: mind,
  anxiolytic: /anxi|panic/i,
  benzodiazepine: /anxi|panic|insomnia|sleep|seizure|spasm/i,
  "sleep medicine": /insomnia|sleep/i,
  "dementia medicine": /dementia|alzheimer|memory/i,
  "parkinson's medicine": /parkinson|restless legs|tremor/i,
  "multiple sclerosis medicine": /sclerosis|\bMS\b|relaps/i,
  "muscle relaxant": /spas|stiff|sclerosis|back|muscle/i,
  stimulant: /\bADHD\b|attention|narcolep/i,
  "non-stimulant adhd medicine": /\bADHD\b|attention/i,
  "gout medicine": /gout|uric|urate/i,
  "tnf inhibitor": immune,
  "interleukin inhibitor": immune,
  "jak inhibitor": immune,
  "other biologic": immune,
  immunosuppressant: immune,
  corticosteroid: immune,
  "disease-modifying antirheumatic drug": immune,
  "topical corticosteroid": /eczema|psoria|dermatitis|rash|itch|lichen|skin/i,
  "skin medicine": /psoria|eczema|acne|rosacea|skin|dermatitis|keratos/i,
  "hormone cancer medicine": tumour,
  "kinase inhibitor": tumour,
  "checkpoint inhibitor": tumour,
  "cancer antibody": tumour,
  chemotherapy: new RegExp(`${tumour.source}|${immune.source}`, "i"),
  "other cancer medicine": tumour,
  bisphosphonate: /osteop|bone|fracture|paget|myeloma|metasta|calc(?:a?emia)/i,
  "iron supplement": /iron|ferritin|an(?:a)?emi|menorrh/i,
  "blood cell growth medicine": /an(?:a)?emi|neutropen/i,
  "phosphate binder": /phosph/i,
  "potassium binder": /potassium|hyperkal/i,
  "overactive bladder medicine": /bladder|incontinen|urgency|urin/i,
  "5-alpha-reductase inhibitor": /prostat|\bBPH\b/i,
  "glaucoma medicine": /glaucoma|eye pressure|ocular/i,
  "eye medicine": /eye|macular|conjunctiv/i,
  antihistamine: /allerg|hay ?fever|rhinitis|urticari|hives|itch|sleep|anxi|panic/i,
  contraceptive: women,
  progestogen: women,
  estrogen: women,
  "hormone replacement combination": women,
  "immune globulin": /immun|globulin|antibod|neuropathy|\bCIDP\b|\bITP\b|infect/i,
  "hiv medicine": /\bHIV\b/i,
  "tuberculosis medicine": /tubercul|\bTB\b/i,
  "hepatitis antiviral": /hepatitis/i,
  antiviral: germs,
  antifungal: germs,
  "other antibiotic": germs,
  penicillin: germs,
  cephalosporin: germs,
  macrolide: germs,
  "tetracycline antibiotic": germs,
  fluoroquinolone: germs,
  antiparasitic: germs,
  antimalarial: /malaria|lupus|\bSLE\b|arthr/i,
  "pulmonary hypertension medicine": /pulmonary hypertension/i,
  "pde5 inhibitor": /erect|pulmonary hypertension|raynaud/i,
  "weight-loss medicine": /obes|weight/i,
  "dependence medicine": /alcohol|smok|opioid|nicotine|depend/i,
  "pituitary or hormone medicine": /pituit|prolact|acromeg|diabetes insipidus|osteop|parathy/i,
};
/** Medicines that go other ways than their class. */
const treatedBy: Readonly<Record<string, RegExp>> = {
  "sacubitril/valsartan": /heart|cardiomyopath|\bHF\b|\bHFrEF\b|\bLVSD\b/i,
  ivabradine: /angina|heart|tachycard|\bPOTS\b/i,
  "mycophenolate mofetil": immune,
  hydroxychloroquine: /lupus|\bSLE\b|arthr|sjogren/i,
  methotrexate: immune,
  mesalamine: /colitis|crohn|\bUC\b/i,
  cholecalciferol: /vitamin D|osteop|bone/i,
  ergocalciferol: /vitamin D|osteop|bone/i,
  hydroxocobalamin: /B-?12|pernicious|an(?:a)?emi/i,
  cyanocobalamin: /B-?12|pernicious|an(?:a)?emi/i,
  "vitamin b12": /B-?12|pernicious|an(?:a)?emi|resection/i,
  "folic acid": /folate|an(?:a)?emi|methotrexate/i,
  colchicine: /gout|pericard/i,
  aspirin: vessels,
  "calcium carbonate": bones,
  "calcium carbonate/vitamin d": bones,
  cholestyramine: /bile|diarrh|cholesterol/i,
  propranolol: new RegExp(`${rhythm.source}|migraine|anxi|tremor|hypertens`, "i"),
  norethindrone: women,
  levonorgestrel: women,
};

/** Whether a medicine is given for such a problem; undefined where nothing is known of its class. */
export function isTreatedBy(medicine: string, problem: string): boolean | undefined {
  const group = lexicon().concepts.get(conceptKey("medication", medicine))?.group ?? "";
  return (treatedBy[medicine] ?? treated[group])?.test(problem);
}

const manyUses: ReadonlySet<RegExp | undefined> = new Set([germs, pain, nerves, women]);

/** Whether such medicines are for troubles of many kinds: that a record lists one of them tells little of which is meant. */
export function hasManyUses(medicine: string): boolean {
  const group = lexicon().concepts.get(conceptKey("medication", medicine))?.group ?? "";
  return manyUses.has(treatedBy[medicine] ?? treated[group]);
}
