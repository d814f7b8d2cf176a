import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  cancelPanelRegistration,
  cancelRegistration,
  changeRegistration,
  previewCancellation,
  previewChange,
  previewPanelCancellation,
} from '#contract/changes.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { requestRefund } from '#contract/refunds.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import type { Client } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { changeTo, draftOf, orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { askBack, letBankDecide, proposalFor, staffOf } from '#test/support/refunds.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

/** 100 zł a head, all paid at once; a resignation costs 10 zł until 1 May 2031, later everything. */
const FEE = { name: 'Opłata 10 zł', until: { on: '2031-05-01' }, kept: { amount: 1_000 } }
const WHOLE: EventDefinitionInput['plans'] = [
  {
    id: 'whole',
    name: 'Całość',
    parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
  },
]

let site: TestSite
let staff: Client
let family: Registered

async function start(refunds: EventDefinitionInput['refunds'], plans = WHOLE) {
  site = await startTestSite({ definition: { ...outing(), plans, refunds } })
  staff = await staffOf(site)
  family = await register(site, orderOf('ewa', 'jan'))
}
afterEach(async () => {
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const token = () => ({ token: family.token })
const params = () => ({ accountId: site.account, eventId: site.event, registrationId: family.id })
const foresee = async () =>
  outputOf(previewCancellation, await site.visitor.ask(previewCancellation, { params: token() }))
const cancel = async (body = {}) =>
  outputOf(cancelRegistration, await site.visitor.ask(cancelRegistration, { params: token(), body }))
const seenByStaff = async () =>
  outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params: params() }))

describe('while a rule runs', () => {
  beforeEach(() => start([FEE]))
  const reasons = (amount: number) => [{ code: 'rule', rule: 'Opłata 10 zł', until: '2031-05-01', amount }]

  test('a person who resigns is shown beforehand what is retained and why, and that is applied', async () => {
    await pay(site, family)
    const seen = await foresee()
    expect(seen).toEqual({
      paid: 20_000,
      kept: 2_000,
      fees: 0,
      donation: 0,
      toRefund: 18_000,
      reasons: reasons(2_000),
    })
    expect(await cancel()).toMatchObject({
      ...{ state: 'cancelled', paidness: 'to_refund', paid: 20_000, kept: 2_000, balance: -18_000 },
    })
    expect(await ledgerOf(site, family)).toEqual([
      { kind: 'charge', amount: 20_000 },
      { kind: 'payment', amount: -20_000 },
      { kind: 'correction', amount: -20_000 },
      { kind: 'kept', amount: 2_000 },
    ])
    const { ledger } = await seenByStaff()
    expect(ledger.at(-1)?.explanation).toEqual({ code: 'resigned', reasons: reasons(2_000) })
    problemOf('not_changeable', await site.visitor.ask(previewCancellation, { params: token() }))
  })

  test('exactly that much is refunded automatically', async () => {
    await pay(site, family)
    await cancel()
    expect(await proposalFor(staff, site, family)).toBeUndefined()
    const tooMuch = await askBack(staff, site, family, { payment: null, amount: 1 })
    expect(problemOf('refund_too_much', tooMuch)).toMatchObject({ params: { surplus: 0 } })
    await letBankDecide(site)
    expect(await look(site, family)).toMatchObject({ paid: 2_000, kept: 2_000, balance: 0, paidness: 'paid' })
  })

  test('nothing is retained from a registrant who has not paid', async () => {
    expect(await foresee()).toMatchObject({ paid: 0, kept: 0, toRefund: 0 })
    expect(await cancel()).toMatchObject({ kept: 0, balance: 0, paidness: 'unpaid' })
  })

  test('the same part is retained from one who resigns while others stay, as shown beforehand', async () => {
    await pay(site, family)
    const body = { revision: 1, draft: draftOf('ewa') }
    const seen = await site.visitor.ask(previewChange, { params: token(), body })
    expect(outputOf(previewChange, seen)).toEqual({
      ...{ total: 10_000, difference: -10_000, kept: 1_000, toRefund: 9_000, toPay: 0 },
      reasons: reasons(1_000),
      fee: null,
      lines: [expect.objectContaining({ person: 'ewa', item: 'fee', amount: 10_000 })],
      due: [expect.objectContaining({ paid: 10_000, left: 0, overdue: false })],
    })
    const changed = await sendChange(site, family, changeTo(1, 'ewa'))
    expect(outputOf(changeRegistration, changed)).toMatchObject({
      ...{ total: 10_000, paid: 20_000, kept: 1_000, balance: -9_000, paidness: 'overpaid' },
    })
    expect((await ledgerOf(site, family)).slice(-2)).toEqual([
      { kind: 'correction', amount: -10_000 },
      { kind: 'kept', amount: 1_000 },
    ])
    // A repeated request retains nothing more.
    await sendChange(site, family, changeTo(1, 'ewa'))
    const books = await ledgerOf(site, family)
    expect(books.filter(({ kind }) => kind !== 'refund')).toHaveLength(4)
    // The other person resigns later: the sum retained before is not part of theirs.
    expect(await foresee()).toMatchObject({ paid: 10_000, kept: 1_000, toRefund: 9_000 })
    expect(await cancel()).toMatchObject({ kept: 2_000 })
    await letBankDecide(site)
    expect(await look(site, family)).toMatchObject({ paid: 2_000, balance: 0 })
  })

  test('a preview changes nothing, and is refused as the change would be', async () => {
    await pay(site, family)
    const body = { revision: 7, draft: draftOf('ewa') }
    problemOf('changed_meanwhile', await site.visitor.ask(previewChange, { params: token(), body }))
    await foresee()
    expect(await look(site, family)).toMatchObject({ revision: 1, state: 'confirmed', kept: 0 })
  })

  test('the staff may retain less, never more than the rules', async () => {
    await pay(site, family)
    const panel = await staff.ask(previewPanelCancellation, { params: params() })
    expect(outputOf(previewPanelCancellation, panel)).toMatchObject({ kept: 2_000 })
    const asked = { params: params(), body: { reason: 'Choroba', fee: 700 } }
    outputOf(cancelPanelRegistration, await staff.ask(cancelPanelRegistration, asked))
    expect(await look(site, family)).toMatchObject({ kept: 700, balance: -19_300 })
  })
})

test('after the last day of the last rule nothing is refunded', async () => {
  await start([{ ...FEE, until: { on: '2020-01-01' } }])
  await pay(site, family)
  expect(await foresee()).toMatchObject({ kept: 20_000, toRefund: 0 })
  expect(await cancel()).toMatchObject({ state: 'cancelled', kept: 20_000, balance: 0, paidness: 'paid' })
  const body = { payment: null, amount: 1, reason: 'Prośba' }
  const key = crypto.randomUUID()
  problemOf('refund_too_much', await staff.ask(requestRefund, { params: params(), body, key }))
})

test('without rules everything is refunded, unless the staff decide otherwise', async () => {
  await start([])
  await pay(site, family)
  expect(await foresee()).toMatchObject({ kept: 0, toRefund: 20_000, reasons: [] })
  const asked = { params: params(), body: { reason: 'Choroba', fee: 5_000 } }
  outputOf(cancelPanelRegistration, await staff.ask(cancelPanelRegistration, asked))
  expect(await look(site, family)).toMatchObject({ kept: 5_000, balance: -15_000 })
})

test('after a part payment the person who stays keeps their part: the place stays confirmed', async () => {
  const parts = [
    { name: 'Zadatek', amount: { perPerson: 4_000 }, due: { days: 3, after: 'registration' }, deposit: true },
    { name: 'Reszta', amount: 'rest', due: { on: '2031-05-05' } },
  ] satisfies NonNullable<EventDefinitionInput['plans']>[number]['parts']
  await start([{ name: 'Zadatek nie wraca', kept: { deposit: true } }], [{ id: 'p', name: 'Zadatek', parts }])
  await pay(site, family)
  outputOf(changeRegistration, await sendChange(site, family, changeTo(1, 'ewa')))
  expect(await look(site, family)).toMatchObject({
    ...{ state: 'confirmed', total: 10_000, paid: 8_000, kept: 4_000, balance: 6_000 },
    due: [
      { name: 'Zadatek', amount: 4_000, paid: 4_000, left: 0 },
      { name: 'Reszta', amount: 6_000, paid: 0, left: 6_000 },
    ],
  })
})

test('the rules are those of the version that was agreed to', async () => {
  await start([FEE])
  await pay(site, family)
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO event_version (account_id, event_id, version, definition, published_by)
     SELECT account_id, event_id, 2, jsonb_set(definition, '{refunds}', '[]'), 'test' FROM event_version`,
  )
  await asOwner(site.server.databaseUrl, 'UPDATE event SET published_version = 2')
  expect(await foresee()).toMatchObject({ kept: 2_000 })
  outputOf(cancelRegistration, await sendCancel(site, family))
})
