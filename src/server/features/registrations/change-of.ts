import { claimsFrom } from '#domain/capacity/allotment.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { HandOver } from '#domain/registration/hand-over.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { claimsInName } from '../places/own-limits.ts'
import type { Change } from './change.queries.ts'
import type { LockedAgreement } from './lock-agreed.ts'

/** What was decided of a change: the draft that will stand and its price. */
export interface DecidedChange {
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  readonly hash: Buffer
  readonly now: Temporal.Instant
  /** The place in the order from which on people may join. */
  readonly nextPosition: number
  /** Who takes over whose place. */
  readonly handOver?: Pick<HandOver, 'giver' | 'successor'>
}

/**
 * Everything that is written when a registration changes. Who stays keeps id and place, and with them the ticket;
 * who joins comes last, who takes a place over stands where the giver stood.
 */
export function changeOf(
  ctx: Pick<TenantCtx, 'secrets' | 'account'>,
  locked: LockedAgreement,
  decided: DecidedChange,
): Change {
  const { row, people: before, allotment, definition, agreed } = locked
  const { draft, priced, nextPosition, handOver } = decided
  const { people, ...whole } = draft
  const known = new Map(before.map((person) => [person.ref, person]))
  const takenOver = handOver && known.get(handOver.giver)?.position
  const joined = people.filter(({ ref }) => !known.has(ref)).map(({ ref }) => ref)
  const accepted = new Set(draft.statements)
  const claims = allotment ? claimsFrom(priced.claims, allotment) : priced.claims
  const isAsBefore = priced.pricedAt.equals(agreed.pricedAt)
  return {
    hash: decided.hash.toString('hex'),
    pricedAt: (isAsBefore ? (row.pricedAt ?? row.createdAt) : decided.now).toString(),
    draft: whole,
    lines: priced.lines,
    due: priced.due,
    claims: claimsInName(ctx, { eventId: row.eventId, definition }, claims, row.contactEmail),
    total: priced.total,
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
      explanation: { code: handOver ? 'handed_over' : 'changed', before: row.lines, after: priced.lines },
    },
  }
}
