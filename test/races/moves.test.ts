import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerMove, getMove, moveEvent } from '#contract/moves.ts'
import { outputOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { asOwner } from '#test/support/owner.ts'
import { letBankDecide, staffOf } from '#test/support/refunds.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { audit } from './audit.ts'
import { holdRegistrations, standing } from './hold.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { PRICE } from './late.ts'
import { order, smallEvent } from './small-event.ts'
import { weaken } from './weaken.ts'

/** A registrant chooses about a moved event at the moment when the time for an answer ends, and twice. */
let site: TestSite
let url: string
let staff: Client
let family: Registered

beforeEach(async () => {
  site = await startTestSite({ definition: smallEvent({ pools: { event: 4 }, price: PRICE }) })
  url = site.server.databaseUrl
  staff = await staffOf(site)
  family = await register(site, order(1, 1, PRICE))
  await pay(site, family)
})
afterEach(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })
const move = async (silence: 'stays' | 'resigns') => {
  const today = Temporal.Now.plainDateISO('Europe/Warsaw')
  const body = { start: '2032-07-01', answerBy: today.add({ days: 3 }).toString(), note: 'Powódź', silence }
  outputOf(moveEvent, await staff.ask(moveEvent, { params: params(), body }))
}
const answer = (wanted: 'stays' | 'resigns') =>
  site.visitor.ask(answerMove, { params: { token: family.token }, body: { answer: wanted } })
const holdFamily = () => holdRegistrations(url, family.id)
const goneBack = async () =>
  (await ledgerOf(site, family)).filter(({ kind }) => kind === 'refund').map(({ amount }) => amount)
/** The last moment comes while an answer that was sent before it waits. */
async function letTimeEnd() {
  await asOwner(url, 'UPDATE event_move SET answer_until = now()')
  await makeDue(url, 'settle-move')
}
async function settled() {
  await allJobsDone(url)
  await letBankDecide(site)
  await letBankDecide(site)
  await allJobsDone(url)
}
const counts = async () => outputOf(getMove, await staff.ask(getMove, { params: params() })).move

test('staying is chosen at the moment when the silent are resigned: the first of the two stands', async () => {
  await move('resigns')
  await using row = await holdFamily()
  const chosen = answer('stays')
  await standing(url, 1)
  await letTimeEnd()
  await standing(url, 2)
  await row.letGo()
  expect((await chosen).status).toBe(200)
  await settled()
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', move: { answer: 'stays' } })
  expect(await goneBack()).toEqual([])
  expect(await counts()).toMatchObject({ stays: 1, resigns: 0, silent: 0, settledAt: expect.any(String) })
  expect(await audit(url)).toEqual([])
})

test('the silent are resigned first: who chooses to stay then is told so', async () => {
  await move('resigns')
  await using row = await holdFamily()
  await letTimeEnd()
  await standing(url, 1)
  const chosen = answer('stays')
  await standing(url, 2)
  await row.letGo()
  expect((await chosen).status).toBe(409)
  await settled()
  expect(await look(site, family)).toMatchObject({ state: 'cancelled', move: { answer: 'resigns' } })
  expect(await goneBack()).toEqual([PRICE])
  expect(await audit(url)).toEqual([])
})

test('resigning twice and staying at once: one answer, one refund', async () => {
  await move('stays')
  await using row = await holdFamily()
  const first = answer('resigns')
  await standing(url, 1)
  const others = [answer('resigns'), answer('stays')]
  await standing(url, 3)
  await row.letGo()
  expect((await first).status).toBe(200)
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 409])
  await settled()
  expect(await goneBack()).toEqual([PRICE])
  expect(await counts()).toMatchObject({ stays: 0, resigns: 1 })
  expect(await audit(url)).toEqual([])
})

test('a missing guard is detected: that a choice is made once (answer_move)', async () => {
  await weaken(
    url,
    'answer_move',
    /AND \(a\.answer IS NULL OR \(p_resigns_late AND a\.answer = 'stays' AND p_answer = 'resigns'\)\)/,
  )
  await move('resigns')
  await using row = await holdFamily()
  const chosen = answer('stays')
  await standing(url, 1)
  await letTimeEnd()
  await standing(url, 2)
  await row.letGo()
  expect((await chosen).status).toBe(200)
  await settled()
  // Whoever had chosen to stay was resigned all the same.
  expect(await look(site, family)).toMatchObject({ state: 'cancelled' })
})
