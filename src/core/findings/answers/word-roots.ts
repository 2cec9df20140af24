/*
 * The Greek and Latin parts that medical words are made of, by the everyday words for them: "camera" finds every word that ends in "oscopy",
 * "kidney" every one that begins with "nephr", whether or not a list holds it.
 */

/** Each line: everyday words, then the beginnings ("nephr-") and endings ("-ectomy") of the words that mean the same. */
const table = `
sun light sunlight: photo- uv- spf
heart: cardi- myocard- coronar- atri- ventricul- -carditis -cardia
lung lungs: pulmon- pneumo- pleur- bronch- alveol-
breath breathing breathless puff: -pnea -pnoea dyspn- orthopn- respirat-
stomach tummy: gastr- -gastric
belly tummy: abdomin- periton- umbilic-
bowel bowels gut guts: colo- colon- ileo- ileum ileal enter- intestin- sigmoid- rect- duoden- jejun- caec- cec-
liver: hepat-
kidney kidneys: nephr- renal- glomerul- pyelo- -nephritis
bladder pee wee urine: cyst- vesic- urin- urethr- -uria
gallbladder: cholecyst- bili-
womb: uter- endometr- hyster- myometr- intramural
ovary ovaries: oophor- ovari-
breast breasts: mamm- mast-
skin: dermat- cutan- epiderm- -derma
bone bones: osteo- oste- fractur-
joint joints: arthr- -arthritis -arthrosis synov- articul-
muscle muscles: myo- myal- muscul-
tendon tendons: tendin- tendon- teno-
nerve nerves: neur- -neuropathy -neuralgia paraesthe- paresthe-
numb numbness tingling tingly: paraesthe- paresthe- anaesthe- hypoaesthe-
brain: cerebr- encephal- intracran- -encephaly
head: cephal- crani- -cephalgia
eye eyes: ophthal- ocul- retin- conjunctiv- kerat- cornea- macul- optic-
ear ears: otitis oto- auri- tympan- audio- cochle-
nose: rhin- nas- sinus-
throat: pharyng- laryng- tonsil-
tongue: gloss- lingu-
tooth teeth: dent- periodont- -odont
blood: haem- hem- -aemia -emia
clot clots: thromb- embol- -embolism
vein veins: phleb- ven- varic-
artery arteries: arter- -arterial
vessel vessels: vascul- angi-
fat: lip- adip- -lipidaemia -lipidemia
sugar: glyc- gluc- -glycaemia -glycemia
pain painful sore ache aches aching hurt hurts: -algia -dynia -algesia analges-
inflamed inflammation: -itis
swollen swelling swell: oedem- edem- -oedema -edema effus- -megaly
cancer growth tumour tumor: carcin- onco- malign- neoplas- metasta- adenoma- -oma -omas dysplas-
growth growths lump lumps: polyp- nodul- -oma -omas fibroid- cyst- lipom- adenom- mass
camera scope: -oscopy -scopy -oscopic
removed remove taken out: -ectomy resect- excis-
operation surgery surgeon: -ectomy -plasty -ostomy -otomy surg-
repair repaired fixed fix mended mend: -plasty -rrhaphy fixation repair- reduc-
picture scan: -graphy -gram -graph tomogra- ultraso- radiogra-
baby babies: neonat- foet- fet- obstetr- perinat- deliver-
pregnant pregnancy: gravid- gestat- antenat- obstetr- prenat-
change menopause: menopaus- climacter- vasomotor
period periods: menstr- menorrh- -menorrhoea -menorrhea
child children: paediatr- pediatr-
old age: geriatr-
sleep sleepy: somn- hypn- -somnia
mind mental: psych- cognit-
faint fainted fainting: syncop- presyncop-
fit fits: epilep- seizur- convuls-
shake shaking shaky: trem- rigor-
walk walking: ambul- gait mobili-
swallow swallowing: dysphag- deglut-
speak speaking speech talk talking: dysarthr- aphas- dysphas- speech
sick vomit vomiting: emes- antiemet- nause- vomit-
runs diarrhoea diarrhea: diarrh- gastroenter-
blocked constipated constipation: constip- obstruct- stenos- -stenosis
narrow narrowed narrowing tight: stenos- -stenosis strictur-
yellow: jaund- icter- bilirub-
itch itchy itching: prurit-
hair: alopec- trich-
nail nails: onych- paronych-
wrist: carp- radius radial ulna- metacarp-
ankle: tars- malleol- talus talar
foot feet: metatars- plantar- podi- pedal
toe toes: hallu- phalan-
finger fingers: phalan- digit- metacarp-
arm: humer- brachi- ulna- radius
leg: femor- tibi- fibul- crural
shin: tibi-
thigh: femor- femur
hip: acetabul- femor- coxa-
knee: patell- menisc- genu
shoulder: rotator humer- scapul- acromi- glenohum-
back spine: lumb- spin- vertebr- thorac- disc- sacr-
neck: cervic-
collarbone: clavic-
jaw: mandib- temporomand- maxill-
rib ribs: cost- intercost-
break broke broken breaking: fractur-
stitch stitches: sutur- stapl-
metal screws screw plate pin rod: plate- screw- fixat- implant- prosthe- metalw- hardware
drip: infus- intraven-
injection injections jab jabs: inject- intramus- subcutan- vaccin- immunis- immuniz-
tube: stent- cathet- cannul- drain- intubat-
gluten wheat: coelia- celia- gluten-
cold flu: influenz- coryz- -virus viral-
chickenpox shingles: varicell- zoster- herpes-
sugar diabetes: diabet- hba1c
anaemic anemic: anaem- anem- haemoglob- hemoglob- ferrit-
thyroid: thyro- -thyroidism
weight: bmi obes- weigh-
hormone hormones: oestr- estro- progest- testost- hrt
sex libido: libid- sexual- dyspareun-
leak leaks leaking leaky: regurgit- incontin-
flush flushes flushing sweats: vasomot- diaphor- sweat-
smear: cervic- cytolog- papanic-
scarring scar: cicatr- kelo- fibros-
germ germs bug bugs: bacter- strepto- staphylo- vir- cultur- microb-
heartburn: reflux oesophag- esophag- gastro-oes- gord gerd
bunged: constip-
`;

export interface WordRoots {
  starts: string[];
  ends: string[];
}

const roots = new Map<string, WordRoots>();

for (const line of table.trim().split("\n")) {
  const [words = "", parts = ""] = line.split(":");
  for (const word of words.split(" ")) {
    const known = roots.get(word) ?? { starts: [], ends: [] };
    for (const part of parts.trim().split(" ")) {
      if (part.startsWith("-")) known.ends.push(part.slice(1));
      else known.starts.push(part.replace(/-$/, ""));
    }
    roots.set(word, known);
  }
}

/** The parts of medical words that mean what an everyday word means; undefined where there are none. */
export function rootsOf(word: string): WordRoots | undefined {
  return roots.get(word);
}
