import { LockKeyhole } from "lucide-react";
import { type ReactNode, useState } from "react";
import { failureMessage } from "#features/texts/failure-message.ts";
import { texts } from "#features/texts/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ThreadSweep } from "#ui/thread.tsx";
import { showToast } from "#ui/toast-store.ts";
import { CredentialsForm, type CredentialsFormProps } from "./credentials-form.tsx";
import { RecoveryForm, type RecoveryRequest } from "./recovery-form.tsx";
import type { AuthMode } from "./validate-credentials.ts";

const words = texts.auth;

export interface AuthCommands {
  signIn: (credentials: { email: string; password: string }) => Promise<void>;
  signUp: (credentials: { email: string; password: string }) => Promise<void>;
  recover: (request: RecoveryRequest) => Promise<void>;
}

/** The auth screen. `gate` is the sentence that stands above the form when a page that needs an account sent the visitor here. */
export function AuthPanel({
  commands,
  gate,
  demoHref,
  elsewhere,
  startsElsewhere = false,
  ...form
}: {
  commands: AuthCommands;
  gate?: string;
  demoHref?: string;
  /** The form that brings an account from another device. */
  elsewhere?: (onBack: () => void) => ReactNode;
  startsElsewhere?: boolean;
} & Pick<CredentialsFormProps, "initialEmail" | "people" | "restoreHref">) {
  const [way, setWay] = useState<"credentials" | "recovery" | "elsewhere">(
    startsElsewhere ? "elsewhere" : "credentials",
  );
  const back = () => setWay("credentials");

  async function enter(mode: AuthMode, credentials: { email: string; password: string }) {
    const { signedIn, registered, signIn, registration } = texts.errors;
    try {
      await (mode === "sign-up" ? commands.signUp(credentials) : commands.signIn(credentials));
      showToast(mode === "sign-up" ? registered : signedIn);
    } catch (error) {
      const { title, fallback } = mode === "sign-up" ? registration : signIn;
      showToast({ variant: "destructive", title, description: failureMessage(error, fallback) });
    }
  }

  async function recover(request: RecoveryRequest) {
    try {
      await commands.recover(request);
      showToast(words.recovered);
    } catch (error) {
      const description = failureMessage(error, words.recoverFailed);
      showToast({ variant: "destructive", title: texts.errors.signIn.title, description });
    }
  }

  return (
    <div className="relative isolate grow overflow-hidden">
      <ThreadSweep className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-20 w-full text-thread md:h-28 lg:h-[26rem]" />
      <div className="mx-auto grid w-full max-w-6xl lg:grid-cols-[1.15fr_1fr]">
        <section className="hidden flex-col justify-start gap-6 pt-16 pl-5 lg:flex">
          <p className="font-medium font-serif text-display tracking-[-0.015em]">
            {words.promise.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
          <p className="max-w-[44ch] text-lead text-soft">{words.promiseText}</p>
        </section>
        <section className="mx-auto flex w-full max-w-[29rem] flex-col gap-5 px-5 pt-8 pb-28 sm:pt-14 md:pb-36 lg:pb-12 lg:mr-0 lg:pt-12">
          {gate && <p className="rounded-card bg-quiet-wash px-4 py-3 font-semibold">{gate}</p>}
          <div className="rounded-card border-line bg-paper sm:border sm:bg-card sm:p-8">
            {way === "recovery" && <RecoveryForm onSubmit={recover} onBack={back} />}
            {way === "elsewhere" && elsewhere?.(back)}
            {way === "credentials" && (
              <CredentialsForm
                {...form}
                onSubmit={enter}
                onForgot={() => setWay("recovery")}
                onElsewhere={elsewhere && (() => setWay("elsewhere"))}
              />
            )}
          </div>
          {demoHref && <ButtonLink href={demoHref}>{words.demo}</ButtonLink>}
          <div className="flex flex-col gap-1 text-soft lg:rounded-card lg:bg-paper/85">
            {way !== "elsewhere" && (
              <p className="flex items-start gap-2">
                <LockKeyhole aria-hidden="true" className="mt-1 size-[1.1em] shrink-0 text-well" />
                {words.onDevice}
              </p>
            )}
            <p>{words.prototype}</p>
          </div>
        </section>
      </div>
    </div>
  );
}
