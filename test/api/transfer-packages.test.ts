import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  confirmTransferPackage,
  exportTransferPackage,
  getTransferPackage,
  listTransferPackages,
  prepareTransferPackage,
  sendTransferPackage,
  withdrawTransferPackage,
} from '#contract/packages.ts'
import { setRefundAccount } from '#contract/refund-account.ts'
import {
  askRefundAccount,
  confirmRefund,
  handBackRefund,
  listRefunds,
  typeRefundAccount,
  withholdRefund,
} from '#contract/refunds.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { readElixir } from '#test/support/read-elixir.ts'
import { staffOf } from '#test/support/refunds.ts'
import { ledgerOf, look, startTestSite, type TestSite } from '#test/support/site.ts'
import {
  cancelledOf,
  colleagueOf,
  OWN_ACCOUNT,
  PAYER_ACCOUNT,
  prepare,
  readyToSend,
  refundOf,
  setSum,
} from '#test/support/transfers.ts'

let site: TestSite
let staff: Client
beforeEach(async () => {
  site = await startTestSite({ definition: { ...outing({ event: 30 }), refunds: [] } })
  staff = await staffOf(site)
})
afterEach(() => site[Symbol.asyncDispose]())

const event = () => ({ accountId: site.account, eventId: site.event })
const named = (packageId: string) => ({ params: { ...event(), packageId } })
const made = async (refunds: readonly string[], by = staff) =>
  outputOf(prepareTransferPackage, await prepare(site, by, refunds)).id
const itemsOf = async (id: string) =>
  outputOf(getTransferPackage, await staff.ask(getTransferPackage, named(id)))
const file = (id: string, by = staff) =>
  by.ask(exportTransferPackage, { ...named(id), query: { format: 'elixir' } })
const sent = (id: string, by = staff) => by.ask(sendTransferPackage, { ...named(id), body: {} })
const states = async () =>
  outputOf(listRefunds, await staff.ask(listRefunds, { params: event() })).refunds.map(({ state }) => state)

describe('a package for the bank', () => {
  test('has its refunds in a file that a bank reads, and books each of them once when it was sent', async () => {
    const refunds = [await readyToSend(site, staff, 'ewa'), await readyToSend(site, staff, 'jan')]
    const id = await made(refunds)
    const answer = await file(id)
    const read = readElixir(new TextDecoder('windows-1250').decode(answer.bytes))
    expect(read).toMatchObject([
      { amount: 10_000, from: OWN_ACCOUNT, to: PAYER_ACCOUNT, receiver: [expect.any(String)] },
      {
        amount: 10_000,
        to: PAYER_ACCOUNT,
        title: [expect.stringMatching(/^Zwrot, zgłoszenie ZG-/)],
        day: expect.any(String),
      },
    ])
    expect(await states()).toEqual(['to_transfer', 'to_transfer'])
    for (const _ of [1, 2]) expect((await sent(id)).status).toBe(204)
    expect(await states()).toEqual(['succeeded', 'succeeded'])
    const booked = await asOwner<{ n: number; sum: number }>(
      site.server.databaseUrl,
      "SELECT count(*)::integer AS n, sum(amount)::integer AS sum FROM ledger_entry WHERE kind = 'refund'",
    )
    expect(booked).toEqual([{ n: 2, sum: 20_000 }])
    expect(await itemsOf(id)).toMatchObject({
      package: { state: 'sent', amount: 20_000, transfers: 2, preparedBy: 'Danuta Wrona', fromEnd: '5387' },
      items: [{ state: 'sent', accountEnd: '2874' }, { state: 'sent' }],
    })
    // Accounts are erased with the transfer.
    problemOf('package_ended', await file(id))
    problemOf('package_ended', await staff.ask(withdrawTransferPackage, { ...named(id), body: {} }))
    expect(await audit(site.server.databaseUrl)).toEqual([])
  })

  test('is taken back before it was sent: its refunds wait again, and go into another', async () => {
    const refund = await readyToSend(site, staff, 'ewa')
    const id = await made([refund])
    problemOf('refund_in_package', await prepare(site, staff, [refund]))
    for (const _ of [1, 2])
      expect((await staff.ask(withdrawTransferPackage, { ...named(id), body: {} })).status).toBe(204)
    problemOf('package_ended', await sent(id))
    problemOf('package_ended', await file(id))
    expect(await states()).toEqual(['to_transfer'])
    await made([refund])
    const list = outputOf(listTransferPackages, await staff.ask(listTransferPackages, { params: event() }))
    expect(list).toMatchObject({
      packages: [{ state: 'open' }, { state: 'withdrawn' }],
      lastFrom: OWN_ACCOUNT,
      next: null,
    })
  })

  test('keeps its refunds: none is stopped, given in cash, or sent to another account meanwhile', async () => {
    const family = await cancelledOf(site, staff, 'ewa')
    const refundId = await refundOf(site, staff, family)
    const params = { ...event(), refundId }
    const typed = { params, body: { account: PAYER_ACCOUNT } }
    expect((await staff.ask(typeRefundAccount, typed)).status).toBe(204)
    const id = await made([refundId])
    problemOf('refund_in_package', await staff.ask(withholdRefund, { params, body: { reason: 'Pomyłka' } }))
    problemOf('refund_in_package', await staff.ask(handBackRefund, { params, body: { how: 'cash' } }))
    problemOf('refund_in_package', await staff.ask(typeRefundAccount, typed))
    const byPayer = { params: { token: family.token }, body: { account: OWN_ACCOUNT } }
    problemOf('refund_not_decidable', await site.visitor.ask(setRefundAccount, byPayer))
    expect((await sent(id)).status).toBe(204)
    expect(await look(site, family)).toMatchObject({ setAside: 0, balance: 0 })
  })

  test('takes no refund whose account is not known, of another event, or that was sent', async () => {
    const missing = await refundOf(site, staff, await cancelledOf(site, staff, 'ewa'))
    problemOf('changed_meanwhile', await prepare(site, staff, [missing]))
    const ready = await readyToSend(site, staff, 'jan')
    problemOf('changed_meanwhile', await prepare(site, staff, [ready, missing]))
    await sent(await made([ready]))
    problemOf('changed_meanwhile', await prepare(site, staff, [ready]))
    const wrong = { refunds: [ready], from: '61 1090 1014 0000 0712 1981 2875' }
    problemOf('invalid_input', await staff.ask(prepareTransferPackage, { params: event(), body: wrong }))
  })

  test('does not send again what the gateway has given back after all', async () => {
    const [kept, dropped] = [await readyToSend(site, staff, 'ewa'), await readyToSend(site, staff, 'jan')]
    const id = await made([kept, dropped])
    await asOwner(
      site.server.databaseUrl,
      "UPDATE refund SET state = 'failed', account_sealed = NULL WHERE refund_id = $1",
      [dropped],
    )
    const read = readElixir(new TextDecoder('windows-1250').decode((await file(id)).bytes))
    expect(read).toHaveLength(1)
    expect((await sent(id)).status).toBe(204)
    expect((await itemsOf(id)).items.map(({ refund, state }) => [refund, state])).toEqual([
      [kept, 'sent'],
      [dropped, 'dropped'],
    ])
  })
})

describe('above the sum of the account', () => {
  test('a package waits for another person than has prepared it', async () => {
    const refunds = [await readyToSend(site, staff, 'ewa'), await readyToSend(site, staff, 'jan')]
    const other = await colleagueOf(site)
    await setSum(site, 19_999)
    const id = await made(refunds)
    problemOf('second_person_needed', await file(id))
    problemOf('second_person_needed', await sent(id, other))
    const confirm = { ...named(id), body: {} }
    problemOf('second_person_needed', await staff.ask(confirmTransferPackage, confirm))
    for (const _ of [1, 2]) expect((await other.ask(confirmTransferPackage, confirm)).status).toBe(204)
    expect(await itemsOf(id)).toMatchObject({
      package: { needsSecond: true, confirmedBy: 'Tomasz Gil', needsOther: false },
    })
    expect(readElixir(new TextDecoder('windows-1250').decode((await file(id)).bytes))).toHaveLength(2)
    expect((await sent(id)).status).toBe(204)
    expect(await audit(site.server.databaseUrl)).toEqual([])
  })

  test('a package of exactly the sum, or of a person who is alone, needs nobody else', async () => {
    const [first, ...more] = [
      await readyToSend(site, staff, 'ewa'),
      await readyToSend(site, staff, 'jan'),
      await readyToSend(site, staff, 'ola'),
    ]
    await setSum(site, 10_000)
    expect(await itemsOf(await made(more))).toMatchObject({ package: { needsSecond: false, amount: 20_000 } })
    await colleagueOf(site)
    expect(await itemsOf(await made([first]))).toMatchObject({ package: { needsSecond: false } })
  })

  test('a refund is confirmed by another person than has caused it, and by its owner where nobody else may', async () => {
    await setSum(site, 9_999)
    const family = await cancelledOf(site, staff, 'ewa')
    const refundId = await refundOf(site, staff, family)
    const preparedBy = (subject: string) =>
      asOwner(
        site.server.databaseUrl,
        'UPDATE refund SET prepared_by = (SELECT user_id FROM app_user WHERE subject = $1)',
        [subject],
      )
    await preparedBy('danuta-wrona')
    const other = await colleagueOf(site)
    const confirm = { params: { ...event(), refundId }, body: {} }
    problemOf('second_person_needed', await staff.ask(confirmRefund, confirm))
    expect(outputOf(listRefunds, await staff.ask(listRefunds, { params: event() })).refunds).toMatchObject([
      { state: 'awaiting_confirmation', needsOther: true },
    ])
    expect(outputOf(listRefunds, await other.ask(listRefunds, { params: event() })).refunds).toMatchObject([
      { needsOther: false },
    ])
    // To stop it and to hand it back is no way round.
    const stop = { params: { ...event(), refundId }, body: { reason: 'Czekamy' } }
    outputOf(withholdRefund, await staff.ask(withholdRefund, stop))
    const cash = { params: { ...event(), refundId }, body: { how: 'cash' as const } }
    problemOf('second_person_needed', await staff.ask(handBackRefund, cash))
    // Of another event alone, the colleague is nobody who could confirm.
    await asOwner(
      site.server.databaseUrl,
      `UPDATE membership SET scope = jsonb_build_array(jsonb_build_object('eventId', gen_random_uuid(), 'groups', NULL))
        WHERE role = 'finance'`,
    )
    expect(outputOf(confirmRefund, await staff.ask(confirmRefund, confirm)).state).toBe('needs_account')
    expect(await ledgerOf(site, family)).not.toContainEqual(expect.objectContaining({ kind: 'refund' }))
  })
})

test('the payer is asked for the account once more, until it is known', async () => {
  const family = await cancelledOf(site, staff, 'ewa')
  const params = { ...event(), refundId: await refundOf(site, staff, family) }
  const asked = () =>
    asOwner(
      site.server.databaseUrl,
      "SELECT FROM message WHERE kind = 'refund_account' AND registration_id = $1",
      [family.id],
    )
  const before = (await asked()).length
  expect((await staff.ask(askRefundAccount, { params, body: {} })).status).toBe(204)
  expect(await asked()).toHaveLength(before + 1)
  const body = { account: '61 1090 1014 0000 0712 1981 2875' }
  problemOf('invalid_input', await staff.ask(typeRefundAccount, { params, body }))
  const right = { account: PAYER_ACCOUNT }
  expect((await staff.ask(typeRefundAccount, { params, body: right })).status).toBe(204)
  problemOf('refund_not_decidable', await staff.ask(askRefundAccount, { params, body: {} }))
  const [row] = await asOwner<{ sealed: string; end: string }>(
    site.server.databaseUrl,
    'SELECT account_sealed AS sealed, account_end AS end FROM refund',
  )
  expect(row?.end).toBe('2874')
  expect(row?.sealed).not.toContain('0000071219812874')
  expect(outputOf(listRefunds, await staff.ask(listRefunds, { params: event() })).refunds).toMatchObject([
    { accountTyped: true, account: PAYER_ACCOUNT },
  ])
  await runJobs(site.server.databaseUrl)
})
