import { type ReactNode, useEffect, useRef } from "react";
import { type ButtonVariant, buttonLooks } from "./button.tsx";
import { classNames } from "./class-names.ts";

/** A button that opens the system's chooser of files, or its camera. It does so before any script has come; what was chosen then is not lost. */
export function FileButton(props: {
  accept: string;
  /** Opens the camera where the device has one. */
  camera?: boolean;
  multiple?: boolean;
  disabled?: boolean;
  variant?: ButtonVariant;
  icon?: ReactNode;
  className?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const { variant = "secondary", disabled = false, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);

  function give() {
    const files = [...(input.current?.files ?? [])];
    // The same file can be chosen again only when the input is empty.
    if (input.current) input.current.value = "";
    if (files.length > 0) onFiles(files);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen on a page that was drawn ahead
  useEffect(give, []);

  return (
    <label
      className={classNames(
        buttonLooks(variant),
        "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        disabled ? "cursor-not-allowed opacity-60" : "cursor-pointer",
        props.className,
      )}
    >
      {props.icon}
      {props.children}
      <input
        ref={input}
        type="file"
        accept={props.accept}
        capture={props.camera ? "environment" : undefined}
        multiple={props.multiple}
        disabled={disabled}
        onChange={give}
        className="sr-only"
      />
    </label>
  );
}
