/** An agreement that has to be given by hand. */
export function Agreement(props: { text: string; given: boolean; onChange: (given: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card bg-wait-wash p-4">
      <input
        type="checkbox"
        checked={props.given}
        onChange={({ target }) => props.onChange(target.checked)}
        className="mt-1 size-5 shrink-0 accent-thread"
      />
      <span>{props.text}</span>
    </label>
  );
}
