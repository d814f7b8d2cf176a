import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError } from '#server/base/config.ts'
import { createSecrets } from '#server/base/secrets.ts'
import type { PaymentAdapter } from '#server/gateways/payment/adapter.ts'
import type { PaymentGateway } from '#server/gateways/payment/port.ts'
import { choosePayments } from '#server/main.ts'
import { problemOf } from './answers.ts'
import { type PaymentRow, paymentsOf } from './gateway.ts'
import { beginAgain, beginPaying, bringTo, type GatewayParty, settleBy } from './gateway-party.ts'
import { asOwner, runJobs } from './owner.ts'
import { giveBack, refundsOf, staffOf } from './refunds.ts'
import { ledgerOf, letExpire, look, startTestSite, type TestSite } from './site.ts'
import { TEST_KEY } from './test-key.ts'

/** What every payment gateway must do, tested with the whole product: `contract.test.ts` of its folder calls this. */
export function gatewayContract(adapter: PaymentAdapter, openParty: () => Promise<GatewayParty>): void {
  const { name, can } = adapter.facts
  let party: GatewayParty
  let site: TestSite
  let gateway: PaymentGateway

  beforeAll(async () => {
    party = await openParty()
    const gatewaySettings = party.settings && { [name]: party.settings }
    site = await startTestSite({ settings: { gatewaySettings } })
    const connected = choosePayments(site.server.config, createSecrets(TEST_KEY))
    const found = connected.find((each) => each.name === name)
    if (!found) throw new Error(`The gateway ${name} is not connected.`)
    gateway = found
  })
  afterAll(async () => {
    await site[Symbol.asyncDispose]()
    await party[Symbol.asyncDispose]()
  })

  const known = ({ payment_id: reference, transaction_id: transactionId, amount }: PaymentRow) => ({
    ...{ reference, transactionId, amount },
  })
  const noticesOf = (payment: PaymentRow) =>
    asOwner(site.server.databaseUrl, 'SELECT FROM gateway_notice WHERE payment_id = $1', [payment.payment_id])
  /** A payment that has succeeded and was booked. */
  const paid = async () => {
    const { family, payment } = await beginPaying(site)
    await party.decide(site, payment, 'succeeded')
    await settleBy(site, name, party.noticeOf(payment, 'succeeded'))
    return { family, payment }
  }
  const incomeOf = async (family: { readonly id: string }) =>
    (await ledgerOf(site, family)).filter(({ kind }) => kind === 'payment').map(({ amount }) => -amount)

  describe('settings', () => {
    test('wrong ones are refused by the names of their fields', () => {
      expect(() => adapter.connect({}, { notices: 'http://localhost/' })).toThrow(ConfigError)
      expect(Object.keys(adapter.settings.shape)).toEqual(expect.arrayContaining([...adapter.secrets]))
    })

    test('the gateway accepts the right keys and no others', async () => {
      expect(await gateway.checkKeys()).toBe(true)
      const other = adapter.connect(party.wrongKeys(site), { notices: 'http://localhost/' })
      expect(await other.checkKeys()).toBe(false)
    })
  })

  describe('start and return', () => {
    test('the same payment started again, also when it was paid, is the same transaction', async () => {
      const { family, payment } = await beginPaying(site)
      const again = { ...known(payment), description: 'Zgłoszenie', returnUrl: 'http://localhost/wroc' }
      const payer = { payer: { name: 'Anna Kowal', email: 'anna@example.org' }, browser: null }
      const { transactionId } = await gateway.start({ ...again, ...payer })
      expect(transactionId).toBe(payment.transaction_id)
      await party.decide(site, payment, 'succeeded')
      expect(await gateway.start({ ...again, ...payer })).toMatchObject({ transactionId })
      expect(await paymentsOf(site, family)).toHaveLength(1)
    })

    test('the payer comes back to the registration, whatever the outcome', async () => {
      const { family, payment } = await beginPaying(site)
      const { pathname } = new URL(await party.returnUrlOf(site, payment))
      const { status, headers } = await site.visitor.open(pathname)
      expect([status, headers.location]).toEqual([303, `/zgloszenie/${family.token}`])
    })

    test('a BLIK code is accepted on our page by gateways that declare it', async () => {
      expect(gateway.startByCode !== undefined).toBe(can.ways.includes('blik_code'))
      expect(party.codes !== null).toBe(can.ways.includes('blik_code'))
      if (!gateway.startByCode || !party.codes) return
      const wanted = { reference: randomUUID(), amount: 5_000, description: 'Zgłoszenie', browser: null }
      const payer = { name: 'Anna Kowal', email: 'anna@example.org' }
      const transaction = { ...wanted, payer, returnUrl: 'http://localhost/wroc' }
      expect(await gateway.startByCode(transaction, party.codes.wrong)).toBeNull()
      const started = await gateway.startByCode(transaction, party.codes.good)
      expect(started).toEqual({ transactionId: expect.any(String) })
    })
  })

  describe('a notice', () => {
    test('that is forged, altered or of no gateway is refused and changes nothing', async () => {
      const { family, payment } = await beginPaying(site)
      await party.decide(site, payment, 'succeeded')
      const notice = party.noticeOf(payment, 'succeeded')
      for (const forgery of party.forgeriesOf(notice))
        problemOf('signature_invalid', await bringTo(site, name, forgery))
      problemOf('invalid_input', await bringTo(site, name, { ...notice, body: 'nonsense' }))
      problemOf('not_found', await bringTo(site, 'no-such-gateway', notice))
      expect(await noticesOf(payment)).toEqual([])
      expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    })

    test('that comes ten times at once and once more is answered each time and booked once', async () => {
      const { family, payment } = await beginPaying(site)
      await party.decide(site, payment, 'succeeded')
      const notice = party.noticeOf(payment, 'succeeded')
      const sent = Array.from({ length: 10 }, () => bringTo(site, name, notice))
      const taken = { status: 200, text: party.answer }
      for (const answer of await Promise.all(sent)) expect(answer).toMatchObject(taken)
      await runJobs(site.server.databaseUrl)
      expect(await bringTo(site, name, notice)).toMatchObject(taken)
      await settleBy(site, name, party.noticeOf(payment, 'succeeded'))
      expect(await incomeOf(family)).toEqual([payment.amount])
      expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid' })
    })

    test('of a failure before the success, or after it, does not override the success', async () => {
      const { family, payment } = await beginPaying(site)
      for (const status of ['failed', 'succeeded'] as const) {
        await party.decide(site, payment, status)
        await settleBy(site, name, party.noticeOf(payment, status))
      }
      await settleBy(site, name, party.noticeOf(payment, 'failed'))
      expect(await incomeOf(family)).toEqual([payment.amount])
      expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid' })
    })

    test('leads to an entry of the sum that was really paid', async () => {
      const { family, payment } = await beginPaying(site)
      await party.decide(site, payment, 'succeeded', { amount: payment.amount - 100, currency: 'PLN' })
      await settleBy(site, name, party.noticeOf(payment, 'succeeded'))
      expect(await incomeOf(family)).toEqual([payment.amount - 100])
      expect(await look(site, family)).toMatchObject({ paidness: 'underpaid' })
    })

    test('of money in another currency covers nothing', async () => {
      const { family, payment } = await beginPaying(site)
      await party.decide(site, payment, 'succeeded', { amount: payment.amount, currency: 'EUR' })
      await settleBy(site, name, party.noticeOf(payment, 'succeeded'))
      expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    })

    test('of an unknown payment is accepted and dropped', async () => {
      const { payment } = await beginPaying(site)
      const unknown = { ...payment, payment_id: randomUUID() }
      const answer = await bringTo(site, name, party.noticeOf(unknown, 'succeeded'))
      expect(answer).toMatchObject({ status: 200, text: party.answer })
      expect(await noticesOf(unknown)).toEqual([])
    })

    test('has no effect on a payment of another gateway', async () => {
      const { family, payment } = await beginPaying(site)
      await party.decide(site, payment, 'succeeded')
      const takenBy = (gateway: string) =>
        asOwner(site.server.databaseUrl, 'UPDATE payment SET gateway = $2 WHERE payment_id = $1', [
          ...[payment.payment_id, gateway],
        ])
      await takenBy('another')
      await settleBy(site, name, party.noticeOf(payment, 'succeeded'))
      expect(await incomeOf(family)).toEqual([])
      // Its expiry asks the gateway of the payment.
      await takenBy(name)
    })
  })

  describe('enquiry', () => {
    test('a payment whose notice never comes is found before its places are given back', async () => {
      const { family, payment } = await beginPaying(site)
      await party.decide(site, payment, 'succeeded')
      await letExpire(site, family)
      expect(await incomeOf(family)).toEqual([payment.amount])
      expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid' })
    })

    test('returns the current state, by our own reference', async () => {
      const { payment } = await beginPaying(site)
      const { payment_id: reference, amount } = payment
      expect(await gateway.ask(known(payment))).toMatchObject({ reference, status: 'pending' })
      await party.decide(site, payment, 'succeeded')
      const truth = { reference, status: 'succeeded', amount, currency: 'PLN' }
      expect(await gateway.ask(known(payment))).toMatchObject(truth)
    })
  })

  if (!can.refunds) return
  describe('refunds', () => {
    test('a part, then the rest, and not a grosz more', async () => {
      const { payment } = await paid()
      const { amount } = payment
      const of = { transactionId: payment.transaction_id, payment: payment.payment_id }
      const [part, rest, more] = [randomUUID(), randomUUID(), randomUUID()]
      expect(await gateway.askRefund({ ...of, reference: part })).toBeNull()
      expect(await gateway.refund({ ...of, reference: part, amount: 100 })).toMatchObject({ amount: 100 })
      const all = await gateway.refund({ ...of, reference: rest, amount: amount - 100 })
      expect(all.status).not.toBe('failed')
      expect(await gateway.refund({ ...of, reference: more, amount: 1 })).toMatchObject({ status: 'failed' })
      await party.giveBack(site)
      expect(await gateway.askRefund({ ...of, reference: part })).toMatchObject({
        ...{ reference: part, status: 'succeeded', amount: 100 },
      })
    })

    test('of a double payment are booked once each, by their notices', async () => {
      const { family, payment: first } = await beginPaying(site)
      await party.decide(site, first, 'failed')
      await settleBy(site, name, party.noticeOf(first, 'failed'))
      const second = await beginAgain(site, family)
      for (const payment of [second, first]) {
        await party.decide(site, payment, 'succeeded')
        await settleBy(site, name, party.noticeOf(payment, 'succeeded'))
      }
      const staff = await staffOf(site)
      for (const amount of [100, first.amount - 100])
        await giveBack(staff, site, family, { payment: first, amount })
      await runJobs(site.server.databaseUrl)
      await party.giveBack(site)
      for (const { id } of await refundsOf(staff, site, family))
        for (const notice of [party.refundNoticeOf(first, id), party.refundNoticeOf(first, id)])
          await settleBy(site, name, notice)
      const back = (await ledgerOf(site, family)).filter(({ kind }) => kind === 'refund')
      expect(back.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([100, first.amount - 100])
      expect(await look(site, family)).toMatchObject({ state: 'confirmed', balance: 0, paidness: 'paid' })
    })
  })
}
