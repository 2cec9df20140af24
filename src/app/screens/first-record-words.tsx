import { apiClient } from "#api/client.ts";
import { OwnAnswerChart } from "#app/answer-charts.tsx";
import { paths } from "#app/paths.ts";
import type { useFirstLook } from "#app/use-first-look.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { useConversations, useMessages } from "#db/live/use-conversations.ts";
import { AskRecord } from "#features/chat/ask-record.tsx";
import { useConversation } from "#features/chat/use-conversation.ts";
import { RecordMeaning } from "#features/documents/view/record-meaning.tsx";
import { FirstLookView } from "#features/first-record/first-look-view.tsx";
import { firstRecordTexts as words } from "#features/texts/first-record.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { VoicePackOffer } from "./voice-pack-offer.tsx";

const create = (title: string) => apiClient.createConversation({ title });

/** What the record says, once it is understood; else why it is not. */
export function FirstRecordWords(props: {
  document: MedicalDocument;
  seen: ReturnType<typeof useFirstLook>;
  pages: Page[] | undefined;
}) {
  const { document, seen } = props;
  if (seen === undefined || document.processingStatus !== "completed") {
    return (
      <RecordMeaning
        document={document}
        pages={props.pages ?? []}
        citationHref={paths.firstRecordPlace}
        retry={apiClient.retryDocument}
        unlock={apiClient.unlockDocument}
        waitingHelp={<VoicePackOffer documents={[document]} />}
      />
    );
  }
  const { look, lighting, questions } = seen;
  const isLit = ({ page, start, end }: Citation) =>
    lighting.done || lighting.lit.some((place) => place.page === page && place.start === start && place.end === end);
  return (
    <>
      <FirstLookView
        look={look}
        isLit={isLit}
        citationHref={paths.firstRecordPlace}
        day={document.occurredOn && formatClinicalDate(document.occurredOn)}
      />
      <Ask questions={questions} />
    </>
  );
}

/** One conversation that is kept with the record: it survives a reload, and goes into the account with it. */
function Ask({ questions }: { questions: readonly string[] }) {
  const conversations = useConversations();
  const { conversationId, send } = useConversation({ conversations, create, sendMessage: apiClient.sendMessage });
  const messages = useMessages(conversationId);
  return (
    <OwnAnswerChart>
      <AskRecord
        heading={words.ask}
        placeholder={words.askPlaceholder}
        questions={questions}
        messages={messages}
        send={send}
        citationHref={paths.firstRecordPlace}
      />
    </OwnAnswerChart>
  );
}
