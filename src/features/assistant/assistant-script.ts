import {
  type AssistantContext,
  type AssistantDestination,
  type AssistantReply,
  type AssistantScript,
  assistantEn,
} from "#features/texts/assistant-en.ts";

/** The addresses that options can lead to; a place that does not exist is left out, and so are the options that lead there. */
export type AssistantAddresses = Partial<Record<AssistantDestination, string>>;

/** What Ariadne knows on a page, without the options that would lead nowhere. */
export function scriptFor(context: AssistantContext, addresses: AssistantAddresses): AssistantScript {
  const { greeting, replies } = assistantEn.scripts[context];
  const leads = (reply: AssistantReply | undefined) =>
    reply !== undefined && !("redirect" in reply && addresses[reply.redirect] === undefined);
  return {
    greeting,
    replies: Object.fromEntries(
      Object.entries(replies)
        .filter(([, reply]) => leads(reply))
        .map(([label, reply]) => [
          label,
          "redirect" in reply ? reply : { ...reply, options: reply.options.filter((option) => leads(replies[option])) },
        ]),
    ),
  };
}
