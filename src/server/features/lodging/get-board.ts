import { z } from 'zod'
import type { OutputOf } from '#contract/endpoint.ts'
import type { getLodging } from '#contract/lodging.ts'
import { mayEditRegistrations, type Role } from '#domain/access/rights.ts'
import { kindKey } from '#domain/lodging/lodging.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { listBoardQuestions } from '#server/features/registrations/questions/list-board-questions.ts'
import { listEventCarers } from '../staff/list-event-carers.ts'
import { lodgerView } from './lodger.view.ts'
import { newsOf } from './news.ts'
import { goneOptions, kindsOf, ROOMS, routesOf, wishQuestionsOf } from './offered.ts'
import { listLodgers } from './people.queries.ts'
import { listPublished } from './published/published-spaces.queries.ts'
import { listWithdrawn } from './published/withdrawn-options.queries.ts'
import { findSettings } from './settings.queries.ts'
import { listAssignments, listSpaces, sexesSchema } from './spaces.queries.ts'

export type Board = OutputOf<typeof getLodging>

const publishedSchema = z.record(z.string(), z.string())
/** '2' before '10'. */
const { compare } = new Intl.Collator('pl', { numeric: true })
const byName = (one: { name: string; house: string }, other: { name: string; house: string }): number =>
  compare(one.house, other.house) || compare(one.name, other.name)

async function carersOf(tx: Tx, ctx: TenantCtx, eventId: string): Promise<Board['carers']> {
  const { ofSpaces } = await listEventCarers(tx, ctx, eventId)
  return ofSpaces.map(({ spaceId, house, person, standing }) => ({
    ...{ space: spaceId, house, name: `${person.firstName} ${person.lastName}`, phone: person.phone },
    isBlocked: standing === 'blocked',
  }))
}

/**
 * The rooms and vehicles of an event, its people, and who is in which. Whose checks are missing, and telephones of the staff,
 * are for those who may see the staff itself.
 * @throws Refusal not_found, also before the event is published
 */
export async function getBoard(
  ctx: TenantCtx,
  { eventId, role }: { readonly eventId: string; readonly role: Role },
): Promise<Board> {
  const board = await ctx.db.tenant(ctx.account, (tx) => loadBoard(tx, ctx, eventId))
  if (mayEditRegistrations(role)) return board
  const carers = board.carers.filter(({ isBlocked }) => !isBlocked)
  return { ...board, carers: carers.map((carer) => ({ ...carer, phone: '' })) }
}

/** The same within a transaction, with all that is known of carers. */
export async function loadBoard(tx: Tx, ctx: TenantCtx, eventId: string): Promise<Board> {
  const { definition } = await getPublishedEvent(tx, ctx, eventId)
  const [rows, spaces] = [await listLodgers(tx, eventId), await listSpaces(tx, eventId)]
  const [withdrawn, questions] = [await listWithdrawn(tx, eventId), await listBoardQuestions(tx, eventId)]
  const [assigned, shown] = [await listAssignments(tx, eventId), await listPublished(tx, eventId)]
  const settings = await findSettings(tx, eventId)
  const wishQuestions = wishQuestionsOf(definition)
  const wish = wishQuestions.find(({ id }) => id === settings?.wishQuestion)
  const published = publishedSchema.parse(settings?.published ?? {})
  const routes = routesOf(definition)
  const spacesOf = Map.groupBy(assigned, ({ participantId }) => participantId)
  const here = new Set(rows.map(({ id }) => id))
  const gone = goneOptions(definition, withdrawn)
  const people = rows.map((row) => ({
    ...lodgerView(row, definition, wish, gone),
    spaces: Object.fromEntries((spacesOf.get(row.id) ?? []).map(({ scope, spaceId }) => [scope, spaceId])),
  }))
  const chosen = new Set(people.flatMap(({ kinds }) => kinds))
  return {
    people,
    spaces: spaces.toSorted(byName).map(({ item, option, freedAt, sexes, ...space }) => ({
      ...space,
      sexes: sexesSchema.parse(sexes),
      kind: item === null || option === null ? null : { item, option },
      freedAt: freedAt?.toString() ?? null,
    })),
    routes,
    kinds: kindsOf(definition),
    carers: await carersOf(tx, ctx, eventId),
    questions: wishQuestions.map(({ id, label }) => ({ id, name: label })),
    wishQuestion: wish?.id ?? null,
    withdrawn: gone.flatMap(({ scope, item, option, name }) =>
      chosen.has(kindKey(item, option)) ? [{ scope, kind: kindKey(item, option), name }] : [],
    ),
    asked: questions,
    published: [ROOMS, ...routes.map(({ id }) => id)].map((scope) => ({
      ...{ scope, at: published[scope] ?? null },
      ...newsOf({
        scope,
        spaces,
        people: rows,
        assigned,
        published: shown.filter((each) => here.has(each.participantId)),
      }).counts,
    })),
  }
}
