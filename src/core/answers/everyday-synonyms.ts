/**
 * Words that patients and records use for the same thing, in general language (the vocabulary has the names of medicines, tests and
 * illnesses). Each line is a group whose words may stand for each other in a search.
 */
const groups = `
stomach tummy belly abdomen abdominal gut gastric
tired fatigue exhausted weary tiredness lethargy
pain sore ache hurt painful aching soreness tender tenderness
swollen swelling puffy edema
picture photo image radiograph scan photograph xray film imaging radiology
medicine tablet pill drug medication capsule
vision visual eyesight sight acuity
travel plane flight trip luggage holiday flying abroad
alcohol beer wine drinking liquor
pee urine wee urinary
poo stool bowel feces
breath breathing breathless breathlessness dyspnea
heart cardiac cardiovascular
lung pulmonary chest respiratory
kidney renal
liver hepatic
bone skeletal osteoporosis osteopenia
brain cerebral
breast mammogram mammary
operation surgery procedure operated surgical
exercise stretch workout physiotherapy programme program
rest break pause
child kid childhood little
reason cause because due indication why
hospital admission admitted ward inpatient discharge
check exam examination screening review test monitor checking checkup
specialist referral refer referred opinion consultant
allowed avoid permitted may forbidden
back spine spinal lumbar thoracic
sleep slept awake night insomnia sleeping
food diet eat eating meal nutrition
worse worsen flare deteriorate aggravate
better improve improved improvement recover remission
phone call contact helpline telephone ring
switch change changed switched
start begin restart resume started
normal clear unremarkable
low reduced decreased deficiency below
high raised elevated increased above
icu intensive
music instrument violin piano guitar song
cook cooking pan kitchen jar
school homework marking class classroom teacher student
spot mark patch blemish
hair scalp
itch itchy itching pruritus
dizzy dizziness lightheaded vertigo
sick nausea nauseous vomiting queasy
fall fell fallen
walk walking gait mobility
sugar glucose
cold flu influenza
shoulder arm
leg thigh calf shin
hand wrist finger knuckle
foot ankle toe heel
throat pharynx tonsil
ear hearing
skin rash dermatitis
wear worn degenerative osteoarthritis
asleep remission inactive quiet
inflammation inflammatory inflamed crp esr
parking insurance form certificate permit
work job employment office
home house
drive driving car
wear worn fitted splint brace
pregnant pregnancy contraception conceive
smoke smoking smoker tobacco cigarette
mood depression sad low anxiety
next due repeat again upcoming
`;

const synonyms = new Map<string, Set<string>>();

for (const line of groups.trim().split("\n")) {
  const words = line.split(" ");
  for (const word of words) {
    const known = synonyms.get(word) ?? new Set();
    for (const other of words) if (other !== word) known.add(other);
    synonyms.set(word, known);
  }
}

/** Words that may stand for `word` in a search. */
export function everydaySynonyms(word: string): readonly string[] {
  return [...(synonyms.get(word) ?? [])];
}
