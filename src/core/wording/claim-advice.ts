/*
 * A claim tells what the records say. It never tells anyone what to take, how much, when to stop, or what illness they have: a record's own
 * advice may be told as the record's.
 */

const told =
  /\b(?:(?:record|letter|note|report|plan|document|doctor|clinic|clinician|specialist|nurse|consultant|instructions?)s?\b[^.;]{0,40}\b(?:says?|said|tells?|told|asks?|asked|advises?|advised|recommends?|recommended|wants?|wanted|plans?|planned|suggests?|suggested|states?|notes?|noted|reads?)|(?:was|were|been|is|are) (?:\w+ )?(?:advised|told|asked|recommended|instructed|reminded|encouraged|to be))\b/i;

const modal =
  /\b(?:you|patients?|one|it is|it's)\s+(?:really |probably |may |might )?(?:should|must|ought to|need to|needs to|have to|(?:can|could|may) (?:safely |want to |also )*(?:take|stop|start|avoid|increase|reduce|lower|raise|double|halve|skip|restart|resume|try|use|ignore|switch|leave out|go without)|had better|best to|safe to|fine to|ok to|okay to|important to|advisable to|recommended to|wise to)\b/i;

const command =
  /^(?:please |always |never |do not |don't |just |then |so )*(?:take|stop|start|avoid|increase|reduce|decrease|lower|raise|double|halve|skip|restart|resume|continue|keep|try|use|apply|inject|swallow|drink|eat|call|ring|contact|see|visit|ask|consider|make sure|ensure|monitor|watch|return|go|seek|discuss|talk|wait|switch|change|give|ignore|tell|share|click|open)\b/i;

const dosing =
  /\b(?:doses?|dosage|tablets?|pills?|capsules?|mg|mcg|ug|units?|medicines?|medications?|drugs?|stop|start|increase|reduce|double|halve|skip)\b/i;

/** The words of advice in a claim that it may not give; `evidence` is what it rests on, both in plain writing. */
export function forbiddenAdvice(claim: string, evidence: string): string | undefined {
  for (const sentence of claim.split(/(?<=[.!?;])\s+/)) {
    const found =
      modal.exec(sentence) ??
      command.exec(sentence.trim()) ??
      /,\s*(?:please )?(?:take|stop|avoid|increase|reduce|call|go to|see)\b/i.exec(sentence);
    if (found === null) continue;
    if (told.test(sentence)) continue;
    // A record's own instruction in its own words is told as it stands, unless it is about a dose.
    const own = found[0].toLowerCase().replace(/^\W+/, "");
    if (!dosing.test(sentence) && evidence.toLowerCase().includes(own)) continue;
    return found[0];
  }
  return undefined;
}
