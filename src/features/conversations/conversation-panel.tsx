import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import type { Conversation } from "#core/domain/conversation.ts";
import { conversationsTexts as words } from "#features/texts/conversations.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { type Loadable, Loaded } from "#ui/loaded.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import { ConversationList, type ConversationListProps } from "./conversation-list.tsx";

/** Beside the chat where there is room; behind a button, as a sheet, where there is not. */
export function ConversationPanel(
  props: Omit<ConversationListProps, "conversations"> & { conversations: Loadable<Conversation[]> },
) {
  const isWide = useMediaQuery("(min-width: 64rem)");
  const [open, setOpen] = useState(false);
  const list = (
    <Loaded result={props.conversations} loading={null} failed={<ErrorState title={words.failed} />}>
      {(conversations) => (
        <ConversationList
          {...props}
          conversations={conversations}
          onSelect={(id) => {
            props.onSelect(id);
            setOpen(false);
          }}
        />
      )}
    </Loaded>
  );
  if (isWide) {
    return (
      <aside aria-label={words.heading} className="w-72 shrink-0 pt-7">
        <h2 className="mb-2 font-medium font-serif text-heading">{words.heading}</h2>
        <div className="max-h-[calc(100dvh-14rem)] overflow-y-auto px-2">{list}</div>
      </aside>
    );
  }
  return (
    <div className="px-5 md:px-0">
      <Button
        variant="quiet"
        tight
        icon={<MessagesSquare aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
        className="-ml-2"
      >
        {words.open}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.heading} closeLabel={texts.chrome.close}>
        {list}
      </Dialog>
    </div>
  );
}
