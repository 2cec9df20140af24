/**
 * "My own INR is 2.4, warfarin same": who looks after somebody and writes of them says so of themselves. It is no value of the patient's.
 */
export const writersOwn = /\bmy own (?:\p{L}[\p{L}\d-]* ){1,3}?(?:is |was |at |still )?(?:about |now )?\d/iu;
