import { claimsFrom } from '#domain/capacity/allotment.ts'
import { reminderOf } from '#domain/registration/choice-question.ts'
import { mayChange } from '#domain/registration/may-change.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { claimsOf } from '#server/features/places/claims/claim.ts'
import { claimPlaces } from '#server/features/places/claims/claim-places.ts'
import { findHeldUnits } from '#server/features/places/claims/find-held-units.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import type { WorkedOutChange } from '../change/decide-change.ts'
import { ShortOfPlaces } from '../pricing/within-own-limits.ts'
import { expireQuestionKey } from './expire-question-key.ts'
import { isOnOffer, nameOfOffer, priceOffer } from './price-offer.ts'
import {
  type AskedOffer,
  insertQuestion,
  insertQuestionHold,
  listQuestionsOf,
  type QuestionKind,
  settleEarlier,
} from './questions.queries.ts'

interface Asked {
  readonly eventId: string
  readonly registrationId: string
  readonly kind: QuestionKind
  readonly scope: string
  /** Participants. */
  readonly people: readonly string[]
  readonly offers: readonly { readonly item: string; readonly option: string }[]
  readonly note: string
  readonly answerUntil: Temporal.Instant
}

/**
 * Asks one registration: a row, a hold of the places of a single offer, a mail, and jobs that remind of it and end it.
 * @throws Refusal not_changeable, no_address, question_open, and why nothing of it can be chosen; ShortOfPlaces
 */
export async function askLocked(tx: Tx, ctx: TenantCtx, asked: Asked): Promise<void> {
  const { registrationId, eventId, kind, scope, people, note } = asked
  const locked = await lockAgreed(tx, ctx, registrationId)
  const persons = locked.people.filter(({ participantId }) => people.includes(participantId))
  if (!mayChange(locked) || persons.some(({ ref }) => locked.takenOver.includes(ref)))
    throw new Refusal('not_changeable')
  if (locked.row.contactEmail === null) throw new Refusal('no_address')
  const others = await listQuestionsOf(tx, registrationId)
  if (others.some((each) => each.scope === scope && each.state === 'open')) throw new Refusal('question_open')
  const refs = persons.map(({ ref }) => ref)
  const { offers, decided } = await pricedOffers(tx, ctx, locked, asked, refs)
  const answerUntil = asked.answerUntil.toString()
  const holdId =
    kind === 'supplement' && decided !== null
      ? await holdFor(tx, ctx, locked, { decided, answerUntil })
      : null
  const question = newId()
  await settleEarlier(tx, { registrationId, scope, at: ctx.now.toString() })
  await insertQuestion(tx, {
    ...{
      accountId: ctx.account,
      choiceQuestionId: question,
      eventId,
      registrationId,
      kind,
      scope,
      people,
      offers,
    },
    ...{ note, answerUntil, holdId, askedBy: actorText(ctx.actor), askedAt: ctx.now.toString() },
  })
  const about = {
    question,
    kind,
    scope,
    people: persons.map(({ firstName }) => firstName),
    offers,
    note,
    answerUntil,
    without: kind === 'withdrawn' && (await mayGoWithout(tx, ctx, locked, { scope, people: refs })),
  }
  await queueMessage(tx, ctx, { registrationId, kind: 'choice_asked', about })
  await queueJobs(tx, ctx, question, asked.answerUntil)
  const details = { name: offers.map(({ name }) => name).join(', ') }
  await recordAudit(tx, ctx, { action: 'lodging.question_asked', eventId, registrationId, details })
}

async function mayGoWithout(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  wanted: { readonly scope: string; readonly people: readonly string[] },
): Promise<boolean> {
  return (await priceOffer(tx, ctx, locked, { by: 'registrant', ...wanted, offered: null })).refusal === null
}

/** Those that can be chosen now; of none the refusal of the first is thrown. */
async function pricedOffers(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  asked: Asked,
  people: readonly string[],
) {
  const { definition } = await getPublishedEvent(tx, ctx, asked.eventId)
  const offers: AskedOffer[] = []
  let decided: WorkedOutChange | null = null
  let refusal = new Refusal('not_found')
  for (const [index, offered] of asked.offers.entries()) {
    const name = nameOfOffer(locked, asked.scope, offered)
    if (name === null || !isOnOffer(definition, asked.scope, offered)) continue
    const worked = await priceOffer(tx, ctx, locked, {
      by: 'registrant',
      scope: asked.scope,
      people,
      offered,
    })
    if (worked.refusal === null) {
      offers.push({ ...offered, name, difference: worked.difference })
      decided ??= worked.decided
    } else if (index === 0) refusal = worked.refusal
  }
  if (offers.length === 0) throw refusal
  return { offers, decided }
}

/** Holds what the offer needs beyond what the registration has; null: nothing more. @throws ShortOfPlaces */
async function holdFor(
  tx: Tx,
  ctx: TenantCtx,
  { row, allotment, definition }: LockedAgreement,
  { decided, answerUntil }: { readonly decided: WorkedOutChange; readonly answerUntil: string },
): Promise<string | null> {
  const wanted = allotment ? claimsFrom(decided.priced.claims, allotment) : decided.priced.claims
  const held = await findHeldUnits(tx, row.registrationId)
  const more = claimsOf({ definition }, wanted)
    .map((claim) => ({ ...claim, units: claim.units - (held[claim.pool] ?? 0) }))
    .filter(({ units }) => units > 0)
  if (more.length === 0) return null
  const holdId = newId()
  const { eventId } = row
  await insertQuestionHold(tx, { accountId: ctx.account, holdId, eventId, expiresAt: answerUntil })
  const short = await claimPlaces(tx, ctx, { eventId, holder: holdId }, more)
  if (short) throw new ShortOfPlaces(short)
  return holdId
}

/** A day before the end a registrant who has not answered is reminded, unless there is only that day. */
async function queueJobs(tx: Tx, ctx: TenantCtx, question: string, end: Temporal.Instant): Promise<void> {
  await enqueue(
    tx,
    ctx.account,
    'expire-question',
    { question },
    { runAt: end, key: expireQuestionKey(question) },
  )
  const reminder = reminderOf(end, ctx.now)
  if (reminder === null) return
  await enqueue(
    tx,
    ctx.account,
    'remind-of-question',
    { question },
    { runAt: reminder, key: `remind-question:${question}` },
  )
}
