import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Conversation } from "#core/domain/conversation.ts";
import { conversationsTexts as words } from "#features/texts/conversations.ts";
import { formatDay } from "#features/texts/formats.ts";
import { classNames } from "#ui/class-names.ts";
import { Tooltip, TooltipProvider } from "#ui/tooltip.tsx";
import { DeleteConversation } from "./delete-conversation.tsx";
import { titleOf } from "./listed-conversation.ts";
import { RenameConversation } from "./rename-conversation.tsx";

export interface ConversationListProps {
  /** Newest first. */
  conversations: Conversation[];
  /** By conversation; what they are called where nobody gave them a title. */
  firstQuestions: ReadonlyMap<string, string>;
  selected: string | undefined;
  onSelect: (id: string) => void;
  rename: (id: string, title: string) => Promise<unknown>;
  /** Ends with another conversation open. */
  remove: (id: string) => Promise<unknown>;
}

/** The conversations, each to open, rename or delete. */
export function ConversationList(props: ConversationListProps) {
  const [renaming, setRenaming] = useState<Conversation>();
  const [deleting, setDeleting] = useState<Conversation>();
  if (props.conversations.length === 0) return <p className="text-soft">{words.none}</p>;
  const nameOf = (conversation: Conversation) => titleOf(conversation, props.firstQuestions.get(conversation.id));
  return (
    <TooltipProvider>
      <ul aria-label={words.heading} className="-mx-2 flex flex-col">
        {props.conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            title={nameOf(conversation)}
            isSelected={conversation.id === props.selected}
            onSelect={() => props.onSelect(conversation.id)}
            onRename={() => setRenaming(conversation)}
            onDelete={() => setDeleting(conversation)}
          />
        ))}
      </ul>
      {renaming && (
        <RenameConversation
          key={renaming.id}
          title={nameOf(renaming)}
          rename={(title) => props.rename(renaming.id, title)}
          onClose={() => setRenaming(undefined)}
        />
      )}
      {deleting && (
        <DeleteConversation
          key={deleting.id}
          title={nameOf(deleting)}
          remove={() => props.remove(deleting.id)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </TooltipProvider>
  );
}

function ConversationRow(props: {
  conversation: Conversation;
  title: string;
  isSelected: boolean;
  onSelect: () => void;
  onRename: () => void;
  onDelete: () => void;
}) {
  const { title, isSelected } = props;
  const actions = [
    { label: words.renameNamed(title), tip: words.rename, Icon: Pencil, onClick: props.onRename },
    { label: words.deleteNamed(title), tip: words.delete, Icon: Trash2, onClick: props.onDelete },
  ];
  return (
    <li
      className={classNames(
        "relative flex items-center rounded-control border-l-[3px]",
        isSelected ? "border-thread bg-quiet-wash" : "border-transparent hover:bg-quiet-wash",
      )}
    >
      <button
        type="button"
        aria-current={isSelected ? "true" : undefined}
        onClick={props.onSelect}
        className="min-h-14 min-w-0 grow rounded-control px-2.5 py-2 text-left"
      >
        <span className="line-clamp-2 break-words font-semibold">{title}</span>
        <span className="block text-fine text-soft">{formatDay(props.conversation.createdAt)}</span>
      </button>
      {actions.map(({ label, tip, Icon, onClick }) => (
        <Tooltip key={tip} label={tip}>
          <button
            type="button"
            aria-label={label}
            onClick={onClick}
            className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </button>
        </Tooltip>
      ))}
    </li>
  );
}
