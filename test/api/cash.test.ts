import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  carryCash,
  closeCashShift,
  getCashShift,
  listCashDocuments,
  listCashShifts,
  openCashShift,
  reverseCashDocument,
} from '#contract/cash.ts'
import { bookPayment, reversePayment } from '#contract/office-money.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { handBackRefund, listRefunds } from '#contract/refunds.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendCancel } from '#test/support/changes.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** Cash at the desk of an event: 100 zł a head, half of it in advance. */
let site: TestSite
let staff: Client
const TODAY = Temporal.Now.plainDateISO('Europe/Warsaw')

beforeAll(async () => {
  site = await startTestSite({ definition: outing({ event: 200 }) })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const event = () => ({ accountId: site.account, eventId: site.event })
const of = ({ id }: Registered) => ({ ...event(), registrationId: id })
const book = (made: Registered, amount: number, way: 'cash' | 'terminal' | 'transfer' = 'cash') =>
  staff.ask(bookPayment, {
    ...{ params: of(made), body: { way, amount, day: TODAY.toString() }, key: randomUUID() },
  })
const documentsOf = async (made: Registered) =>
  outputOf(listCashDocuments, await staff.ask(listCashDocuments, { params: of(made) })).documents
const shifts = async () =>
  outputOf(listCashShifts, await staff.ask(listCashShifts, { params: event() })).shifts
const open = (desk: string, start: number, client = staff) =>
  client.ask(openCashShift, { params: event(), body: { desk, start } })
const report = async (shiftId: string) =>
  outputOf(getCashShift, await staff.ask(getCashShift, { params: { ...event(), shiftId } }))
const close = (shiftId: string, body: { counted: number; expected: number; reason?: string }) =>
  staff.ask(closeCashShift, { params: { ...event(), shiftId }, body })
const carry = (shiftId: string, amount: number, key: string = randomUUID()) =>
  staff.ask(carryCash, {
    ...{ params: { ...event(), shiftId }, body: { amount, reason: 'Wpłata do banku' }, key },
  })
async function openOne(): Promise<string> {
  const found = (await shifts()).find(({ closed }) => closed === null)
  if (!found) throw new Error('No shift is open.')
  return found.id
}

test('the first cash opens a shift with an empty drawer, and its start is corrected by who has counted it', async () => {
  expect(await shifts()).toEqual([])
  const made = await register(site, orderOf('ewa'))
  outputOf(bookPayment, await book(made, 5_000))
  expect(await documentsOf(made)).toMatchObject([
    {
      ...{ kind: 'KP', name: `KP 1/${TODAY.year}`, desk: 'Biuro', amount: 5_000, purpose: 'payment' },
      ...{ issuedBy: 'Danuta Wrona', reverses: null, isReversed: false },
      registration: { id: made.id },
    },
  ])
  const found = outputOf(openCashShift, await open('Biuro', 20_000)).shifts
  expect(found).toMatchObject([
    { desk: 'Biuro', isMine: true, start: 20_000, received: 5_000, expected: 25_000, closed: null },
  ])
  const colleague = await signIn(site.server.port, 'danuta-wrona')
  outputOf(openCashShift, await open('Biuro', 20_000, colleague))
  expect(await shifts()).toHaveLength(1)
})

test('a terminal and a transfer have no document, and stand beside the cash in the report', async () => {
  const made = await register(site, orderOf('ewa'))
  outputOf(bookPayment, await book(made, 3_000, 'terminal'))
  outputOf(bookPayment, await book(made, 2_500, 'transfer'))
  expect(await documentsOf(made)).toEqual([])
  expect((await report(await openOne())).beside).toEqual([
    { way: 'terminal', count: 1, amount: 3_000 },
    { way: 'transfer', count: 1, amount: 2_500 },
  ])
})

test('a mistake is taken back by a KW with the reason; the KP stays', async () => {
  const made = await register(site, orderOf('ewa'))
  const { ledger } = outputOf(bookPayment, await book(made, 7_000))
  const entryId = ledger.find(({ kind }) => kind === 'payment')?.id ?? ''
  const reverse = () =>
    staff.ask(reversePayment, { params: { ...of(made), entryId }, body: { reason: 'Inne zgłoszenie' } })
  outputOf(reversePayment, await reverse())
  outputOf(reversePayment, await reverse())
  const [kp, kw, ...more] = await documentsOf(made)
  expect(kp).toMatchObject({ kind: 'KP', isReversed: true })
  expect(kw).toMatchObject({ kind: 'KW', purpose: 'reversal', reverses: kp?.name, reason: 'Inne zgłoszenie' })
  expect(more).toEqual([])
})

test('a refund in cash has a KW, one by transfer has none', async () => {
  for (const how of ['cash', 'transfer'] as const) {
    const made = await register(site, orderOf('ewa'))
    outputOf(bookPayment, await book(made, 10_000))
    await sendCancel(site, made)
    const { refunds } = outputOf(listRefunds, await staff.ask(listRefunds, { params: event(), query: {} }))
    const refund = refunds.find(({ registration }) => registration === made.id)
    const params = { ...event(), refundId: refund?.id ?? '' }
    outputOf(handBackRefund, await staff.ask(handBackRefund, { params, body: { how } }))
    outputOf(handBackRefund, await staff.ask(handBackRefund, { params, body: { how } }))
    const paidOut = (await documentsOf(made)).filter(({ kind }) => kind === 'KW')
    expect(paidOut).toMatchObject(how === 'cash' ? [{ purpose: 'refund', amount: refund?.amount }] : [])
  }
})

test('cash is carried to the bank once, never more than there is, and a mistaken KW is taken back by a KP', async () => {
  const shiftId = await openOne()
  const before = (await report(shiftId)).shift.expected
  problemOf('invalid_input', await carry(shiftId, before + 1))
  const key = randomUUID()
  outputOf(carryCash, await carry(shiftId, 4_000, key))
  const { documents, shift } = outputOf(carryCash, await carry(shiftId, 4_000, key))
  problemOf('key_reused', await carry(shiftId, 4_001, key))
  expect(shift.expected).toBe(before - 4_000)
  const documentId = documents.at(-1)?.id ?? ''
  const params = { ...event(), documentId }
  const undo = () => staff.ask(reverseCashDocument, { params, body: { reason: 'Bank zamknięty' } })
  outputOf(reverseCashDocument, await undo())
  expect(outputOf(reverseCashDocument, await undo()).documents).toMatchObject([{ isReversed: true }])
  expect((await report(shiftId)).shift.expected).toBe(before)
  // What belongs to a registration is taken back there.
  const kp = documents.find(({ purpose }) => purpose === 'payment')
  problemOf(
    'not_found',
    await staff.ask(reverseCashDocument, {
      ...{ params: { ...event(), documentId: kp?.id ?? '' }, body: { reason: 'Pomyłka' } },
    }),
  )
})

test('a shift is closed with what was counted, with a reason where it differs, and the next cash opens another', async () => {
  const shiftId = await openOne()
  const { expected } = (await report(shiftId)).shift
  problemOf('invalid_input', await close(shiftId, { counted: expected - 1, expected }))
  problemOf('changed_meanwhile', await close(shiftId, { counted: expected, expected: expected + 1 }))
  const body = { counted: expected - 150, expected, reason: 'Źle wydana reszta' }
  outputOf(closeCashShift, await close(shiftId, body))
  const { shift, documents } = outputOf(closeCashShift, await close(shiftId, body))
  expect(shift.closed).toMatchObject({ counted: expected - 150, reason: 'Źle wydana reszta' })
  problemOf('changed_meanwhile', await close(shiftId, { ...body, counted: 0 }))
  problemOf('changed_meanwhile', await carry(shiftId, 1))

  const made = await register(site, orderOf('ewa'))
  outputOf(bookPayment, await book(made, 5_000))
  expect((await report(shiftId)).documents).toHaveLength(documents.length)
  expect((await report(await openOne())).shift).toMatchObject({ start: 0, expected: 5_000 })
})

test('the documents are the cash of the ledger to the grosz, and their numbers leave no gap', async () => {
  const { databaseUrl: url } = site.server
  const [sums] = await asOwner<{ ledger: number; documents: number }>(
    url,
    `SELECT (SELECT -sum(l.amount) FROM ledger_entry l LEFT JOIN refund f USING (account_id, refund_id)
               LEFT JOIN ledger_entry m ON m.ledger_entry_id::text = l.explanation->>'entry'
              WHERE l.explanation->>'way' = 'cash' OR m.explanation->>'way' = 'cash' OR f.handed_back = 'cash')::integer AS ledger,
            (SELECT sum(CASE kind WHEN 'KP' THEN amount ELSE -amount END) FROM cash_document
              WHERE registration_id IS NOT NULL)::integer AS documents`,
  )
  expect(sums?.documents).toBe(sums?.ledger)
  const gaps = await asOwner(
    url,
    `SELECT kind, max(number) FROM cash_document GROUP BY cash_desk_id, kind, year
     HAVING max(number) <> count(*) OR min(number) <> 1`,
  )
  expect(gaps).toEqual([])
  expect(await audit(url)).toEqual([])
})

test('a second desk numbers its own documents', async () => {
  const made = await register(site, orderOf('ewa'))
  await close(await openOne(), { counted: 5_000, expected: 5_000 })
  outputOf(openCashShift, await open('Namiot', 0))
  outputOf(bookPayment, await book(made, 5_000))
  expect(await documentsOf(made)).toMatchObject([{ name: `KP 2-1/${TODAY.year}`, desk: 'Namiot' }])
  const { participants } = outputOf(
    getPanelRegistration,
    await staff.ask(getPanelRegistration, { params: of(made) }),
  )
  expect(participants[0]?.ticket).not.toBeNull()
})
