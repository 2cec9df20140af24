/**
 * Ways to say things in several words, with the words that records may have for them. General language too: what stands here is said by
 * many patients of many things.
 */
const phrases: [RegExp, string][] = [
  [/\bbr(?:eak|oke|oken|eaking)\b(?! (?:down|out|up|from|off|through))/i, "fracture fractured broken"],
  [
    /\b(?:through|had|having|in|start\w*|during) the change\b|\bchange of life\b/i,
    "menopause menopausal perimenopausal climacteric",
  ],
  [
    /\bput(?:ting)? on weight\b|\bgain(?:ed|ing)? weight\b|\bget(?:ting)? (?:fat|heavier)\b/i,
    "weight rises rise gain increase kg",
  ],
  [/\b(?:lose|lost|losing) weight\b|\bgot thinner\b/i, "weight loss fall kg bmi"],
  [/\bsigned off\b|\bsick (?:note|leave)\b|\boff work\b/i, "fit note certificate work absence"],
  [/\bput (?:me |him |her )?on\b|\bgave me\b|\bgiven for\b/i, "started start commenced prescribed begin"],
  [/\bbunged (?:me |him |her )?up\b|\bblocked up\b|\bcan't go\b/i, "constipation constipated laxative"],
  [/\bthe (?:runs|trots)\b|\bupset (?:stomach|tummy)\b/i, "diarrhoea diarrhea gastroenteritis"],
  [/\b(?:stand|cope with|tolerate) the (?:tablets|medicine|drug)\b/i, "tolerated intolerance tolerate"],
  [/\b(?:how|what) (?:did|does) (?:\w+ ){0,3}look\b/i, "appearance examination normal abnormal"],
  [/\bwarn(?:ed|ing)? (?:me )?(?:about|of)\b|\blook out for\b/i, "warning signs return attend urgent"],
  [/\bhow bad\b|\bhow serious\b/i, "mild moderate severe grade stage"],
  [/\bcut (?:me )?open\b|\bkeyhole\b/i, "laparotomy laparoscopic incision open surgery"],
  [/\bput (?:in|into|inside)\b|\bfitted\b/i, "inserted implanted placed implantation stent prosthesis"],
  [/\bgrow(?:ing|n)? (?:inside|in)\b|\bgrowths?\b/i, "polyp polyps fibroid mass nodule cyst lesion tumour"],
  [
    /\b(?:take|get|taking) (?:the )?(?:metal|plate|screws|stitches|staples|cast|plaster)\b/i,
    "remove removed removal plate",
  ],
  [/\bwomen's (?:doctor|clinic)\b/i, "gynaecology gynaecologist"],
  [/\b(?:signs?|symptoms?) (?:of|for) (?:getting )?worse\b/i, "deteriorate worsening return"],
  [
    /\b(?:out of (?:puff|breath)|short of breath|get my breath|catch my breath)\b/i,
    "breathless breathlessness dyspnea dyspnoea exertional",
  ],
  [/\b(?:behind the wheel|drive again)\b/i, "drive driving"],
  [/\bput (?:to sleep|under)\b/i, "anaesthesia anesthesia anaesthetic sedation spinal"],
  [/\bstop(?:s|ped)? breathing\b/i, "apnoea apnea pause"],
  [/\bbreathing (?:mask|machine)\b/i, "cpap airway pressure ventilation"],
  [/\bcamera test\b/i, "endoscopy colonoscopy gastroscopy cystoscopy"],
  [/\b(?:went|go|going|been) to the (?:toilet|loo|bathroom)\b/i, "rectal bowel stool urine"],
  [
    /\b(?:get|got|take|took|taken|cut) (?:it |them |all )*(?:of )?(?:\w+ ){0,4}out\b/i,
    "remove removed excised excision complete completely",
  ],
  [/\bcome out\b/i, "remove removed removal"],
  [/\b(?:without|take off|go without) (?:my )?shoes\b/i, "barefoot footwear"],
  [/\bcheck(?:ed|ing|s)? my blood\b|\bblood (?:work|checks?)\b/i, "blood count test monitoring"],
  [
    /\bgrow(?:n|ing)? back\b|\bc[ao]me back\b(?! (?:positive|negative|normal|clear|fine|ok))/i,
    "recurrence recurred relapse",
  ],
  [/\b(?:water works|waterworks|passing water|pass water)\b/i, "urine urinary bladder"],
  [/\b(?:tummy|belly) button\b/i, "umbilical umbilicus"],
  [/\bfunny turns?\b|\bblack(?:ed)? out\b|\bpass(?:ed)? out\b/i, "syncope collapse faint"],
  [/\bpins and needles\b/i, "paraesthesia paresthesia tingling numbness"],
  [/\bhigh blood pressure\b/i, "hypertension"],
  [/\bwear and tear\b/i, "degenerative osteoarthritis"],
  [/\bheart skips?\b|\bskips? a beat\b/i, "palpitations ectopic irregular"],
  [/\bblood thinners?\b/i, "anticoagulant apixaban warfarin rivaroxaban"],
  [/\bwater (?:tablets?|pills?)\b/i, "diuretic furosemide bumetanide thiazide bendroflumethiazide indapamide"],
  [/\b(?:water|urine|bladder|kidney) infections?\b|\butis?\b/i, "uti cystitis urine culture"],
  [/\btreadmill\b|\bstress test\b|\bexercise test\b/i, "tmt ett treadmill"],
  [/\bradio-?active iodine\b|\bradio-?iodine\b/i, "rai radioiodine i131"],
  [/\baneurysms?\b/i, "aaa"],
  [/\b(?:head|brain) scan\b/i, "brain cerebral"],
  [/\bheart (?:scan|ultrasound)\b/i, "echo echocardiogram"],
  [/\bkidney machine\b|\bdialysis\b/i, "dialysis rrt haemodialysis hemodialysis"],
  [/\b(?:keep|keeping) (?:food|anything|it) down\b|\bthr[oe]w(?:ing)? up\b/i, "vomit vomiting nausea"],
  [/\bback passage\b/i, "rectal rectum anal"],
  [/\bget (?:pregnant|a baby)\b|\bbirth control\b/i, "pregnancy contraception contraceptive"],
  [/\bget around\b|\bget about\b/i, "mobility mobilise walking"],
  [/\bring(?:ing)? in my ears?\b/i, "tinnitus"],
  [/\bheavy periods?\b/i, "menorrhagia menstrual"],
  [/\btake home\b|\bsent home\b/i, "discharge discharged"],
  [/\b(?:send|sent|refer) me to\b/i, "referral refer opinion"],
  [/\bin my (?:family|genes)\b|\brun in (?:my|the) family\b/i, "family mother father sister brother"],
  [/\b(?:stay|keep) (?:away|clear)\b/i, "avoid contact isolate"],
  [/\bside effects?\b|\bdo to me\b/i, "occur cause may adverse effect"],
  [/\b(?:give|giving|gave) up\b/i, "cessation stop quit"],
  [/\bup at night\b|\bget up (?:at|in the) night\b/i, "nocturia nocturnal night"],
  [/\bnumbed? (?:up|with)\b|\bnumbing\b/i, "local anaesthetic anesthetic"],
  [/\bskin cancers?\b/i, "carcinoma melanoma"],
  [/\bbone scan\b|\bbone density\b/i, "dexa dxa densitometry"],
  [/\bheart (?:trouble|problems?|disease)\b/i, "cardiac coronary"],
  [/\b(?:lung|chest) (?:trouble|problems?|disease)\b/i, "pulmonary respiratory"],
  [/\bhow far along\b|\bhow pregnant\b/i, "gestation weeks pregnant pregnancy"],
  [/\b(?:sets? off|brings? on|brought on)\b/i, "trigger triggers provoked"],
  [
    /\b(?:doesn't|does not|don't|do not|won't|not) (?:get better|go away|clear|improve|settle|heal)\b/i,
    "persist persists persistent considered if",
  ],
  [/\b(?:a&e|a and e|emergency room|casualty)\b|\bgo back to (?:the )?hospital\b/i, "return emergency attend"],
  [/\bgo back\b|\bcome back to\b/i, "return review"],
  [/\bc-?section\b/i, "caesarean cesarean section"],
  [/\bprick my finger\b|\bfinger prick\b/i, "capillary glucose"],
  [/\bblood group\b|\bblood type\b/i, "rhesus abo rhd"],
  [/\b(?:pick up|lift) (?:\w+ )?(?:heavy|things|weights?)\b/i, "lifting lift"],
  [/\bwhat (?:can|should|must)(?:n't|not)? i (?:not )?(?:eat|drink)\b/i, "avoid excluded diet"],
];

/** The words that records may have for the phrases of a question: each phrase's together. */
export function phraseSynonyms(text: string): string[][] {
  return phrases.filter(([pattern]) => pattern.test(text)).map(([, words]) => words.split(" "));
}

const months = "january february march april may june july august september october november december";
/** What a kind of question is answered with. */
const answers: [RegExp, string][] = [
  [
    /\b(?:who|whom|whose)\b/i,
    "dr doctor surgeon consultant nurse mr mrs ms professor physiotherapist therapist pharmacist specialist",
  ],
  [/\bhow long\b/i, "minute hour day week month year since until"],
  [/\bhow often\b/i, "daily weekly monthly every once twice times"],
  [/\bwhen (?:is|are|do|does|can|will|should|am)\b|\bnext\b/i, `${months} next due repeat again until recall arranged`],
  [/\bwhen\b/i, months],
  [/\bwhy\b/i, "because due cause caused attributed reason secondary owing explain explained"],
  [/\bwhere\b/i, "hospital clinic ward centre center department surgery"],
  [/\b(?:how much|how many)\b/i, "mg ml litre tablet once twice unit"],
];

/** The words that a question's kind ("who", "how often") is answered with, each kind's together. */
export function answerWords(text: string): string[][] {
  return answers.filter(([pattern]) => pattern.test(text)).map(([, words]) => words.split(" "));
}
