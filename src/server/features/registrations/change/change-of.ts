import { claimsFrom } from '#domain/capacity/allotment.ts'
import type { LackingAnswer } from '#domain/quote/answers-for-later.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { HandOver } from '#domain/registration/hand-over.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { claimsInName } from '#server/features/places/claims/own-limits.ts'
import type { Change } from '../agreement/change.queries.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { registrantOf } from '../agreement/registrant-of.ts'

/** The decision about a change: the draft that will stand and its price. */
export interface DecidedChange {
  /** Sealed. */
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  readonly hash: Buffer
  readonly now: Temporal.Instant
  /** The first place in the order for people who join. */
  readonly nextPosition: number
  /** Of limits of one person (`findEarlierPools`). */
  readonly earlierPools: ReadonlySet<string>
  /** Compulsory answers that it leaves open. */
  readonly lacking: readonly LackingAnswer[]
  /** Who takes over whose place. */
  readonly handOver?: Pick<HandOver, 'giver' | 'successor'>
}

/** What is agreed by a change; the day of the price stays as it was recorded where it has not moved. */
export const agreementAfter = (
  { agreed, newest }: Pick<LockedAgreement, 'agreed' | 'newest'>,
  { draft, priced, now }: Pick<DecidedChange, 'draft' | 'priced' | 'now'>,
) => ({
  ...{ draft, lines: priced.lines, due: priced.due, total: priced.total },
  pricedAt: (priced.pricedAt.equals(agreed.pricedAt) ? newest.pricedAt : now).toString(),
})

/**
 * Everything else that is written when a registration changes. People who stay keep id and place, and with them the
 * ticket; people who join come last, a person who takes a place over gets the giver's position.
 */
export function changeOf(
  ctx: Pick<TenantCtx, 'secrets' | 'account'>,
  locked: LockedAgreement,
  decided: DecidedChange,
): Change {
  const { row, people: before, allotment, definition, agreed } = locked
  const { draft, priced, nextPosition, handOver, earlierPools, lacking } = decided
  const { people, ...whole } = draft
  const known = new Map(before.map((person) => [person.ref, person]))
  const takenOver = handOver && known.get(handOver.giver)?.position
  const joined = people.filter(({ ref }) => !known.has(ref)).map(({ ref }) => ref)
  const accepted = new Set(draft.statements)
  const claims = allotment ? claimsFrom(priced.claims, allotment) : priced.claims
  return {
    hash: decided.hash.toString('hex'),
    draft: whole,
    claims: claimsInName(ctx, { eventId: row.eventId, definition, earlierPools }, claims, registrantOf(row)),
    total: priced.total,
    lacking,
    people: people.map((person) => ({
      ...person,
      id: known.get(person.ref)?.participantId ?? newId(),
      position: known.get(person.ref)?.position ?? takenOver ?? nextPosition + joined.indexOf(person.ref),
    })),
    statements: definition.statements
      .filter(({ id }) => accepted.has(id))
      .map(({ id, version, text }) => ({ id, version, text })),
    correction: {
      id: newId(),
      amount: priced.total - row.total,
      explanation: { code: handOver ? 'handed_over' : 'changed', before: agreed.lines, after: priced.lines },
    },
  }
}
