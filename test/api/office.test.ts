import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOfficeRegistration } from '#contract/office.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { getRegistration } from '#contract/site.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { bring, decideAtGateway, noticeOf, paymentsOf } from '#test/support/gateway.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import {
  letExpire,
  register,
  sendOrder,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { audit } from '../races/audit.ts'
import { order, smallEvent } from '../races/small-event.ts'

const PRICE = 12_000

let site: TestSite
let staff: Staff

/** Two places in all, both set aside for the office: the site is sold out. */
beforeAll(async () => {
  const definition = smallEvent({ pools: { canoe: 50, event: 2 }, price: PRICE })
  const office = { when: { fact: 'channel', is: 'office' }, amount: 10_000 }
  const items = definition.items?.map((item) => ({ ...item, price: [office, { amount: PRICE }] }))
  site = await startTestSite({ definition: { ...definition, items } })
  staff = await staffOf(site)
  await staff.aside('biuro', 2)
})
afterAll(() => site[Symbol.asyncDispose]())

const fromOffice = (family: number, people: number) => ({
  ...order(family, people, 10_000),
  allotment: 'biuro',
})
const counts = async () =>
  Object.fromEntries(
    (
      await asOwner<{ pool: string; taken: number }>(
        site.server.databaseUrl,
        'SELECT pool_key AS pool, taken FROM capacity_pool',
      )
    ).map(({ pool, taken }) => [pool, taken]),
  )
const taken = (biuro: number) => ({ canoe: biuro, event: 2, 'event/biuro': biuro })

test('the office registers from its allotment though the site is sold out, at the price of the office', async () => {
  problemOf('registration_refused', await sendOrder(site, order(1, 1, PRICE)))
  problemOf('registration_refused', await staff.register(order(1, 1, 10_000)))
  problemOf('price_changed', await staff.register({ ...fromOffice(1, 1), expectedTotal: PRICE }))
  const key = randomUUID()
  const made = outputOf(createOfficeRegistration, await staff.register(fromOffice(1, 2), key))
  expect(made).toMatchObject({ state: 'awaiting_payment', total: 20_000 })
  expect(await counts()).toEqual(taken(2))
  problemOf('registration_refused', await staff.register(fromOffice(2, 1)))

  // The same request once more, and the same key for another one.
  expect(outputOf(createOfficeRegistration, await staff.register(fromOffice(1, 2), key))).toEqual(made)
  const { allotment: _, ...elsewhere } = fromOffice(1, 2)
  problemOf('key_reused', await staff.register(elsewhere, key))

  const token = made.address.split('/').at(-1) ?? ''
  const seen = outputOf(getRegistration, await site.visitor.ask(getRegistration, { params: { token } }))
  expect(seen.number).toBe(made.number)
  const params = { accountId: site.account, eventId: site.event, registrationId: made.id }
  const panel = await staff.client.ask(getPanelRegistration, { params })
  expect(outputOf(getPanelRegistration, panel).history[0]).toMatchObject({
    ...{ actor: 'Danuta Wrona', action: 'registration.created', details: { from: 'event/biuro' } },
  })
  expect(
    await asOwner(
      site.server.databaseUrl,
      'SELECT a.name FROM registration r JOIN allotment a USING (account_id, allotment_id)',
    ),
  ).toEqual([{ name: 'biuro' }])

  // Unpaid, its places return to the allotment, not to the site.
  await letExpire(site, { id: made.id })
  expect(await counts()).toEqual(taken(0))
  problemOf('registration_refused', await sendOrder(site, order(3, 1, PRICE)))
  expect((await staff.limits()).allotments).toMatchObject([{ units: 2, taken: 0, left: 2 }])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('money that comes late takes the places of the allotment again, if it has any', async () => {
  const late = async (family: number) => {
    const made = outputOf(createOfficeRegistration, await staff.register(fromOffice(family, 2)))
    const token = made.address.split('/').at(-1) ?? ''
    await startPayment(site, { token })
    const [payment] = await paymentsOf(site, made)
    if (!payment) throw new Error('No payment was started.')
    await letExpire(site, { id: made.id })
    return { made, payment }
  }
  const stateOf = async (id: string) =>
    (
      await asOwner<{ state: string }>(
        site.server.databaseUrl,
        'SELECT state FROM registration WHERE registration_id = $1',
        [id],
      )
    )[0]?.state
  const first = await late(11)
  const second = await late(12)
  expect(await counts()).toEqual(taken(0))
  // One after the other: the worker takes waiting jobs in any order.
  for (const { payment } of [first, second]) {
    await decideAtGateway(site, payment, 'succeeded')
    await bring(site, noticeOf(payment))
    await runJobs(site.server.databaseUrl, 'settle-notice')
  }
  expect(await stateOf(first.made.id)).toBe('confirmed')
  expect(await stateOf(second.made.id)).toBe('expired')
  expect(await counts()).toEqual(taken(2))
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('places that are not set aside cannot be given out', async () => {
  const answer = await staff.register({ ...fromOffice(4, 1), allotment: 'kasa' })
  expect(problemOf('invalid_input', answer).problems).toEqual([
    { code: 'unknown', field: 'allotment', message: 'Nie ma takich wydzielonych miejsc.' },
  ])
})

test('without an allotment the office takes what the site sells', async () => {
  await staff.limit('event', 3)
  const made = outputOf(createOfficeRegistration, await staff.register(order(5, 1, 10_000)))
  expect(made.total).toBe(10_000)
  expect((await staff.limits()).limits).toMatchObject([{ pool: 'canoe' }, { capacity: 3, taken: 3 }])
})

test('the office may register on behalf of those who work there, the site may not', async () => {
  await staff.limit('event', 5)
  const { draft, ...rest } = order(6, 1, 10_000)
  const byStaff = { ...rest, draft: { ...draft, registeredBy: null, registrantRole: 'staff' as const } }
  expect((await staff.register(byStaff)).status).toBe(201)
  problemOf('invalid_input', await sendOrder(site, { ...byStaff, expectedTotal: PRICE }))
  await register(site, order(7, 1, PRICE))
})
