/** The words of reactions, of doubt and of taking an allergy back. */
const reactions =
  "anaphyla\\w+|angio-?o?edema|hives|urticari\\w+|rash(?:es)?|itch\\w*|swell\\w*|swollen|wheez\\w*|breathless\\w*|couldn't breathe|bronchospasm|flush\\w*|blister\\w*|stevens|peeling|pancreatitis|hepatitis|jaundice|liver (?:injury|failure)|kidney injury|renal (?:injury|failure)|AKI|dystoni\\w+|akathisia|restless\\w*|hallucinat\\w+|confusion|seizures?|fits?|vomit\\w*|nausea|sick(?:ness)?|diarrho?ea|cough|bleed\\w*|ulcer|cramps?|muscle pains?|myalgia|rhabdomyolysis|collapse|fainted|hypotension|neutropenia|agranulocytosis|exhaust\\w*|headaches?|low potassium|hyponatraemia|lactic acidosis|throat|lips?|face|tongue|dermatitis|eczema|welts|weals|blotch\\w*|DRESS|SJS|dyspn\\w+|short(?:ness)? of breath|SOB|stomach upset|GI upset|upset stomach|palpitations|tremors?|nightmares|drows\\w*|sedat\\w+|dizz\\w+|constipat\\w+|bruis\\w+|photosensitiv\\w+|shock|cardiac arrest|thrombocytopenia|serum sickness";
export const reactionWords = new RegExp(`\\b(?:${reactions})(?![\\w])`, "i");
export const reactionWordsAll = new RegExp(`\\b(?:${reactions})(?![\\w])`, "gi");

/** "Allergies:", "ADR:", "Intolerance:", "Adverse reactions -". */
export const allergyLabel =
  /\b(?:drug |medication |known )?(?:a[l1]{2}erg(?:y|ies|ic to)|ADRs?|adverse (?:drug )?(?:reactions?|effects?)|intoleran(?:ce|ces|t of|t to)|hypersensitivit(?:y|ies)|sensitivit(?:y|ies) to|a[l1]{2}erg(?:y|ies) checked|(?:(?:h\/o|history of|drug|known|medicine) )?reactions?(?= on file|\s?:)|adverse(?=\s?:)|allergic(?=\s?:)|ALL)\b(?:\s?\/\s?\w+)?(?:\s?\([^)]{0,60}\))?\s*(?:review(?:ed)?|checked|status|on file|known)?\s*(?:[:=]|\s[-–—]\s|\s{2,}|(?=\s*[☑☐[]))/i;

export const noneKnown =
  /\b(?:NKDA|NKA|NKMA|NKAs|NKFDA|no known (?:drug |medication |medicine |food )?a[l1]{2}erg(?:y|ies)|no (?:drug )?allergies(?: known)?|allerg(?:y|ies)(?:\/\w+)?\s*[:-]\s*(?:none|nil|no|nkda)\b|ADR\s*[:-]\s*(?:none|nil)|none known(?: to drugs)?|nil known(?: allergies)?)/i;

export const doubt =
  /\?|\b(?:unconfirmed|possible|query|queried|unclear|uncertain|never (?:been )?tested|not (?:been )?(?:tested|confirmed)|unsure|not sure|doubtful|unlikely|(?:told|said) by (?:his |her |the )?(?:late )?(?:mother|mum|mam|parents?)|(?:mum|mam|mother)(?:'s)? (?:told|said|always said|says)|think viral|probably viral|de-?label|allergy (?:clinic|assessment|testing|referral)|to be tested|until tested|details (?:unclear|unknown)|vague|reported childhood|(?:"|“|')\s*(?:pen\w* )?allergy)\b|["“]allergy["”]/i;

export const takenBack =
  /\b(?:not (?:an? )?(?:true )?allerg(?:y|ic)|not (?:[\w-]+ ){1,2}allergic|no longer (?:considered )?allergic|label\)?(?: has been| was)?\s*[-–—:]?\s*(?:removed|deleted|taken off)|de-?labelled|removed from (?:the |his |her )?(?:allerg\w+|record)|allergy (?:removed|disproved|excluded|ruled out|refuted)|(?:challenge|skin test\w*|testing)(?: and (?:\w+ ){0,2}(?:challenge|test\w*))? (?:(?:was|were|is|are) )?(?:negative|passed|tolerated)|passed (?:the |an? )?(?:[\w-]+ ){0,7}challenge|(?:has |have )?(?:been |now )?outgrown|grew out of|(?:took|taken|take) (?:it |[\w-]+ )?off (?:the |your |her |his )?(?:allerg\w+|chart)|was never allergic)\b/i;

export const certain =
  /\b(?:confirm(?:s|ed)|corrects?|corrected|anaphyla\w+|never again|do not re-?challenge|not be re-?challenged|severe|avoid for life|for life|life-?long|alert|treat as|documented|wrong|incorrect|witnessed)\b/i;

export const neverAgain =
  /\b(?:never again|(?:do not|don't|never|should not be|not to be|not be|must not be) (?:to be )?(?:re-?challenged?|re-?started?|given again|reintroduced?)|not to be given again|do not re-?\s?challenge|avoid (?:for life|in (?:the )?future|all \w+ for life))\b/i;
