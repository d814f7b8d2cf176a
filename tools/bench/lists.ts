import type { z } from 'zod'
import type { listRows as contract } from '#contract/lists.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { openDatabase } from '#server/db/database.ts'
import { countRows } from '#server/features/registrations/lists/count-rows.ts'
import { listRows } from '#server/features/registrations/lists/list-rows.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { type Asking, measureAsked } from './asked.ts'
import { fillCrowd } from './crowd.ts'
import { ctxOf } from './ctx-of.ts'

/** An event with many people whose lists are up to date, and a way to ask for them. */
export interface CrowdedEvent extends AsyncDisposable {
  readonly event: string
  readonly people: number
  readonly ctx: TenantCtx
}

const OTHERS = 20_000

/** Makes the event, and two smaller ones of other accounts. */
export async function crowdedEvent(url: string, people: number, stop: AbortSignal): Promise<CrowdedEvent> {
  const db = openDatabase(url, 4)
  const made: { account: string; event: string }[] = []
  for (const [subdomain, count] of [
    ['inne', OTHERS],
    ['obce', OTHERS],
    ['tlum', people],
  ] as const) {
    const { account } = await seedAccount(url, { subdomain })
    const event = await seedEvent(url, account, { slug: 'rajd', definition: await kielceDefinition() })
    await fillCrowd(url, { account, event }, count, stop)
    made.push({ account, event })
  }
  await asOwner(url, 'VACUUM ANALYZE')
  const last = made.at(-1)
  if (last === undefined) throw new Error('No event was made.')
  return { event: last.event, people, ctx: ctxOf(db, last.account), [Symbol.asyncDispose]: () => db.close() }
}

type Query = Partial<z.output<typeof contract.query>>

const QUERIES: readonly (readonly [string, Query])[] = [
  ['by name, first page', {}],
  ['by name, from the end', { order: 'down' }],
  ['newest first', { sort: 'time', order: 'down' }],
  ['by age', { sort: 'age' }],
  ['a group of two in three', { conditions: 'group:wislica' }],
  ['a group of one in 500', { conditions: 'group:mnichow' }],
  ['a group of one in 500, newest first', { conditions: 'group:mnichow', sort: 'time', order: 'down' }],
  ['what nobody matches', { conditions: 'paid:overpaid' }],
  ['ages 7 to 12, entered', { conditions: 'age:7-12,ticket:used' }],
  ['beginning of a name: wis', { search: 'wis' }],
  ['the same, newest first', { search: 'wis', sort: 'time', order: 'down' }],
  ['a surname with a mark, from the end: zie', { search: 'zie', order: 'down' }],
  ['a first name: lucja', { search: 'lucja' }],
  ['ages 30 to 40, by age', { conditions: 'age:30-40', sort: 'age' }],
  ['two words: zur lucja', { search: 'zur lucja' }],
  ['a number', { search: 'ZG-1003E8' }],
  ['an address', { search: 'osoba77@' }],
  ['the end of a phone', { search: '7919' }],
]
const COLUMNS = 'group,age,state,paid,ticket,number'

/** How long pages take; those deep in the list are reached page by page, and measured after so many. */
export async function* measureLists({ event, ctx }: CrowdedEvent, asking: Asking) {
  const ask = (query: Query) =>
    listRows(ctx, {
      ...{ accountId: ctx.account, eventId: event, list: 'people', role: 'owner' },
      ...{ sort: 'name', order: 'up', columns: COLUMNS, ...query },
    })
  for (const [name, query] of QUERIES) {
    const asked = await measureAsked(() => ask(query), asking)
    yield { name: `${name}, ${(await ask(query)).rows.length} rows`, ...asked }
  }
  // The pages before the end are those after the place at which the list stands when it is read backwards.
  for (const conditions of ['', 'group:wislica']) {
    const back = await ask({ order: 'down', conditions })
    const deepest: Query = { order: 'up', conditions, ...(back.next !== null && { after: back.next }) }
    const asked = await measureAsked(() => ask(deepest), asking)
    yield { name: `deepest page${conditions === '' ? '' : `, ${conditions}`}`, ...asked }
  }
  for (const query of [
    {},
    { conditions: 'state:confirmed' },
    { conditions: 'group:wislica' },
    { search: 'wis' },
    { search: 'zur lucja' },
    { search: 'ZG-1003E8' },
  ])
    yield {
      name: `count of ${JSON.stringify(query)}`,
      ...(await measureAsked(
        () =>
          countRows(ctx, {
            ...{ accountId: ctx.account, eventId: event, list: 'people', role: 'owner' },
            ...{ sort: 'name', order: 'up', columns: COLUMNS, ...query },
          }),
        asking,
      )),
    }
}
