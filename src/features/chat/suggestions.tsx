/** Questions to begin with, in the language of the engine. Choosing one fills the input, so that it can be changed before it is asked. */
export function Suggestions(props: { questions: string[]; onChoose: (question: string) => void }) {
  return (
    <ul className="mt-5 flex max-w-2xl flex-col items-start gap-2.5">
      {props.questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            lang="en"
            onClick={() => props.onChoose(question)}
            className="min-h-11 rounded-control border border-edge bg-card px-4 py-2 text-left hover:border-ink hover:bg-quiet-wash"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
