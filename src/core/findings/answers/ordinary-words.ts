import { stem } from "./search-words.ts";

/*
 * Words of talk: what any question may hold, whatever it is about. Where no record says one, nothing is missing from the records; a thing
 * that is asked for ("dentist", "badge", "booster") is none of them.
 */
const talk = `
get got gets getting gotten give gives given gave giving find finds found finding put puts putting see sees saw seen seeing look looks looked
looking let lets try tries tried trying keep keeps kept keeping hold turn turns turned turning come comes came coming go goes went gone going
do does did done doing make makes made making take takes took taken taking bring brings call calls called leave leaves left wait waits waiting
work works working stand stands sit stay stays move moves moved moving push pushed bump bumped shift shifted hang hanging chase chasing catch
catching hit drop dropped change swap write wrote written writing hear heard hearing speak talk talks talked talking say says said saying tell
think thought reckon guess remember understand understood know knew wonder wondering mean meant become believe decide decided answer answered
ask asked ring explain sum summarise compare compared agree agrees swear swears spoil spoiled fight owe owes add added figure sort sorted start
begin end ends ended happen happens happened happend seem seems feel fit cause causes caused track accord according reach turned done double
long short big bigger small smaller high higher highest low lower lowest good better best bad worse worst strong stronger strength old older new
newer latest last current exact proper ordinary normal regular usual different same similar such other another else next first second third
right wrong correct rite wise poor terrible horrible silly busy easy easier hard straight clean natural fewer few more most less least enough
much many lot lots several half whole entire full real fine alright ok okay
down up off out over under around along apart between before after since until till again anymore anyway already ever never always still yet
instead together sudden suddenly soon late early ago away back through thru within without near however though although because cos cuz coz
maybe perhaps actually really just only even also too very quite pretty rather almost else well
someone anyone everyone nobody somebody anybody something anything everything nothing folk folks guy guys fella lady people person man woman
mum mom dad mam wife husband brother sister son daughter gran grandma grandpa law uncle aunt mate sir madam
yes no yeah aye nah yebo ah oh eh pls plz please thanks thank cheers sorry hi hello hey lol innit like ya na la lah bout ie eg etc incl vs ano po
story life thing stuff bit place way line part side kind sort version sheet slip packet bottle box bag pipe amount size level number percent
moment minute minutes morning afternoon evening night tonight today yesterday tomorrow time day week month year yr yrs wk atm
isnt arent wasnt werent aint amnt doesnt dont didnt hasnt havent hadnt wont wouldnt couldnt shouldnt cant mustnt whats wheres whens whos hows
whyd howd thats theres heres shes hes theyre youre gotta gonna wanna gimme dunno spos sposed supposed meant takin doin goin havin bein tak
january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun spring summer autumn winter xmas christmas
show shows showed shown recent recently newest result results report reports record records please
outstanding pending overdue doc docs appt appts paper trend decision measure measuring recheck
`;

const ordinary: ReadonlySet<string> = new Set(talk.trim().split(/\s+/).map(stem));
/** "17th", "2nd", "40mg", "50s": a day or an amount of the asker's own, which the records may well give otherwise. */
const ofNumber = /^\d+(?:st|nd|rd|th|s|mg|mcg|ml|am|pm)?$/;

/** Whether a word (by its stem) says nothing about what a question is about. */
export function isOrdinary(key: string): boolean {
  return ordinary.has(key) || ofNumber.test(key);
}
