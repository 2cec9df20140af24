/** ISO day of a calendar date, or undefined where there is no such day. */
export function toIso(year: number, month: number, day: number): string | undefined {
  if (year < 1850 || year > 2150 || day < 1) return undefined;
  if (!Number.isInteger(year) || !Number.isInteger(day)) return undefined;
  const most = daysInMonth[month - 1];
  if (most === undefined || day > (month === 2 && isLeapYear(year) ? 29 : most)) return undefined;
  // Asked for many thousand times a record: no Date is made.
  return `${year}-${month < 10 ? "0" : ""}${month}-${day < 10 ? "0" : ""}${day}`;
}

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** `isoDay` moved by `count` days, weeks, months or years; the day of the month is kept where the month has it. */
export function shiftDate(isoDay: string, count: number, unit: string): string | undefined {
  const date = new Date(`${isoDay.length === 10 ? isoDay : `${isoDay}-01`.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  if (unit === "day" || unit === "week") date.setUTCDate(date.getUTCDate() + count * (unit === "week" ? 7 : 1));
  else {
    const months = unit === "year" ? count * 12 : count;
    const day = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + months);
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(day, last));
  }
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The last `weekday` ("monday") before `isoDay`. */
export function weekdayBefore(isoDay: string, weekday: string): string {
  const date = new Date(`${isoDay}T00:00:00Z`);
  const back = (date.getUTCDay() - weekdays.indexOf(weekday) + 7) % 7 || 7;
  date.setUTCDate(date.getUTCDate() - back);
  return date.toISOString().slice(0, 10);
}

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "6 December 2018", "December 2018" or "2018", by the precision of the ISO date. */
export function dateInWords(date: string): string {
  const [year = "", month, day] = date.split("-");
  if (month === undefined) return year;
  const name = monthNames[Number(month) - 1] ?? month;
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`;
}
