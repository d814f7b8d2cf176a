import type { z } from 'zod'
import type { listRows as contract } from '#contract/lists.ts'
import { readConfig } from '#server/base/config.ts'
import { createSecrets } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { openDatabase } from '#server/db/database.ts'
import { listRows } from '#server/features/registrations/lists/list-rows.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { TEST_KEY } from '#test/support/test-key.ts'
import { medianAndP99 } from './figures.ts'

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
    await fillEvent(url, { account, event }, count)
    await refreshAll(ctxOf(db, account), stop)
    made.push({ account, event })
  }
  await asOwner(url, 'VACUUM ANALYZE')
  const last = made.at(-1)
  if (last === undefined) throw new Error('No event was made.')
  return { event: last.event, people, ctx: ctxOf(db, last.account), [Symbol.asyncDispose]: () => db.close() }
}

async function refreshAll(ctx: TenantCtx, stop: AbortSignal): Promise<void> {
  while (!(await ctx.db.tenant(ctx.account, (tx) => refreshLists(tx, ctx)))) stop.throwIfAborted()
}

/** Asks as the product does for an account, without any gateway. */
export const ctxOf = (db: TenantCtx['db'], account: string): TenantCtx => ({
  ...{ db, account, actor: { kind: 'system' }, now: Temporal.Now.instant() },
  ...{ config: readConfig({}), secrets: createSecrets(TEST_KEY) },
  gateways: {
    ...{ payments: [], mail: { send: async () => {} } },
    identity: { verify: async () => ({ verdict: 'untrusted' }) },
    storage: { put: async () => {}, get: async () => null, delete: async () => {} },
    domains: { lookUp: async () => null },
  },
  log: { info: () => {}, warn: () => {}, error: () => {} },
})

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
  ['two words: zur lucja', { search: 'zur lucja' }],
  ['a number', { search: 'ZG-1003E8' }],
  ['an address', { search: 'osoba77@' }],
  ['the end of a phone', { search: '7919' }],
]
const COLUMNS = 'group,age,state,paid,ticket,number'

/** How long pages take; those deep in the list are reached page by page, and measured after so many. */
export async function* measureLists({ event, ctx }: CrowdedEvent, rounds: number, stop: AbortSignal) {
  const ask = (query: Query) =>
    listRows(ctx, {
      ...{ accountId: ctx.account, eventId: event, list: 'people', role: 'owner' },
      ...{ sort: 'name', order: 'up', columns: COLUMNS, ...query },
    })
  for (const [name, query] of QUERIES) {
    let rows = 0
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      stop.throwIfAborted()
      const started = performance.now()
      rows = (await ask(query)).rows.length
      // The first one also plans and compiles.
      if (round > 0) times.push(performance.now() - started)
    }
    yield { name, rows, ...medianAndP99(times) }
  }
  // The pages before the end are those after the place at which the list stands when it is read backwards.
  for (const conditions of ['', 'group:wislica']) {
    const back = await ask({ order: 'down', conditions })
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      await ask({ order: 'up', conditions, ...(back.next !== null && { after: back.next }) })
      if (round > 0) times.push(performance.now() - started)
    }
    yield {
      name: `deepest page${conditions === '' ? '' : `, ${conditions}`}`,
      rows: 50,
      ...medianAndP99(times),
    }
  }
}
