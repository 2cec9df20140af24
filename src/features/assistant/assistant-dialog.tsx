import { assistantTexts } from "#features/texts/assistant.ts";
import { Dialog } from "#ui/dialog.tsx";
import { AssistantConversation, type AssistantConversationProps } from "./assistant-conversation.tsx";
import { useAssistant } from "./assistant-store.ts";

/** The same conversation over the page, opened from the navigation. */
export function AssistantDialog(props: AssistantConversationProps) {
  const close = useAssistant((assistant) => assistant.close);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={assistantTexts.name}
      description={assistantTexts.subtitle}
      closeLabel={assistantTexts.close}
    >
      <div className="-mx-4 flex h-[min(26rem,60dvh)] flex-col border-line border-t">
        <AssistantConversation {...props} />
      </div>
    </Dialog>
  );
}
