import { z } from "zod/mini";

/**
 * What a passage of a record is there for. A role reaches every passage below the heading that opens it, until the next one; what stands
 * under a heading is read in its light.
 */
export const lineRoles = [
  /** Who writes (name, place, phone of the practice), and to whom. */
  "letterhead",
  "addressee",
  /** Name, birth date, number, address of the person whom the record is about. */
  "patient",
  /** The line that dates the care, and the one that dates the typing or printing. */
  "date",
  "diagnoses",
  "history",
  "family-history",
  "social-history",
  "allergies",
  "medicines-now",
  "medicines-stopped",
  "medicines-changed",
  /** What the patient tells, why they came, how it went since. */
  "narrative",
  "examination",
  "results",
  "imaging-findings",
  /** Impression, conclusion, assessment. */
  "impression",
  "opinion",
  "procedure",
  /** What is to be done, said to the patient or noted for them. */
  "plan",
  /** What another clinician is asked to do. */
  "request",
  /** When to call, what to watch for. */
  "safety-netting",
  "appointment",
  /** General advice that is not about this person: leaflets, small print, disclaimers. */
  "leaflet",
  /** Money, insurance, copies, signatures, page furniture. */
  "administration",
  "diary",
  "form-field",
  /** Taken over from an older record, as the record itself says. */
  "copied-forward",
  "heading",
  "other",
] as const;
export const lineRoleSchema = z.enum(lineRoles);
export type LineRole = z.infer<typeof lineRoleSchema>;
