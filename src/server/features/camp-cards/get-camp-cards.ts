import type { getCampCards as contract } from '#contract/camp-cards.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import { eachField } from '#domain/camp-card/camp-card.ts'
import { cardQuestions } from '#domain/camp-card/propose-sources.ts'
import { isSecret } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { cardSettingOf } from './card-setting.ts'
import { listCardPeople } from './people.queries.ts'
import { CARDS_AT_ONCE } from './print-cards.ts'
import { sortedMinors } from './sorted-minors.ts'

type Output = OutputOf<typeof contract>

/**
 * How the cards of an event are filled in, what they can be filled in from, and for whom they can be printed.
 * @throws Refusal not_found, also before the event is published
 */
export async function getCampCards(
  ctx: TenantCtx,
  { eventId, role }: { readonly eventId: string; readonly role: Role },
): Promise<Output> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition, setting, isSaved } = await cardSettingOf(tx, ctx, eventId)
    const people = sortedMinors(await listCardPeople(tx, { eventId }), definition)
    return {
      setting: mutable(setting),
      isSaved,
      questions: cardQuestions(definition).map((question) => ({
        ...{ source: `answer.${question.id}` as const, label: question.label, of: question.of },
        isSealed: isSecret(question),
        isSeen: maySeeAnswer(role, question),
      })),
      people: people.map(({ registrationId, number, ref, firstName, lastName, age, group }) => ({
        ...{ registrationId, number, person: ref, firstName, lastName, age },
        group: definition.groups.find(({ id }) => id === group)?.name ?? null,
      })),
      groups: definition.groups.map(({ id, name }) => ({ id, name })),
      atOnce: CARDS_AT_ONCE,
    }
  })
}

const mutable = ({ holiday, sources, forParents }: Awaited<ReturnType<typeof cardSettingOf>>['setting']) => ({
  ...{ holiday: { ...holiday }, forParents },
  sources: eachField((field) => [...sources[field]]),
})
