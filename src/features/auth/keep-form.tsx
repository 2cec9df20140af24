import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { failureMessage } from "#features/texts/failure-message.ts";
import { firstRecordTexts } from "#features/texts/first-record.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import type { AuthMode } from "./validate-credentials.ts";

const words = firstRecordTexts.keeping;

interface Credentials {
  email: string;
  password: string;
}

/** Keeps what was put in before there was an account: in a new one, or with the records of one that is here. */
export function KeepForm(props: {
  keep: (credentials: Credentials) => Promise<void>;
  keepBySigningIn: (credentials: Credentials) => Promise<void>;
  onBack: () => void;
}) {
  // It comes in the place of a page that may have been read to its end.
  useEffect(() => {
    // Not answered to React: a newer browser answers a promise here.
    window.scrollTo(0, 0);
  }, []);
  async function submit(chosen: AuthMode, credentials: Credentials) {
    try {
      await (chosen === "sign-up" ? props.keep(credentials) : props.keepBySigningIn(credentials));
      showToast(words.kept);
    } catch (error) {
      showToast({
        variant: "destructive",
        title: firstRecordTexts.keep,
        description: failureMessage(error, words.failed),
      });
    }
  }
  return (
    <div className="mx-auto flex w-full max-w-[29rem] flex-col gap-4 px-5 pt-2 pb-10">
      <Button
        variant="quiet"
        tight
        onClick={props.onBack}
        icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        className="-ml-2 self-start no-underline"
      >
        {words.back}
      </Button>
      <CredentialsForm
        initialMode="sign-up"
        lead={(mode) => (mode === "sign-up" ? words.text : words.textExisting)}
        onSubmit={submit}
      />
    </div>
  );
}
