import { classNames } from "#ui/class-names.ts";

/**
 * Questions to begin with, in the language of the engine. Choosing one fills the input, so that it can be changed before it is asked;
 * `asAsked`: what is chosen is asked at once.
 */
export function Suggestions(props: {
  questions: readonly string[];
  onChoose: (question: string) => void;
  asAsked?: boolean;
  disabled?: boolean;
}) {
  return (
    <ul
      className={classNames(
        "flex max-w-2xl gap-2.5",
        props.asAsked ? "flex-row flex-wrap" : "mt-5 flex-col items-start",
      )}
    >
      {props.questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            lang="en"
            disabled={props.disabled}
            onClick={() => props.onChoose(question)}
            className={classNames(
              "min-h-11 px-4 py-2 text-left disabled:opacity-60",
              props.asAsked
                ? "rounded-full bg-quiet-wash font-semibold enabled:hover:bg-line"
                : "rounded-control border border-edge bg-card hover:border-ink hover:bg-quiet-wash",
            )}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
