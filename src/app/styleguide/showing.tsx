import { Badge, type BadgeTone, StatusBadge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CitationMark } from "#ui/citation-mark.tsx";
import { CitedSentence } from "#ui/cited-sentence.tsx";
import { DataTable, TableValue } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { EngineLine } from "#ui/engine-line.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Folded } from "#ui/folded.tsx";
import { type Loadable, Loaded } from "#ui/loaded.tsx";
import { LongWait } from "#ui/long-wait.tsx";
import { Note } from "#ui/note.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { SewnStitches, Stitches } from "#ui/stitches.tsx";
import { ThreadLine, ThreadMark, ThreadPiece, ThreadSweep } from "#ui/thread.tsx";
import { ValueLine } from "#ui/value-line.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const tones: BadgeTone[] = ["grey", "yellow", "green", "red"];
const statuses = ["pending", "processing", "completed", "failed"] as const;
const results: Loadable<string>[] = [
  { state: "loading" },
  { state: "failed", error: new Error("gone") },
  { state: "ready", value: "Three documents" },
];

const values = {
  points: [
    { x: 0, y: 1 },
    { x: 0.5, y: 0.4 },
    { x: 1, y: 0.1 },
  ],
  low: undefined,
  high: 0.3,
};

/** What only shows something. */
export function Showing() {
  return (
    <Chapter name="Showing">
      <Specimen name="Badge, StatusBadge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="yellow" busy>
          busy
        </Badge>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} label={status} />
        ))}
      </Specimen>
      <Specimen name="DataTable, TableValue">
        <DataTable
          label="As a table"
          caption="CRP over time"
          heads={["Day", "Value, mg/L"]}
          rows={[
            {
              key: "may",
              cells: [
                "14 May 2025",
                <TableValue key="value" href="#value" label="3.9, opens its place">
                  3.9
                </TableValue>,
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen name="Card: plain, threaded">
        <Card>A card</Card>
        <Card threaded>On the thread</Card>
      </Specimen>
      <Specimen name="CitationMark, CitedSentence">
        <p className="text-voice">
          <CitedSentence
            text="Your CRP was 23.4 mg/L."
            citations={[1, 2].map((number) => ({ number, label: `Source ${number}`, href: "/styleguide" }))}
          />
          <CitationMark number={12} label="Source 12" href="/styleguide" />
        </p>
      </Specimen>
      <Specimen name="Stitches, SewnStitches: 0, 45, 95, 100 percent">
        {[0, 45, 95, 100].map((percent) => (
          <Stitches key={percent} percent={percent} label={`${percent}% confidence`} />
        ))}
        <SewnStitches part={0.45} />
      </Specimen>
      <Specimen name="LongWait">
        <LongWait of="a page" afterMs={0}>
          Still waiting for this.
        </LongWait>
      </Specimen>
      <Specimen name="Folded">
        <Folded label="3 more">
          <p>What was folded.</p>
        </Folded>
      </Specimen>
      <Specimen name="ThreadMark, ThreadLine, ThreadSweep, ThreadPiece: closed, open, mirrored, last">
        <ThreadMark className="h-6 w-auto text-thread" />
        <ThreadLine className="h-32 w-6 text-thread" />
        <ThreadSweep className="h-32 w-64 text-thread" />
        <ol className="w-40">
          {[{}, { loose: true }, { mirrored: true }, { last: true }].map((piece) => (
            <li key={JSON.stringify(piece)} className="relative min-h-16 pl-9">
              <ThreadPiece {...piece} />
              entry
            </li>
          ))}
        </ol>
      </Specimen>
      <Specimen name="ValueLine: row, plot, picture with words">
        {(["row", "plot", "picture"] as const).map((size) => (
          <ValueLine
            key={size}
            size={size}
            label="CRP: 23, 10, 4"
            places={values}
            {...(size === "picture" ? { words: { values: ["23", "10", "4"], from: "Feb", to: "May" } } : {})}
          />
        ))}
      </Specimen>
      <Specimen name="EmptyState, ErrorState">
        <EmptyState title="No red threads found yet">
          <p>When there is one, it will stand here.</p>
        </EmptyState>
        <ErrorState title="Unable to load patient information">
          <Button>Try again</Button>
        </ErrorState>
      </Specimen>
      <Specimen name="EngineLine: built-in, a model with a way to the other words">
        <EngineLine text="Said by the built-in engine" isModel={false} />
        <EngineLine
          text="Said by a language model, checked"
          isModel
          action={{ label: "Show the built-in words", press: () => undefined }}
        />
      </Specimen>
      <Specimen name="Note: with words; without any it is not there">
        <Note>A sentence about what follows.</Note>
        <Note>{""}</Note>
      </Specimen>
      <Specimen name="Spinner; Loaded: loading, failed, ready">
        <Spinner className="size-6" />
        {results.map((result) => (
          <Loaded
            key={result.state}
            result={result}
            loading={<p role="status">Loading</p>}
            failed={<ErrorState title="It failed" />}
          >
            {(value) => <p>{value}</p>}
          </Loaded>
        ))}
      </Specimen>
    </Chapter>
  );
}
