import { demoPatient } from "./journey.ts";

/** The answer of `GET /api/persona/{name}/bootstrap`; the names of its fields are the specification's. */
export interface PersonaBootstrap {
  name: string;
  current_challenges: readonly string[];
  care_team: readonly { name: string; role: string }[];
  /** `target_date` is an ISO day. */
  goals: readonly { label: string; target_date: string }[];
}

export interface Clinician {
  name: string;
  role: string;
  /** Saw her as a specialist (not her family doctor, and not only from afar like the radiologist). */
  specialist: boolean;
  /** Still looks after her. */
  current: boolean;
  /** The id of a file that shows it. */
  fileId: string;
}

/** Everyone with a name in her records. All of them are invented. */
export const clinicians: readonly Clinician[] = [
  {
    name: "Dr Marigold Penhallow",
    role: "Family doctor, Larkwater Surgery",
    specialist: false,
    current: true,
    fileId: "nora-gp-visit",
  },
  {
    name: "Dr Osric Thornbury",
    role: "Consultant rheumatologist, Thistlemoor Infirmary",
    specialist: true,
    current: true,
    fileId: "nora-rheumatology-january",
  },
  {
    name: "Bryony Aldwick",
    role: "Rheumatology specialist nurse, Thistlemoor Infirmary",
    specialist: true,
    current: true,
    fileId: "nora-nurse-clinic",
  },
  {
    name: "Felix Marlowe-Tansy",
    role: "Hand physiotherapist, Saltmarsh Physiotherapy",
    specialist: true,
    current: true,
    fileId: "nora-physiotherapy",
  },
  {
    name: "Dr Wilhelmina Sorrel",
    role: "Consultant in sleep medicine, Owlcote Sleep Clinic",
    specialist: true,
    current: true,
    fileId: "nora-sleep-clinic",
  },
  {
    name: "Dr Peregrine Vane",
    role: "Emergency physician, Thistlemoor Infirmary",
    specialist: true,
    current: false,
    fileId: "nora-emergency-visit",
  },
  {
    name: "Dr Ione Castlebrook",
    role: "Radiologist, Thistlemoor Infirmary",
    specialist: false,
    current: false,
    fileId: "nora-hand-imaging",
  },
];

export const personaBootstrap: PersonaBootstrap = {
  name: demoPatient.name,
  current_challenges: [
    "Still tired on most afternoons, although the pain is much better",
    "Sickness on some days after methotrexate",
    "A flare in April after one missed dose, before Easter",
    "Knowing how much pottery her hands can take in a week",
  ],
  care_team: clinicians.filter(({ current }) => current).map(({ name, role }) => ({ name, role })),
  goals: [
    { label: "Teach a full double class without a break", target_date: "2025-07-31" },
    { label: "Sleep seven hours on most nights", target_date: "2025-08-31" },
    { label: "No missed dose of methotrexate for three months", target_date: "2025-08-31" },
    { label: "Find out with the care team why she is still tired", target_date: "2025-06-30" },
  ],
};
