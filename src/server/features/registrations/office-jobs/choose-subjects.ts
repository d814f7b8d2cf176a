import type { Role } from '#domain/access/rights.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findPage } from '../lists/find-page.ts'
import { type Found, type Place, sortFound, type Wanted } from '../lists/listed.queries.ts'
import { loadSubjects, type Subject } from '../lists/load-subjects.ts'
import type { ListName } from '../lists/mark-query.ts'
import { readWanted } from '../lists/read-wanted.ts'
import { refreshLists } from '../lists/refresh-lists.ts'
import type { NewRow } from './office-jobs.queries.ts'

interface Selection {
  readonly eventId: string
  readonly role: Role
  readonly definition: EventDefinition
  readonly list: ListName
  /** Ids of rows; null: all that match. */
  readonly rows: readonly string[] | null
  readonly search: string | undefined
  readonly conditions: string | undefined
}

const PAGE = 500
const MOST = 5_000

/**
 * The registrations of selected rows, in the order of the list; of a list of people with those who were selected.
 * @throws Refusal too_large; invalid_input for a condition that the role may not ask
 */
export async function chooseSubjects(tx: Tx, ctx: TenantCtx, selection: Selection): Promise<NewRow[]> {
  await refreshLists(tx, ctx)
  const found = await allFound(tx, readWanted({ ...selection, now: ctx.now }, selection), selection.rows)
  const chosen = Map.groupBy(found, ({ registrationId }) => registrationId)
  const subjects = await loadSubjects(tx, ctx, [...chosen.keys()])
  return [...chosen].flatMap(([id, rows]) => {
    const subject = subjects.get(id)
    return subject === undefined ? [] : [rowOf(subject, selection.list === 'people' ? rows : [])]
  })
}

async function allFound(tx: Tx, wanted: Wanted, ids: readonly string[] | null): Promise<Found[]> {
  const all: Found[] = []
  for (let after: Place | null = null; ; ) {
    const page: { readonly after: Place | null; readonly limit: number } = { after, limit: PAGE }
    const found: Found[] =
      ids === null ? await findPage(tx, wanted, page) : await sortFound(tx, wanted, ids, page)
    all.push(...found)
    if (all.length > MOST) throw new Refusal('too_large')
    after = found.length < PAGE ? null : (found.at(-1) ?? null)
    if (after === null) return all
  }
}

/** @param rows of people who are meant; none: everybody of the registration */
function rowOf(subject: Subject, rows: readonly Found[]): NewRow {
  const meant = new Set(rows.map(({ id }) => id))
  const people = subject.people.filter(({ participantId }) => meant.has(participantId))
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const whole = `${subject.contactFirstName} ${subject.contactLastName}`
  return {
    registrationId: subject.registrationId,
    people: people.map(({ participantId }) => participantId),
    heads: people.length > 0 ? people.length : (subject.headcount ?? subject.people.length),
    label: `${subject.number}: ${names.length > 0 ? names.join(', ') : whole}`,
    ...{ lines: [], inputSealed: null },
  }
}
