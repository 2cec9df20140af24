import { apiClient } from "#api/client.ts";
import { NorasAnswerChart, OwnAnswerChart } from "#app/answer-charts.tsx";
import { demoCalls } from "#app/demo-calls.ts";
import { paths } from "#app/paths.ts";
import { useSession } from "#app/session/session-store.ts";
import { useLoaded } from "#app/use-loaded.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { openNorasRecords, openOwnRecords, rewordingOver, wordingBelow } from "#app/word-answers.tsx";
import { RecordsChat } from "#features/chat/records-chat.tsx";
import { useRecordsChat } from "#features/chat/use-records-chat.ts";
import { PersonaPanel } from "#features/demo/persona/persona-panel.tsx";
import { demoTexts } from "#features/texts/demo.ts";
import { texts } from "#features/texts/texts.ts";
import { Badge } from "#ui/badge.tsx";

const words = demoTexts.health;
const rewordOwn = rewordingOver(openOwnRecords);
const rewordNoras = rewordingOver(openNorasRecords);

/** Two columns: who Nora is, and the records chat; over her files for a visitor, over one's own for whoever is signed in. */
export function HealthScreen() {
  usePageTitle(words.title);
  const signedIn = useSession((session) => session.user !== undefined);
  const persona = useLoaded("demo-persona", demoCalls.bootstrap);
  const chat = useRecordsChat(
    signedIn ? apiClient.askRecords : demoCalls.askRecords,
    signedIn ? texts.chat.greeting : words.greetingOfNora,
    signedIn ? rewordOwn : rewordNoras,
  );
  const AnswerCharts = signedIn ? OwnAnswerChart : NorasAnswerChart;
  return (
    <div className="mx-auto grid w-full max-w-6xl items-start gap-x-10 gap-y-8 px-5 pt-4 md:pt-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <h1 className="sr-only">{words.title}</h1>
      <div className="lg:sticky lg:top-4">
        <PersonaPanel persona={persona} specialistHref={paths.pricing} loading={demoTexts.persona.loadingNamed} />
      </div>
      <section aria-labelledby="health-chat-heading" className="min-w-0">
        <div className="flex flex-col items-start gap-2">
          <h2 id="health-chat-heading" className="font-medium font-serif text-title">
            {signedIn ? words.chatOfOwn : words.chatOfNora}
          </h2>
          {!signedIn && <Badge tone="yellow">{demoTexts.chat.badge}</Badge>}
        </div>
        <AnswerCharts>
          <RecordsChat chat={chat} citationHref={signedIn ? paths.citation : paths.demoCitation} below={wordingBelow} />
        </AnswerCharts>
      </section>
    </div>
  );
}
