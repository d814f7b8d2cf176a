import { mayReadAllRegistrations, mayReadMoney, type Role } from '#domain/access/rights.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { printName } from '#i18n/pl/reports.ts'
import { scheduledNames } from '#i18n/pl/scheduled.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listSharedViews } from '../registrations/lists/list-shared-views.ts'
import { guardedIn, readWanted } from '../registrations/lists/read-wanted.ts'
import { printsOf } from '../registrations/reports/known-prints.ts'
import { conditionsOfAll } from '../registrations/reports/rows-of-report.ts'

/** What can be scheduled: a view of the team, a print, or the settlement. */
export interface Subject {
  readonly key: string
  readonly name: string
  /** Its page in the panel, below that of the event. */
  readonly path: string
  /** What its mail counts. */
  readonly counted: Counted
}

interface Counted {
  readonly list: 'people' | 'registrations'
  readonly conditions: string
  readonly search?: string
}

interface Asked {
  readonly eventId: string
  readonly definition: EventDefinition
  readonly role: Role
  readonly now: Temporal.Instant
}

/**
 * What a role may get mails about. A view that filters by answers which not everybody sees is none of it: its count alone would
 * tell of them outside the panel.
 */
export async function subjectsOf(tx: Tx, asked: Asked): Promise<Subject[]> {
  const { eventId, definition, role } = asked
  if (!mayReadAllRegistrations(role)) return []
  const views = await listSharedViews(tx, eventId)
  const all = (list: Counted['list']) => ({ list, conditions: conditionsOfAll })
  return [
    ...printsOf(definition, role).map(({ key, of }) => ({
      ...{ key: `print:${key}`, name: printName({ key, of: of ?? null }) },
      ...{ path: `wydruki?co=${encodeURIComponent(key)}`, counted: all('people') },
    })),
    ...(mayReadMoney(role)
      ? [
          {
            ...{ key: 'settlement', name: scheduledNames.settlement },
            ...{ path: 'raporty/rozliczenie', counted: all('registrations') },
          },
        ]
      : []),
    ...views.map(viewSubject).filter(({ counted }) => mayCount(asked, counted)),
  ]
}

const LISTS = { people: 'uczestnicy', registrations: 'zgloszenia' } as const

function viewSubject(view: Awaited<ReturnType<typeof listSharedViews>>[number]): Subject {
  const { list, search } = view
  const { szukaj, warunki = list === 'people' ? conditionsOfAll : '' } = search
  return {
    key: `view:${view.listViewId}`,
    name: scheduledNames.view(list, view.name),
    path: `${LISTS[list]}?${new URLSearchParams(search).toString()}`,
    counted: { list, conditions: warunki, ...(szukaj === undefined ? {} : { search: szukaj }) },
  }
}

/** A view may ask for what the event, or this role, does not have any more. */
function mayCount(asked: Asked, { list, ...query }: Counted): boolean {
  if (guardedIn(asked, [], query.conditions).length > 0) return false
  try {
    readWanted({ ...asked, list }, query)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
