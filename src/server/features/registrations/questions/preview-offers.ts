import type { previewOffers as contract } from '#contract/choice-questions.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { itemsOfScope } from '#domain/registration/choice-question.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { currentNames, isOnOffer, keyOf, nameOfOffer, priceOffer, wordsOf } from './price-offer.ts'
import { listAskedPeople } from './questions.queries.ts'

interface Wanted {
  readonly eventId: string
  readonly scope: string
  readonly people: readonly string[]
}

/**
 * Everything else that these people of one registration could choose of a scope, with what it would cost them now. Nothing
 * changes.
 * @throws Refusal not_found, not_changeable of people of several registrations
 */
export async function previewOffers(
  ctx: TenantCtx,
  { eventId, scope, people }: Wanted,
): Promise<OutputOf<typeof contract>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const found = await listAskedPeople(tx, eventId, people)
    const [registrationId, ...others] = new Set(found.map((each) => each.registrationId))
    if (registrationId === undefined || found.length < new Set(people).size) throw new Refusal('not_found')
    if (others.length > 0) throw new Refusal('not_changeable')
    const locked = await lockAgreed(tx, ctx, registrationId)
    const refs = locked.people
      .filter(({ participantId }) => people.includes(participantId))
      .map(({ ref }) => ref)
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const offers: OutputOf<typeof contract>['offers'] = []
    for (const item of itemsOfScope(locked.definition, scope))
      for (const option of item.options) {
        const offered = { item: item.id, option: option.id }
        if (!isOnOffer(definition, scope, offered)) continue
        const worked = await priceOffer(tx, ctx, locked, { by: 'registrant', scope, people: refs, offered })
        // What they have is no other choice.
        if (worked.refusal === null && worked.decided === null) continue
        offers.push({
          ...{ key: keyOf(offered), name: nameOfOffer(locked, scope, offered) ?? option.name },
          difference: worked.refusal === null ? worked.difference : null,
          problem: worked.refusal === null ? null : wordsOf(worked.refusal),
        })
      }
    return { current: currentNames(locked, scope, refs), offers }
  })
}
