import { afterEach, beforeEach, expect, test } from 'vitest'
import { quoteDraft } from '#contract/quotes.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { aMoment } from './a-moment.ts'
import { hold } from './hold.ts'
import { startNodes } from './nodes.ts'
import { order, smallEvent } from './small-event.ts'
import { weaken } from './weaken.ts'

/** A script tries sixty codes in the same instant at two nodes; the right one is among them. */

const RIGHT = 'Kostka'
let site: TestSite

beforeEach(async () => {
  const definition = {
    ...smallEvent({ pools: { event: 9 }, price: 12_000 }),
    adjustments: [
      {
        id: 'f',
        name: 'Zniżka',
        items: ['fee'],
        when: { fact: 'code', is: RIGHT },
        effect: { kind: 'off', amount: 5000 },
      },
    ],
  }
  site = await startTestSite({ definition, settings: { runs: { web: true, worker: false } } })
})
afterEach(() => site[Symbol.asyncDispose]())

/** How many codes were answered. All requests wait for the event's row, which a wrong code refers to. */
async function answered(): Promise<{ readonly wrong: number; readonly right: number }> {
  await using nodes = await startNodes(site.server, 2)
  const { version, draft } = order(1, 1, 12_000)
  const ask = (code: string, at: number) => {
    const visitor = site.visitor.elsewhere(nodes.ports[at % nodes.ports.length] ?? 0)
    const body = { version, draft: { ...draft, code } }
    return visitor.ask(quoteDraft, { params: { slug: site.slug }, body })
  }
  await using event = await hold(site.server.databaseUrl, 'SELECT FROM event')
  const wrong = Array.from({ length: 59 }, (_, n) => ask(`${n}-zgaduj`, n))
  await aMoment()
  const right = ask(RIGHT, 1)
  await aMoment()
  await event.letGo()
  const statuses = (await Promise.all(wrong)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
  return {
    wrong: statuses.filter((status) => status === 200).length,
    right: Number((await right).status === 200),
  }
}

test('of many codes at once at all nodes ten are answered, and the right one is not', async () => {
  expect(await answered()).toEqual({ wrong: 10, right: 0 })
})

test('a missing guard is detected: that codes of one address wait for each other (try_code)', async () => {
  await weaken(site.server.databaseUrl, 'try_code', /PERFORM pg_advisory_xact_lock[^;]*;/)
  expect((await answered()).wrong).toBeGreaterThan(10)
})

test('a missing guard is detected: that a wrong code is recorded (try_code)', async () => {
  await weaken(site.server.databaseUrl, 'try_code', /IF NOT p_known THEN/, 'IF false THEN')
  expect((await answered()).wrong).toBe(59)
})
