import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FullScreenSpinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast-store.ts";
import { Tooltip, TooltipProvider } from "#ui/tooltip.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

/** What comes over the page. */
export function Overlays() {
  const [dialog, setDialog] = useState(false);
  const [spinner, setSpinner] = useState(false);

  function spin() {
    setSpinner(true);
    setTimeout(() => setSpinner(false), 1500);
  }

  return (
    <Chapter name="Over the page">
      <Specimen name="Toaster: default, destructive">
        <Button onClick={() => showToast({ title: "Upload successful", description: "1 file uploaded." })}>
          Toast
        </Button>
        <Button
          onClick={() => showToast({ variant: "destructive", title: "Error", description: "Failed to send message" })}
        >
          Destructive toast
        </Button>
      </Specimen>
      <Specimen name="Dialog">
        <Button onClick={() => setDialog(true)}>Open the dialog</Button>
        <Dialog
          open={dialog}
          onOpenChange={setDialog}
          title="Delete this record?"
          description="This cannot be undone."
          closeLabel="Close"
        >
          <Button variant="danger" onClick={() => setDialog(false)}>
            Delete record
          </Button>
        </Dialog>
      </Specimen>
      <Specimen name="Tooltip">
        <TooltipProvider>
          <Tooltip label="Words that the pointer or the focus brings up">
            <Button>Point here</Button>
          </Tooltip>
        </TooltipProvider>
      </Specimen>
      <Specimen name="FullScreenSpinner">
        <Button onClick={spin}>Show it for a moment</Button>
        {spinner && <FullScreenSpinner label="Loading" />}
      </Specimen>
    </Chapter>
  );
}
