/** A thing that is asked for in one record and done in another: how it is named in both. */
export interface RequestTopic {
  name: string;
  words: RegExp;
  /** How the results of it are named, where that is otherwise. */
  results: RegExp;
}

const topic = (name: string, words: string, results = words): RequestTopic => ({
  name,
  words: new RegExp(`\\b(?:${words})\\b`, "i"),
  results: new RegExp(`\\b(?:${results})\\b`, "i"),
});

/** Tests, scans, referrals, vaccines and checks that letters ask for. */
export const requestTopics: readonly RequestTopic[] = [
  topic("liver tests", "LFTs?|liver (?:function|tests?|bloods)", "ALT|AST|alanine|aspartate|bilirubin|GGT|liver"),
  topic(
    "kidney blood test",
    "U ?&? ?\\+? ?Es?|EUC|UEC|BMP|renal (?:function|bloods)|kidney (?:function|bloods?)|creatinine|potassium|K\\+",
    "creatinine|potassium|urea|eGFR|glomerular",
  ),
  topic("sodium", "sodium|Na\\+"),
  topic("lipids", "lipids?|cholesterol", "lipids?|cholesterol|LDL|HDL|triglycerides?"),
  topic(
    "blood count",
    "FBC|CBC|full blood count|complete blood count",
    "h(?:a)?emoglobin|Hb|platelets?|white (?:blood )?cells?|WBC|neutrophils?",
  ),
  topic(
    "thyroid test",
    "TSH|TFTs?|thyroid (?:function|tests?|bloods?)|(?:repeat|re-?check) thyroid",
    "TSH|T4|T3|thyroid stimulating",
  ),
  topic("parathyroid hormone", "PTH|parathyroid hormone"),
  topic("vitamin D", "vit(?:amin)?\\.? ?D3?|25-?OH.{0,12}D"),
  topic("vitamin B12", "B-?12"),
  topic("ferritin and iron", "ferritin|iron studies|tsat"),
  topic("HbA1c", "hba1c|a1c"),
  topic("urine albumin", "ACR|PCR|albumin.creatinine ratio|urine protein|microalbumin\\w*"),
  topic("urine culture", "MSU|urine culture|urine sample"),
  topic(
    "stool test",
    "stool(?: \\w+){0,2}|calpro(?:tectin)?|c\\.? ?diff\\w*|norovirus|h\\.? ?pylori|q?FIT (?:\\(|tests?|kits?|samples?|sent|results?|requested|posted|neg\\w*|pos\\w*|\\d)|qFIT|iFOBT",
  ),
  topic("mycobacterial culture", "AFB|MGIT|(?:TB|mycobacterial) cultures?"),
  topic("sputum", "sputum"),
  topic("culture", "(?<!mycobacterial |TB |urine )cultures?"),
  topic("immunoglobulins", "IgG(?:/A/M)?|immunoglobulins?|CD19"),
  topic(
    "antibody test",
    "JCV(?: \\w+)?|antibod(?:y|ies)|DAT|antiglobulin|lupus anticoagulant|tTG|transglutaminase|coeliac (?:test|screen)|celiac (?:test|screen)",
  ),
  topic("zinc", "zinc"),
  topic("cortisol", "cortisol"),
  topic(
    "genetic test",
    "genetics?|genetic (?:test|sample|result)|R208|BRCA\\w*|IGHV|HLA(?: typing)?|FISH (?:panel|tests?|results?)",
  ),
  topic("histology", "histology|(?<!speech )patholog(?:y|ical)|biops(?:y|ies)"),
  topic("sleep study", "sleep (?:study|test|clinic)|polysomnograph\\w*"),
  topic("MRI", "MRI|MRCP|MRE|MR enterograph\\w*"),
  topic("CT", "CT(?: \\w+)?|lung nodule|nodule"),
  topic("chest X-ray", "CXR|chest (?:x-?ray|film)"),
  topic("X-ray", "(?<!chest )x-?ray"),
  topic("ultrasound", "USS|ultrasound|sonogram|sonar"),
  topic("echocardiogram", "echo(?:cardiogram)?|TTE|TOE|heart scan"),
  topic("bone density scan", "DEXA|DXA|bone density|bone scan"),
  topic("mammogram", "mammogra\\w+|breast clinic|family history (?:breast )?clinic"),
  topic("colonoscopy", "colonoscopy|endoscopy|gastroscopy|scope"),
  topic("ECG", "ECG|EKG|heart tracing|holter|24-?h(?:our)? (?:heart )?tape"),
  topic(
    "eye check",
    "(?:dilated )?(?:eye|fundus|retinal?) (?:exam\\w*|check|test|screening|doctor|clinic)|eye exam|visual field|10-2",
  ),
  topic("dentist", "dent(?:al|ist)\\w*|tooth|abscess(?:es)?"),
  topic("allergy clinic", 'allergy (?:clinic|referral|assessment|test\\w*|review)|de-?label\\w*|allergy" ?: refer\\w*'),
  topic("skin check", "skin check|naev(?:us|i)|nevus|mole"),
  topic("pneumococcal vaccine", "pneumo(?:coccal|vax|nia)?(?: vacc\\w*| jab)?|prevnar\\w*(?: ?\\d+)?|pneu-c-20"),
  topic("shingles vaccine", "shingrix|shingles (?:jab|vaccine)|zoster"),
  topic("flu vaccine", "flu (?:shot|jab|vacc\\w*|vax)|influenza vacc\\w*"),
  topic("hepatitis B vaccine", "engerix|hep(?:atitis)? ?B vacc\\w*|hep ?b (?:surface )?antibod\\w*"),
  topic("bowel screening", "bowel screening|colorectal screening"),
  topic("physiotherapy", "physio(?:therapy)? referral|refer\\w* (?:to )?physio"),
  topic("kidney clinic referral", "refer\\w* (?:to )?(?:renal|nephrolog\\w*)|nephrology"),
  topic("weight checks", "weekly (?:blind )?(?:wt|weights?|weigh\\w*)|blind (?:wt|weights?|weigh\\w*)"),
  topic("home blood pressure", "home (?:BP|blood pressure)\\w*"),
  topic("iron infusion", "IV iron|iron (?:infusion|drip)|ferinject|venofer"),
  topic("pre-pregnancy appointment", "pre-?conception"),
];
