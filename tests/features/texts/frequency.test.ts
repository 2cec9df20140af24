import { expect, it } from "vitest";
import { frequencyEs } from "#features/texts/frequency-es.ts";

it.each([
  ["once a week", "una vez por semana"],
  ["twice a day with meals", "dos veces al día con las comidas"],
  ["every 2 weeks", "cada 2 semanas"],
  ["every 8 hours as needed", "cada 8 horas si hace falta"],
  ["at night", "por la noche"],
  ["every other day in the morning", "un día sí y otro no por la mañana"],
])("%s is %s", (english, spanish) => {
  expect(frequencyEs(english)).toBe(spanish);
});

it.each(["once a week on Wednesdays", "at 8 am and at 10 pm", "before the sauna"])(
  "%s stays whole as it stands",
  (words) => {
    expect(frequencyEs(words)).toBeUndefined();
  },
);
