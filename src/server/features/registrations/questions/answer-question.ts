import { limitOf } from '#domain/capacity/own-pools.ts'
import { mayAnswer, type Offered, withChoice } from '#domain/registration/choice-question.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { sweepEvent } from '#server/features/places/claims/sweep-event.ts'
import { releaseHold } from '#server/features/places/holds/release-hold.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import { changeLocked } from '../change/change-registration.ts'
import { requestHash } from '../pricing/request-hash.ts'
import { ShortOfPlaces } from '../pricing/within-own-limits.ts'
import { keyOf, priceOffer } from './price-offer.ts'
import { findQuestion, type QuestionRow, recordEnd, takeHold } from './questions.queries.ts'

interface Answer {
  readonly questionId: string
  /** Of whom the question must be: of this registration, or of this event. */
  readonly of: { readonly registrationId: string } | { readonly eventId: string }
  readonly by: ChangedBy
  /** The key of an offer; '': to go without; null: everything stays. */
  readonly choose: string | null
  /** The difference that was shown. */
  readonly difference: number
}

/**
 * Answers a question: what was chosen becomes a change of the registration, at the difference that was shown and without a
 * fee, with the places that were held for it. Where they have it already, nothing changes, and what was held is free. The same
 * answer again changes nothing.
 * @throws Refusal not_found; question_ended of another answer before, or too late; price_changed with both differences
 *   ('expected', 'now'), and those of a change
 */
export async function answerQuestion(ctx: TenantCtx, answer: Answer): Promise<void> {
  const found = await ctx.db.tenant(ctx.account, async (tx) => {
    const question = await findQuestion(tx, answer.questionId)
    const isTheirs =
      'eventId' in answer.of
        ? question?.eventId === answer.of.eventId
        : question?.registrationId === answer.of.registrationId
    if (question === null || !isTheirs) throw new Refusal('not_found')
    // Before the lock: the registration may itself be what is overdue.
    await sweepEvent(tx, ctx, question.eventId)
    return question
  })
  try {
    await ctx.db.tenant(ctx.account, async (tx) => {
      const locked = await lockAgreed(tx, ctx, found.registrationId)
      const question = await findQuestion(tx, answer.questionId)
      if (question !== null && !isRepeated(question, answer))
        await answerLocked(tx, ctx, locked, question, answer)
    })
  } catch (error) {
    if (!(error instanceof ShortOfPlaces)) throw error
    throw new Refusal(error.short.verdict, { params: { pool: limitOf(error.short.pool) } })
  }
}

const isRepeated = ({ state, answer }: QuestionRow, { choose }: Answer): boolean =>
  choose === null ? state === 'declined' : state === 'accepted' && answer === choose

async function answerLocked(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  question: QuestionRow,
  { choose, by, difference }: Answer,
): Promise<void> {
  const { id, eventId, registrationId, holdId, answerUntil } = question
  // The office may still record an answer that it received in time.
  if (by === 'registrant' && !mayAnswer({ state: 'open', answerUntil }, ctx.now))
    throw new Refusal('question_ended')
  const offered = offerOf(question, choose)
  const end = { question: id, answer: choose, by, at: ctx.now }
  const state = choose === null ? 'declined' : 'accepted'
  if (!(await recordEnd(tx, ctx.account, { ...end, state }))) throw new Refusal('question_ended')
  const body = choose === null ? null : await changeTo(tx, ctx, locked, question, { offered, by, difference })
  if (holdId !== null)
    await (body === null
      ? releaseHold(tx, ctx, holdId)
      : takeHold(tx, ctx.account, { holdId, registrationId }))
  if (body !== null) {
    const hash = requestHash(ctx, { question: id, offered })
    await changeLocked(tx, ctx, locked, { registrationId, by, asked: true, body, hash })
  }
  const name = question.offers.find((each) => keyOf(each) === choose)?.name ?? ''
  await recordAudit(tx, ctx, {
    action: 'lodging.question_answered',
    eventId,
    registrationId,
    details: { by, name },
    before: { state: 'open' },
    after: { state },
  })
}

/** @throws Refusal not_found of what was not offered, and of keeping what was withdrawn */
function offerOf({ kind, offers }: QuestionRow, key: string | null): Offered {
  if (kind === 'withdrawn' ? key === '' : key === null) return null
  const offer = offers.find((each) => keyOf(each) === key)
  if (offer === undefined) throw new Refusal('not_found')
  return { item: offer.item, option: offer.option }
}

interface Chosen {
  readonly offered: Offered
  readonly by: ChangedBy
  readonly difference: number
}

/** The change that an answer means; null: they have it already. @throws Refusal price_changed, and those of a change */
async function changeTo(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { scope, people: ids, holdId }: QuestionRow,
  { offered, by, difference }: Chosen,
) {
  const people = locked.people
    .filter(({ participantId }) => ids.includes(participantId))
    .map(({ ref }) => ref)
  const { agreed, definition, row } = locked
  const worked = await priceOffer(tx, ctx, locked, { by, scope, people, offered, hold: holdId })
  if (worked.refusal !== null) throw worked.refusal
  if (worked.decided === null) return null
  if (worked.difference !== difference)
    throw new Refusal('price_changed', { params: { expected: difference, now: worked.difference } })
  const draft = withChoice(definition, agreed.draft, { scope, people, offered })
  return { revision: row.revision, draft, expectedTotal: agreed.total + difference, fee: 0 }
}
