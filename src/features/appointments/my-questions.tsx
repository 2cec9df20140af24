import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type AppointmentQuestion, maximumAppointmentQuestionLength } from "#core/domain/appointment-question.ts";
import { appointmentsTexts } from "#features/texts/appointments.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { type Loadable, Loaded } from "#ui/loaded.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TooltipProvider } from "#ui/tooltip.tsx";
import { QuestionRow } from "./question-row.tsx";

const words = appointmentsTexts.questions;

export interface QuestionCommands {
  add: (text: string) => Promise<unknown>;
  rewrite: (id: string, text: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

/** What the patient wants to ask: written down before, read out there. */
export function MyQuestions(props: { questions: Loadable<AppointmentQuestion[]>; commands: QuestionCommands }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "" || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await props.commands.add(text.trim());
      setText("");
    } catch (failure) {
      setError(failureMessage(failure, words.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="questions-heading">
      <h2 id="questions-heading" className="font-medium font-serif text-title">
        {words.heading}
      </h2>
      <Loaded result={props.questions} loading={null} failed={<ErrorState title={words.loadFailed} />}>
        {(questions) =>
          questions.length === 0 ? (
            <p className="measure mt-2 text-lead text-soft">{words.none}</p>
          ) : (
            <TooltipProvider>
              <ol className="mt-1">
                {questions.map((question, index) => (
                  <QuestionRow
                    key={question.id}
                    number={index + 1}
                    question={question}
                    rewrite={props.commands.rewrite}
                    remove={props.commands.remove}
                  />
                ))}
              </ol>
            </TooltipProvider>
          )
        }
      </Loaded>
      <form data-print="hide" onSubmit={add} className="mt-3 flex flex-wrap items-end gap-3">
        <TextField
          label={words.field}
          value={text}
          placeholder={words.placeholder}
          maxLength={maximumAppointmentQuestionLength}
          error={error}
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 grow basis-64"
        />
        <Button
          type="submit"
          busy={busy}
          disabled={text.trim() === ""}
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="min-h-12"
        >
          {words.add}
        </Button>
      </form>
    </section>
  );
}
