import type { z } from 'zod'
import type { ownQuestion } from '#contract/choice-questions.ts'
import { itemsOfScope, mayAnswer, ROOMS } from '#domain/registration/choice-question.ts'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import { currentNames, keyOf, priceOffer, wordsOf } from './price-offer.ts'
import { listQuestionsOf, type QuestionRow } from './questions.queries.ts'

type Own = z.input<typeof ownQuestion>

/** So long who reads an old mail finds what became of the question. */
const SHOWN_DAYS = 30

const isAfter = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) > 0

/**
 * The questions that wait for the registrant, each with what the offers would cost now; without any the newest that has
 * ended, so that who reads an old mail learns what became of it.
 * @throws Refusal not_found
 */
export async function getOwnQuestions(ctx: TenantCtx, registrationId: string): Promise<Own[]> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const all = await listQuestionsOf(tx, registrationId)
    const open = all.filter(({ state }) => state === 'open')
    const since = ctx.now.subtract({ hours: SHOWN_DAYS * 24 })
    const ended = all.slice(0, 1).filter(({ endedAt }) => endedAt !== null && isAfter(endedAt, since))
    const shown = open.length > 0 ? open : ended
    if (shown.length === 0) return []
    const locked = await lockAgreed(tx, ctx, registrationId)
    if (!HOLDING_STATES.some((state) => state === locked.state)) return []
    const views: Own[] = []
    for (const question of shown) views.push(await viewOf(tx, ctx, locked, question))
    return views
  })
}

async function viewOf(tx: Tx, ctx: TenantCtx, locked: LockedAgreement, question: QuestionRow): Promise<Own> {
  const { id, kind, scope, note, answerUntil, answer } = question
  const persons = locked.people.filter(({ participantId }) => question.people.includes(participantId))
  const refs = persons.map(({ ref }) => ref)
  const isOpen = mayAnswer(question, ctx.now)
  return {
    ...{ id, kind, note, answerUntil: answerUntil.toString() },
    ...{ isRoom: scope === ROOMS, about: itemsOfScope(locked.definition, scope)[0]?.name ?? '' },
    people: persons.map(({ firstName }) => firstName),
    current: currentNames(locked, scope, refs),
    // Its last moment has passed, and the job has not run yet.
    state: question.state === 'open' && !isOpen ? 'lapsed' : question.state,
    chosen: question.offers.find((each) => keyOf(each) === answer)?.name ?? null,
    offers: isOpen ? await offersOf(tx, ctx, locked, question, refs) : [],
    total: locked.agreed.total,
  }
}

async function offersOf(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { scope, kind, offers, holdId }: QuestionRow,
  people: readonly string[],
): Promise<Own['offers']> {
  const priced: Own['offers'] = []
  const wanted = { by: 'registrant', scope, people, hold: holdId } as const
  for (const { item, option, name } of offers) {
    const offered = { item, option }
    const worked = await priceOffer(tx, ctx, locked, { ...wanted, offered })
    priced.push({
      ...{ key: keyOf(offered), name },
      difference: worked.refusal === null ? worked.difference : null,
      problem: worked.refusal === null ? null : wordsOf(worked.refusal),
    })
  }
  const without =
    kind === 'withdrawn' ? await priceOffer(tx, ctx, locked, { ...wanted, offered: null }) : null
  if (without?.refusal === null)
    priced.push({ key: '', name: '', difference: without.difference, problem: null })
  return priced
}
