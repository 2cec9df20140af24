import { classNames } from "#ui/class-names.ts";

/** Short statements side by side, each with a line above it. `numbered` where their order matters. */
export function TitledPoints(props: {
  points: readonly { title: string; text: string }[];
  numbered?: boolean;
  className?: string;
}) {
  const List = props.numbered ? "ol" : "ul";
  return (
    <List className={classNames("grid gap-x-8 gap-y-6", props.className ?? "md:grid-cols-3")}>
      {props.points.map(({ title, text }, index) => (
        <li key={title} className="border-line border-t pt-4">
          <h3 className="font-medium font-serif text-heading">
            {props.numbered && <span className="text-soft">{index + 1}. </span>}
            {title}
          </h3>
          <p className="mt-1.5 max-w-[46ch] text-soft">{text}</p>
        </li>
      ))}
    </List>
  );
}
