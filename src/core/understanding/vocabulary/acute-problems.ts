/** Illnesses that pass by themselves or by a treatment, by what their names hold. */
const acute =
  /\bacute\b|infection|pneumonia|gastroenteritis|campylobacter|food poisoning|cystitis|pyelonephritis|cellulitis|sepsis|bronchitis|sinusitis|tonsillitis|otitis|influenza|covid|common cold|hypokal|hyperkal|hyponatr|hypernatr|hypoglyc|toxicity|poisoning|overdose|sprain|strain|concussion|seroma|h[ae]+matoma|ileus|obstruction|neutropenia|leukopenia|metabolic acidosis|optic neuritis|relapse|reaction|pleurisy|pleural effusion|insect bite|delirium|dehydration|pancreatitis|hepatotoxicity|urticaria|migrainosus|panic attack|vomiting|nausea|abscess|cholecystitis|appendicitis|thrombophlebitis|wound/;

export function isAcute(name: string): boolean {
  return acute.test(name) && !/chronic|recurrent|long covid|osteo/.test(name);
}
