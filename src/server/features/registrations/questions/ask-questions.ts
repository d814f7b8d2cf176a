import type { z } from 'zod'
import type { askQuestions as contract } from '#contract/choice-questions.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { readDay } from '#domain/values/time.ts'
import { refusalTitles } from '#i18n/pl/refusals.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { sweepEvent } from '#server/features/places/claims/sweep-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { ShortOfPlaces } from '../pricing/within-own-limits.ts'
import { askLocked } from './ask-locked.ts'
import { wordsOf } from './price-offer.ts'
import { listAskedPeople } from './questions.queries.ts'

type Wanted = z.output<typeof contract.body> & { readonly eventId: string }

/** Nobody keeps places for an answer longer. */
const MOST_DAYS = 60

/**
 * Asks the registrations of these people whether they would choose something else: each gets a mail with a link, and the
 * places of a single offer are held until the answer. One that cannot be asked stops no other, and is named with the reason.
 * @throws Refusal not_found of people who take part no more; invalid_input of a last day that is over, after the first day of the
 *   event, or too far away
 */
export async function askQuestions(ctx: TenantCtx, wanted: Wanted): Promise<OutputOf<typeof contract>> {
  const { eventId, people, answerBy } = wanted
  const { found, answerUntil } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const asked = await listAskedPeople(tx, eventId, people)
    if (asked.length < new Set(people).size) throw new Refusal('not_found')
    // Before the locks: a registration that is asked may itself be what is overdue.
    await sweepEvent(tx, ctx, eventId)
    return { found: asked, answerUntil: endOf(ctx, answerBy, readDay(definition.dates.start ?? '')) }
  })
  const notAsked: { name: string; problem: string }[] = []
  const registrations = Map.groupBy(found, ({ registrationId }) => registrationId)
  for (const [registrationId, some] of registrations) {
    const asked = {
      ...wanted,
      registrationId,
      people: some.map(({ participantId }) => participantId),
      answerUntil,
    }
    const problem = await ctx.db
      .tenant(ctx.account, (tx) => askLocked(tx, ctx, asked))
      .then(() => null)
      .catch(problemOf)
    if (problem !== null) notAsked.push({ name: some[0]?.lastName ?? '', problem })
  }
  return { asked: registrations.size - notAsked.length, notAsked }
}

function problemOf(error: unknown): string {
  if (error instanceof ShortOfPlaces) return refusalTitles[error.short.verdict]
  if (error instanceof Refusal) return wordsOf(error)
  throw error
}

/** The end of the last day for an answer. */
function endOf(ctx: TenantCtx, answerBy: string, first: Temporal.PlainDate | null): Temporal.Instant {
  const day = readDay(answerBy)
  if (day === null || (first !== null && Temporal.PlainDate.compare(day, first) > 0)) throw wrongDay()
  const end = day.add({ days: 1 }).toZonedDateTime('Europe/Warsaw').toInstant()
  const left = ctx.now.until(end).total({ unit: 'hours' })
  if (left <= 0 || left > MOST_DAYS * 24) throw wrongDay()
  return end
}

const wrongDay = () =>
  new Refusal('invalid_input', {
    problems: [{ code: 'answer_by', field: 'answerBy', message: refusalTitles.invalid_input }],
  })
