import { Download, FileUp } from "lucide-react";
import { useState } from "react";
import { Agreement } from "#ui/agreement.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { Button, ButtonLink, type ButtonVariant } from "#ui/button.tsx";
import { DropZone } from "#ui/drop-zone.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const icon = <Download aria-hidden="true" className="size-5" />;
const nothing = () => undefined;

/** What can be pressed, chosen or typed into. */
export function Controls() {
  return (
    <Chapter name="Controls">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}: at rest, with an icon, tight, busy, disabled`}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} icon={icon}>
            Save
          </Button>
          <Button variant={variant} tight>
            Save
          </Button>
          <Button variant={variant} busy>
            Saving
          </Button>
          <Button variant={variant} disabled>
            Save
          </Button>
        </Specimen>
      ))}
      <Specimen name="ButtonLink, Link, BackLink">
        <ButtonLink href="/styleguide" variant="primary">
          Primary
        </ButtonLink>
        <ButtonLink href="/styleguide" icon={icon}>
          Secondary
        </ButtonLink>
        <Link href="/styleguide" className="underline">
          Link
        </Link>
        <BackLink href="/styleguide">Back</BackLink>
      </Specimen>
      <Specimen name="FileButton: at rest, with an icon, disabled">
        <FileButton accept="application/pdf" onFiles={nothing}>
          Choose a file
        </FileButton>
        <FileButton accept="image/*" variant="primary" icon={icon} onFiles={nothing}>
          Photograph
        </FileButton>
        <FileButton accept="image/*" disabled onFiles={nothing}>
          Photograph
        </FileButton>
      </Specimen>
      <Specimen name="TextField: empty, with a hint, wrong, disabled">
        <TextField label="Name" placeholder="As in your records" />
        <TextField label="Code" hint="26 letters" />
        <TextField label="E-mail" defaultValue="ruth@" error="Please fill in all fields" />
        <TextField label="Account" defaultValue="ruth" disabled />
      </Specimen>
      <Specimen name="PasswordField: at rest, wrong">
        <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
        <PasswordField
          label="Confirm"
          defaultValue="abc"
          error="Passwords do not match"
          showLabel="Show confirmation"
          hideLabel="Hide confirmation"
        />
      </Specimen>
      <Specimen name="Agreement: not given, given">
        {[false, true].map((given) => (
          <Agreement key={String(given)} text="I agree that this server reads them." given={given} onChange={nothing} />
        ))}
      </Specimen>
      <Specimen name="Segmented, Tabs">
        <Choices />
      </Specimen>
      <Specimen name="DropZone: idle (drag a file over it), uploading">
        {[false, true].map((uploading) => (
          <DropZone
            key={String(uploading)}
            label={uploading ? "Images" : "PDFs"}
            hint="Max 10MB per file"
            icon={<FileUp className="size-6" />}
            accept="application/pdf"
            uploading={uploading}
            uploadingLabel="Uploading..."
            onFiles={nothing}
          />
        ))}
      </Specimen>
    </Chapter>
  );
}

function Choices() {
  const [order, setOrder] = useState<"new" | "old">("new");
  const [tab, setTab] = useState<"one" | "two">("one");
  return (
    <>
      <Segmented
        label="Order"
        options={[
          { value: "new", label: "Newest first" },
          { value: "old", label: "Oldest first" },
        ]}
        value={order}
        onChange={setOrder}
      />
      <Tabs
        label="A record"
        items={[
          { id: "one", label: "In plain words", content: "What it says." },
          { id: "two", label: "Its words", content: "What stands there." },
        ]}
        value={tab}
        onChange={setTab}
      />
    </>
  );
}
