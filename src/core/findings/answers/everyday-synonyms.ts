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
medicine tablet pill drug medication capsule med meds
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
breast mammary
operation surgery procedure operated surgical
exercise stretch workout physiotherapy programme program
rest break pause
break fracture fractured broken
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
spot nodule shadow lesion
needle injection jab shot
puffer inhaler
chemist pharmacy pharmacist
dietician dietitian
dermatology derm
drip infusion
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
stitch stitches suture sutures staple staples clip clips
wound incision cut scar dressing bandage
bleed bleeding bled blood haemorrhage hemorrhage
toilet bathroom lavatory bowel motion stool rectal rectum defecation
bowel bowels gut colon intestine intestinal colonic
tube catheter drain cannula line
camera scope endoscopy colonoscopy gastroscopy bronchoscopy sigmoidoscopy cystoscopy
shoe shoes footwear barefoot slipper sandal
wheel drive driving car licence license
eat diet dietary food fibre fiber meal nutrition dietitian
drink drinking fluid fluids intake water
allowed restrict restricted limit limited ban banned
pump pumping ejection fraction output systolic ventricular
listen listening heard stethoscope auscultation murmur
odd abnormal unusual strange irregular
dangerous harmful benign malignant serious harmless worrying
mask cpap ventilator ventilation oxygen machine
snore snoring apnoea apnea
memory forget forgetful forgetfulness cognitive dementia mental
nerve nerves neuropathy sensation numb numbness
blocked blockage obstruction narrowing narrowed stenosis
clot clots thrombus thrombosis embolism anticoagulant anticoagulation
thinner thinners anticoagulant anticoagulation antiplatelet
lump mass nodule cyst lesion growth tumour tumor swelling
cancer cancerous carcinoma malignant malignancy tumour tumor melanoma lymphoma neoplasm
mole lesion naevus nevus pigmented
remove removed removal excise excised excision resected extracted
sample biopsy histology specimen pathology
jab vaccination vaccine immunisation immunization injection
scales weight weigh weighing kilo kg
fat cholesterol lipid triglycerides
sedation anaesthesia anaesthetic anesthesia anesthetic asleep sedated
baby infant newborn delivery birth
period menstrual menstruation periods
womb uterus uterine
bladder urinary urine
heartburn reflux acid indigestion dyspepsia
bloated bloating wind flatulence gas
shaky shaking tremor tremors
faint fainted syncope collapse collapsed blackout
fit seizure epilepsy convulsion
jaundice yellow yellowing
bruise bruises bruising
stairs steps flight
damage damaged impaired impairment injury harm harming harmed
cream ointment emollient lotion moisturiser moisturizer topical
sun sunlight sunscreen uv
glasses lenses spectacles
teeth tooth dental dentist gum
crutch crutches frame stick walker zimmer mobilise mobilised mobilize
lift lifting carry carrying heavy
shower bath wash wet dry swim
wife husband partner spouse daughter son relative
grief bereavement bereaved death loss
tearful crying mood sad unhappy
worried worry anxious anxiety concerned
counsellor counselor counselling counseling therapy psychologist psychotherapy
supplement vitamin mineral
lack lacking short deficient deficiency low
iron ferritin anaemia anemia
renal egfr creatinine albumin nephropathy
retina retinal retinopathy eye
surgeon operated operator
recover recovery rehabilitation healing heal healed
bump knock fracture broken crack
fast rapid quick racing tachycardia palpitation palpitations
slow bradycardia
flutter irregular fibrillation arrhythmia rhythm
stiff stiffness rigid
weak weakness feeble
pale pallor anaemia anemia
puff puffed breathless breath dyspnea dyspnoea
wheeze wheezing wheezy asthma
cough coughing sputum phlegm mucus
temperature fever febrile pyrexia
infection infected sepsis bug germ bacteria
bug germ bacteria virus viral bacterial
scan mri ct ultrasound echocardiogram echo dexa dxa tomography
tracing ecg ekg electrocardiogram
heart coronary myocardial ventricular atrial
gullet oesophagus esophagus
windpipe trachea airway
womanly gynaecology gynecology
nose nasal sinus
lump swelling hernia
appetite eating hungry
thirst thirsty
wake waking wakening awake
team clinic department service
phone telephone ring call helpline contact reach reached extension number
appointment follow-up review recall surveillance
again repeat recur recurrence recall
birth contraception contraceptive pill
knuckle knuckles metacarpophalangeal mcp interphalangeal pip
shin tibia tibial
thigh femur femoral
collarbone clavicle
breastbone sternum sternal
kneecap patella patellar
jaw mandible temporomandibular
skull cranial cranium
armpit axilla axillary
groin inguinal
buttock bottom gluteal
neck cervical
tailbone coccyx
voice larynx hoarse hoarseness
eardrum tympanic
eyelid eyelids blepharitis
hobby hobbies pastime leisure violin garden gardening knitting painting music sport cycling golf dance pottery
rheumatism rheumatic rheumatoid arthritis
pregnant pregnancy antenatal gestation trimester
baby fetal foetal fetus foetus newborn neonatal girl boy
labour labor birth delivery delivered
grain grains cereal wheat barley rye oats gluten
sister brother mother father parents siblings relatives relative family
heavy heaviest weigh weighed weight gram kg
trigger triggers triggered provoke provoked precede
sign signs warning symptom symptoms
lockjaw tetanus
eardrum tympanic membrane effusion ear
deaf deafness hearing audiogram
ringing tinnitus
plane flying fly flight travel airline
boot cast splint brace plaster
lean unsteady weight-bear weight-bearing
sprain sprained twist twisted inversion injury
prick finger fingertip capillary
heal healed union mended
scar scarring
worm worms parasite
itchy pruritic
freckle naevus
specialist consultant clinic
agree agreed accept accepted consent
quit quitting stop stopping cessation abstain
help helps helper carer carers care support assistance assist
away avoid isolate isolation contact distance
waterworks urinary bladder prostate urology
pulled pull extract extracted extraction removed
blister blisters vesicular vesicle bullous
body dermatome trunk torso
mouth oral tooth dental gum tongue
finish finished complete completed course
bath bathroom shower washing
cold chilly shiver rigors
sore ulcer lesion wound
cramp cramps spasm spasms
burn burning stinging sting
lose loses lost loss losing
gain gained increase
stand standing postural upright
sit sitting seated
bend bending flexion
grip grasp hold
test sample specimen swab culture
germ germs organism culture grew
persist persists persistent ongoing lasting remain remains
dizzy lightheaded giddy unsteady vertigo
balance unsteady falls fall
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
