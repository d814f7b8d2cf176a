import { afterEach, expect, test } from 'vitest'
import {
  cancelRegistration,
  changePanelRegistration,
  changeRegistration,
  previewCancellation,
  previewChange,
} from '#contract/changes.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import type { Client } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { changeTo, draftOf, orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { letBankDecide, refundsOf, staffOf } from '#test/support/refunds.ts'
import {
  ledgerOf,
  letExpire,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

/** 100 zł a head, all at once; a change was free until 2020 and costs 11 zł until 1 May 2031. */
const CHANGE = [
  { until: { on: '2020-01-01' }, amount: 0 },
  { until: { on: '2031-05-01' }, amount: 1_100 },
]
const FEE = { amount: 1_100, until: '2031-05-01' }

let site: TestSite
let staff: Client
let family: Registered

async function start(refunds: EventDefinitionInput['refunds'] = []) {
  const parts = [{ name: 'Całość', amount: 'rest' as const, due: { days: 3, after: 'registration' } }]
  const plans = [{ id: 'whole', name: 'Całość', parts }]
  const fees = { change: CHANGE, transfer: [{ amount: 9_900 }] }
  site = await startTestSite({ definition: { ...outing(), plans, refunds, fees } })
  staff = await staffOf(site)
  family = await register(site, orderOf('ewa'))
}
afterEach(async () => {
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const token = () => ({ token: family.token })
const params = () => ({ accountId: site.account, eventId: site.event, registrationId: family.id })
const preview = async (revision: number, ...refs: readonly string[]) => {
  const body = { revision, draft: draftOf(...refs) }
  return outputOf(previewChange, await site.visitor.ask(previewChange, { params: token(), body }))
}

/** The text of a page, with ordinary spaces. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('a fee is shown before, agreed to, booked separately with its reason, and paid with the rest', async () => {
  await start()
  await pay(site, family)
  expect(await preview(1, 'ewa', 'jan')).toEqual({
    ...{ total: 20_000, difference: 10_000, kept: 0, reasons: [], fee: FEE },
    ...{ toRefund: 0, toPay: 11_100 },
    lines: [expect.objectContaining({ amount: 10_000 }), expect.objectContaining({ amount: 10_000 })],
    due: [expect.objectContaining({ name: 'Całość', paid: 10_000, left: 11_100, overdue: false })],
  })
  const unseen = problemOf('price_changed', await sendChange(site, family, changeTo(1, 'ewa', 'jan')))
  expect(unseen.params).toEqual({ expected: 20_000, now: 20_000, expectedFee: 0, fee: 1_100 })
  const body = { ...changeTo(1, 'ewa', 'jan'), fee: 1_100 }
  expect(outputOf(changeRegistration, await sendChange(site, family, body))).toMatchObject({
    ...{
      state: 'confirmed',
      total: 20_000,
      paid: 10_000,
      fees: 1_100,
      balance: 11_100,
      paidness: 'underpaid',
    },
  })
  const page = await site.visitor.open(`/zgloszenie/${family.token}`)
  expect(wordsOf(page.text)).toContain(
    'Cena 200 zł Opłata za zmianę zgłoszenia 11 zł Wpłacono 100 zł Do zapłaty 111 zł',
  )
  // A repeated request charges nothing more.
  await sendChange(site, family, body)
  const seen = outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params: params() }))
  expect(seen.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', 10_000],
    ['payment', -10_000],
    ['correction', 10_000],
    ['fee', 1_100],
  ])
  expect(seen.ledger.at(-1)?.explanation).toEqual({ code: 'change_fee', until: '2031-05-01' })
  await pay(site, family)
  expect(await look(site, family)).toMatchObject({ paid: 21_100, balance: 0, paidness: 'paid' })
})

test('a person who only leaves pays no fee: the rules of resigning apply, and retain an earlier fee', async () => {
  await start([{ name: 'Opłata 10 zł', kept: { amount: 1_000 } }])
  outputOf(changeRegistration, await sendChange(site, family, { ...changeTo(1, 'ewa', 'jan'), fee: 1_100 }))
  await pay(site, family)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', paid: 21_100, balance: 0 })
  expect(await preview(2, 'ewa')).toMatchObject({ fee: null, kept: 1_000, toRefund: 9_000, toPay: 0 })
  outputOf(changeRegistration, await sendChange(site, family, changeTo(2, 'ewa')))
  const before = await site.visitor.ask(previewCancellation, { params: token() })
  expect(outputOf(previewCancellation, before)).toMatchObject({ kept: 1_000, fees: 1_100, toRefund: 9_000 })
  const ended = await site.visitor.ask(cancelRegistration, { params: token(), body: {} })
  expect(outputOf(cancelRegistration, ended)).toMatchObject({ fees: 1_100, kept: 2_000, balance: -18_000 })
  expect(await refundsOf(staff, site, family)).toMatchObject([{ amount: 9_000 }, { amount: 9_000 }])
})

test('a fee that no payment covers is waived on cancellation and on expiry', async () => {
  await start()
  const twice = async (party: Registered) => {
    family = party
    outputOf(changeRegistration, await sendChange(site, party, { ...changeTo(1, 'ewa', 'jan'), fee: 1_100 }))
  }
  await twice(family)
  outputOf(cancelRegistration, await site.visitor.ask(cancelRegistration, { params: token(), body: {} }))
  expect(await look(site, family)).toMatchObject({ state: 'cancelled', fees: 0, balance: 0 })
  expect((await ledgerOf(site, family)).at(-1)).toEqual({ kind: 'fee', amount: -1_100 })
  await twice(await register(site, orderOf('ewa')))
  await letExpire(site, family)
  expect(await look(site, family)).toMatchObject({
    state: 'expired',
    fees: 0,
    balance: 0,
    paidness: 'unpaid',
  })
  expect((await ledgerOf(site, family)).at(-1)).toEqual({ kind: 'fee', amount: -1_100 })
})

test('the staff charge no fee unless they ask for one, and never more than the rules', async () => {
  await start()
  const change = async (body: object) =>
    outputOf(
      changePanelRegistration,
      await staff.ask(changePanelRegistration, {
        params: params(),
        body: { ...changeTo(1, 'ewa'), ...body },
      }),
    )
  expect((await change(changeTo(1, 'ewa', 'jan'))).balance).toBe(20_000)
  expect((await change({ ...changeTo(2, 'ewa', 'jan', 'iga'), fee: 700 })).balance).toBe(30_700)
  expect((await change({ ...changeTo(3, 'ewa', 'jan', 'iga', 'ola'), fee: 9_999 })).balance).toBe(41_800)
  const noted = await asOwner<{ fee: number }>(
    site.server.databaseUrl,
    `SELECT (details->>'fee')::integer AS fee FROM audit_entry WHERE action = 'registration.changed' ORDER BY at`,
  )
  expect(noted.map(({ fee }) => fee)).toEqual([null, 700, 1_100])
})
