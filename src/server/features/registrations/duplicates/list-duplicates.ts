import type { z } from 'zod'
import type { listDuplicates as contract } from '#contract/duplicates.ts'
import type { Role } from '#domain/access/rights.ts'
import { SAME_BY } from '#domain/lists/same-person.ts'
import { sameValue } from '#domain/values/same-value.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import type { Column } from '../lists/column.ts'
import { columnsOf } from '../lists/columns.ts'
import { loadSubjects, type Subject } from '../lists/load-subjects.ts'
import { refreshLists } from '../lists/refresh-lists.ts'
import { listPairs, type Pair } from './duplicates.queries.ts'

type Output = z.input<typeof contract.output>

/** Each is read as a whole, and the next ones come when these are done. */
const MOST = 30
/** Said at the head of each side. */
const SAID_ABOVE = new Set(['number', 'contact', 'email', 'time', 'state'])

/**
 * The pairs of registrations with people who look the same, and what differs, by the columns that the role may see. Answers
 * whose look would be recorded are not compared.
 * @throws Refusal not_found, also before the event is published
 */
export async function listDuplicates(
  ctx: TenantCtx,
  { eventId, role }: { readonly eventId: string; readonly role: Role },
): Promise<Output> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    await refreshLists(tx, ctx)
    const found = await listPairs(tx, eventId, MOST + 1)
    const shown = found.slice(0, MOST)
    const subjects = await loadSubjects(tx, ctx, [
      ...new Set(shown.flatMap(({ oneId, otherId }) => [oneId, otherId])),
    ])
    const columns = columnsOf('people', definition, role, ctx.now).filter(
      ({ key, guarded }) => !guarded && !SAID_ABOVE.has(key),
    )
    return {
      pairs: shown.flatMap((pair) => pairView(pair, subjects, columns)),
      more: found.length > MOST,
    }
  })
}

function pairView(
  { oneId, otherId, people }: Pair,
  subjects: ReadonlyMap<string, Subject>,
  columns: readonly Column[],
): Output['pairs'] {
  const [one, other] = [subjects.get(oneId), subjects.get(otherId)]
  if (one === undefined || other === undefined) return []
  const sides: Output['pairs'][number]['sides'] = [
    sideView(one, new Set(people.map((each) => each.one))),
    sideView(other, new Set(people.map((each) => each.other))),
  ]
  return [
    {
      sides,
      people: people.flatMap((each) => {
        const here = one.people.find(({ participantId }) => participantId === each.one)
        const there = other.people.find(({ participantId }) => participantId === each.other)
        if (here === undefined || there === undefined) return []
        const cells = columns.map(({ label, cell }) => ({
          ...{ label, cells: [cell(one, here), cell(other, there)] as const },
        }))
        return [
          {
            names: [nameOf(here), nameOf(there)],
            sameBy: SAME_BY.filter((by) => each.kinds.includes(by)),
            differences: cells
              .filter(({ cells: [left, right] }) => !sameValue(left, right))
              .map(({ label, cells: [left, right] }) => ({ label, cells: [left, right] })),
          },
        ]
      }),
    },
  ]
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`

function sideView(subject: Subject, found: ReadonlySet<string>): Output['pairs'][number]['sides'][0] {
  const { registrationId, number, contactEmail, createdAt, state, people } = subject
  return {
    ...{ id: registrationId, number, state, email: contactEmail, createdAt: createdAt.toString() },
    contactName: `${subject.contactFirstName} ${subject.contactLastName}`,
    people: people.length,
    isRepeated: people.every(({ participantId }) => found.has(participantId)),
  }
}
