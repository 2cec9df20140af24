import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type AppointmentQuestion, maximumAppointmentQuestionLength } from "#core/domain/appointment-question.ts";
import { appointmentsTexts } from "#features/texts/appointments.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { Tooltip } from "#ui/tooltip.tsx";
import type { QuestionCommands } from "./my-questions.tsx";

const words = appointmentsTexts.questions;

/** One question in large type, to be put in other words or taken away. */
export function QuestionRow(
  props: { number: number; question: AppointmentQuestion } & Pick<QuestionCommands, "rewrite" | "remove">,
) {
  const { id, text } = props.question;
  const [editing, setEditing] = useState<string>();

  async function attempt(command: Promise<unknown>) {
    try {
      await command;
      setEditing(undefined);
    } catch (error) {
      showToast({ variant: "destructive", title: words.failed, description: failureMessage(error, words.failed) });
    }
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (editing?.trim()) void attempt(props.rewrite(id, editing.trim()));
  }

  const actions = [
    { label: words.edit(text), tip: words.editTip, Icon: Pencil, onClick: () => setEditing(text) },
    { label: words.remove(text), tip: words.removeTip, Icon: Trash2, onClick: () => void attempt(props.remove(id)) },
  ];
  return (
    <li className="break-inside-avoid border-line py-2.5 not-first:border-t">
      {editing === undefined ? (
        <div className="flex items-start gap-2">
          <p className="min-w-0 grow break-words py-1.5 font-semibold text-heading">
            <span className="text-soft">{props.number}.</span> {text}
          </p>
          {actions.map(({ label, tip, Icon, onClick }) => (
            <Tooltip key={tip} label={tip}>
              <button
                type="button"
                data-print="hide"
                aria-label={label}
                onClick={onClick}
                className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
              >
                <Icon aria-hidden="true" className="size-5" />
              </button>
            </Tooltip>
          ))}
        </div>
      ) : (
        <form onSubmit={save} className="flex flex-wrap items-end gap-3 py-1.5">
          <TextField
            label={words.field}
            value={editing}
            maxLength={maximumAppointmentQuestionLength}
            onChange={(event) => setEditing(event.target.value)}
            className="min-w-0 grow basis-64"
          />
          <Button type="submit" disabled={editing.trim() === ""} className="min-h-12">
            {words.save}
          </Button>
          <Button variant="quiet" onClick={() => setEditing(undefined)} className="min-h-12">
            {words.cancel}
          </Button>
        </form>
      )}
    </li>
  );
}
