import { afterEach, beforeEach, expect, test } from 'vitest'
import { callOffEvent } from '#contract/call-off.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendCancel } from '#test/support/changes.ts'
import type { Client } from '#test/support/client.ts'
import { pay, typeBlik } from '#test/support/gateway.ts'
import { asOwner } from '#test/support/owner.ts'
import { askBack, letBankDecide, refundsOf, staffOf } from '#test/support/refunds.ts'
import {
  ledgerOf,
  type Registered,
  register,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { audit } from './audit.ts'
import { holdRegistrations, standing } from './hold.ts'
import { allJobsDone } from './jobs.ts'
import { PRICE } from './late.ts'
import { order, smallEvent } from './small-event.ts'
import { weaken } from './weaken.ts'

/** A promised refund is paid back once, whatever requests it at the same moment. */
let site: TestSite
let url: string
let staff: Client
let family: Registered

beforeEach(async () => {
  site = await startTestSite({ definition: smallEvent({ pools: { event: 4 }, price: PRICE }) })
  url = site.server.databaseUrl
  staff = await staffOf(site)
  family = await register(site, order(1, 1, PRICE))
})
afterEach(() => site[Symbol.asyncDispose]())

const holdFamily = () => holdRegistrations(url, family.id)
const callOff = () => {
  const params = { accountId: site.account, eventId: site.event }
  return staff.ask(callOffEvent, { params, body: { reason: 'Powódź' } })
}
const goneBack = async () =>
  (await ledgerOf(site, family)).filter(({ kind }) => kind === 'refund').map(({ amount }) => amount)

/** Lets the bank decide, and expects that everything was paid back once and the books agree. */
async function expectOnce() {
  await letBankDecide(site)
  await letBankDecide(site)
  await allJobsDone(url)
  expect(await goneBack()).toEqual([PRICE])
  expect(await audit(url)).toEqual([])
}

test('three resignations at once request the refund once', async () => {
  await pay(site, family)
  await using row = await holdFamily()
  const asked = [1, 2, 3].map(() => sendCancel(site, family))
  await standing(url, asked.length)
  await row.letGo()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200])
  await expectOnce()
})

test('an event called off during a resignation requests the refund once', async () => {
  await pay(site, family)
  await using row = await holdFamily()
  const resigned = sendCancel(site, family)
  await standing(url, 1)
  outputOf(callOffEvent, await callOff())
  await standing(url, 2)
  await row.letGo()
  expect((await resigned).status).toBe(200)
  await expectOnce()
})

test.each(['the resignation', 'the staff'])(
  'the staff request the refund by hand during a resignation, %s first',
  async (first) => {
    await pay(site, family)
    const wanted = { payment: null, amount: PRICE, reason: 'Oddane w biurze' }
    const [resign, ask] = [() => sendCancel(site, family), () => askBack(staff, site, family, wanted)]
    await using row = await holdFamily()
    const asked = first === 'the staff' ? [ask()] : [resign()]
    await standing(url, 1)
    asked.push(first === 'the staff' ? resign() : ask())
    await standing(url, 2)
    await row.letGo()
    expect((await Promise.all(asked)).map(({ status }) => status).toSorted()).toEqual([200, 409])
    await expectOnce()
  },
)

test('a payment during a resignation is paid back once', async () => {
  const address = await startPayment(site, family)
  await using row = await holdFamily()
  const resigned = sendCancel(site, family)
  await standing(url, 1)
  await typeBlik(site, address, '777123')
  await standing(url, 2)
  await row.letGo()
  expect((await resigned).status).toBe(200)
  await expectOnce()
})

const WAITS = 'UPDATE account SET refund_confirmation_above = 0'

test('a refund that waits for the staff cannot be requested by hand as well', async () => {
  await asOwner(url, WAITS)
  await pay(site, family)
  await sendCancel(site, family)
  expect((await askBack(staff, site, family, { payment: null, amount: PRICE })).status).toBe(409)
  expect(await refundsOf(staff, site, family)).toMatchObject([{ state: 'awaiting_confirmation' }])
  expect(await audit(url)).toEqual([])
})

test('a missing guard is detected: that waiting refunds count (surplus_of)', async () => {
  await asOwner(url, WAITS)
  await weaken(url, 'surplus_of', /'awaiting_confirmation'::text/, "'nothing'::text")
  await pay(site, family)
  await sendCancel(site, family)
  expect((await askBack(staff, site, family, { payment: null, amount: PRICE })).status).toBe(201)
  expect(await audit(url)).toContainEqual(expect.stringMatching(/^no more goes back than has come: /))
})

test('the audit finds a promise without a refund', async () => {
  await asOwner(url, WAITS)
  await pay(site, family)
  await sendCancel(site, family)
  await asOwner(url, 'DELETE FROM refund')
  expect(await audit(url)).toContainEqual(
    expect.stringMatching(/^money that was promised back is asked for: .*cancelled, 12000 left/),
  )
})
