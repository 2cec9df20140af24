/** Upper ends of what answers are sorted by, in seconds. */
const times = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a figure is told apart by: the patterns of routes, statuses and kinds, never anything of a person's. */
export type Labels = Readonly<Record<string, string>>;

export interface Figure {
  name: string;
  help: string;
  type: "counter" | "gauge";
  values: readonly { labels?: Labels; value: number }[];
}

export interface Metrics {
  answered(request: { method: string; route: string; status: number; ms: number }): void;
  failed(error: unknown): void;
  /** Everything that is known now, in the text form of Prometheus. */
  render(): Promise<string>;
}

interface Answers {
  labels: Labels;
  seconds: number;
  count: number;
  within: number[];
}

/** Counts what a server does. `read` adds what is looked up only when somebody asks; where it fails, the rest is told all the same. */
export function createMetrics(read: () => Promise<readonly Figure[]>): Metrics {
  const answers = new Map<string, Answers>();
  const failures = new Map<string, number>();

  function answersFor(labels: Labels): Answers {
    const key = JSON.stringify(labels);
    const known = answers.get(key) ?? { labels, seconds: 0, count: 0, within: times.map(() => 0) };
    answers.set(key, known);
    return known;
  }

  return {
    answered({ method, route, status, ms }) {
      const known = answersFor({ method: methodName(method), route, status: String(status) });
      const seconds = ms / 1_000;
      known.count += 1;
      known.seconds += seconds;
      for (const [place, time] of times.entries())
        if (seconds <= time) known.within[place] = (known.within[place] ?? 0) + 1;
    },
    failed(error) {
      const name = error instanceof Error && /^[A-Za-z]\w{0,60}$/.test(error.name) ? error.name : "Error";
      failures.set(name, (failures.get(name) ?? 0) + 1);
    },
    async render() {
      const looked = await read().then(
        (figures) => ({ figures, isWhole: 1 }),
        () => ({ figures: [], isWhole: 0 }),
      );
      const failed = [...failures].map(([kind, value]) => ({ labels: { kind }, value }));
      return [
        ...histogram("red_thread_request_seconds", "Until an answer began, by route.", [...answers.values()]),
        ...lines({
          name: "red_thread_failures_total",
          help: "Failures, by their class.",
          type: "counter",
          values: failed,
        }),
        ...looked.figures.flatMap(lines),
        ...lines({
          name: "red_thread_figures_whole",
          help: "0 where the database did not tell its part of these figures.",
          type: "gauge",
          values: [{ value: looked.isWhole }],
        }),
        "",
      ].join("\n");
    },
  };
}

/** Methods are words that callers choose: of those that nothing answers there could be any number. */
function methodName(method: string): string {
  return ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].includes(method) ? method : "other";
}

function lines({ name, help, type, values }: Figure): string[] {
  if (values.length === 0) return [];
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(({ labels = {}, value }) => `${name}${written(labels)} ${value}`),
  ];
}

function histogram(name: string, help: string, all: readonly Answers[]): string[] {
  if (all.length === 0) return [];
  const told = all.flatMap(({ labels, seconds, count, within }) => [
    ...times.map((time, place) => `${name}_bucket${written({ ...labels, le: String(time) })} ${within[place]}`),
    `${name}_bucket${written({ ...labels, le: "+Inf" })} ${count}`,
    `${name}_sum${written(labels)} ${seconds}`,
    `${name}_count${written(labels)} ${count}`,
  ]);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...told];
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, "_")}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
