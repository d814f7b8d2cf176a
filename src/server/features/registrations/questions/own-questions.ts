import type { z } from 'zod'
import type { ownQuestion } from '#contract/choice-questions.ts'
import { itemsOfScope, mayAnswer, ROOMS } from '#domain/registration/choice-question.ts'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { Refusal } from '#server/http/refusal.ts'
import { agreedOf } from '../agreement/agreed-of.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import { findRegistration, listParticipants } from '../agreement/registrations.queries.ts'
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
    // Offers are priced under the lock; a question that has ended offers nothing and is read without it.
    const isAnswerable = shown.some((question) => mayAnswer(question, ctx.now))
    const locked = isAnswerable ? await lockAgreed(tx, ctx, registrationId) : null
    const standing = locked ?? (await readStanding(tx, ctx, registrationId))
    if (!HOLDING_STATES.some((state) => state === standing.state)) return []
    const views: Own[] = []
    for (const question of shown)
      views.push({
        ...viewOf(ctx, standing, question),
        offers:
          locked !== null && mayAnswer(question, ctx.now) ? await offersOf(tx, ctx, locked, question) : [],
      })
    return views
  })
}

/** A registration as its questions show it. */
type Standing = Pick<LockedAgreement, 'definition' | 'agreed' | 'people'> & { readonly state: string }

/** @throws Refusal not_found */
async function readStanding(tx: Tx, ctx: TenantCtx, registrationId: string): Promise<Standing> {
  const row = await findRegistration(tx, registrationId)
  if (!row) throw new Refusal('not_found')
  const { definition } = await getDefinition(tx, ctx, row.eventId, row.version)
  const { agreed } = await agreedOf(tx, ctx, { row, definition })
  return { definition, agreed, people: await listParticipants(tx, registrationId), state: row.state }
}

/** `ref`s of the people whom a question concerns. */
const refsOf = ({ people }: Pick<Standing, 'people'>, question: QuestionRow): string[] =>
  people.filter(({ participantId }) => question.people.includes(participantId)).map(({ ref }) => ref)

function viewOf(ctx: TenantCtx, standing: Standing, question: QuestionRow): Omit<Own, 'offers'> {
  const { id, kind, scope, note, answerUntil, answer } = question
  const persons = standing.people.filter(({ participantId }) => question.people.includes(participantId))
  const isOpen = mayAnswer(question, ctx.now)
  return {
    ...{ id, kind, note, answerUntil: answerUntil.toString() },
    ...{ isRoom: scope === ROOMS, about: itemsOfScope(standing.definition, scope)[0]?.name ?? '' },
    people: persons.map(({ firstName }) => firstName),
    current: currentNames(standing, scope, refsOf(standing, question)),
    // Its last moment has passed, and the job has not run yet.
    state: question.state === 'open' && !isOpen ? 'lapsed' : question.state,
    chosen: question.offers.find((each) => keyOf(each) === answer)?.name ?? null,
    total: standing.agreed.total,
  }
}

async function offersOf(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  question: QuestionRow,
): Promise<Own['offers']> {
  const { scope, kind, offers, holdId } = question
  const priced: Own['offers'] = []
  const wanted = { by: 'registrant', scope, people: refsOf(locked, question), hold: holdId } as const
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
