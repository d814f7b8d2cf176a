import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveRegistration, refuseApproval } from '#contract/approvals.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import type { RevisionKind } from '#domain/registration/revision.ts'
import { audit } from '#test/races/audit.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import type { Client } from '#test/support/client.ts'
import { bring, decideAtGateway, noticeOf, pay, paymentsOf } from '#test/support/gateway.ts'
import { giveAsStaff, giveTo, sendHandOver } from '#test/support/hand-over.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { letBankDecide, staffOf } from '#test/support/refunds.ts'
import {
  look,
  type Registered,
  register,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

/** Each agreement about a registration is a row of its own, from which what follows is priced. */

const LAST_CHEAP_DAY = Temporal.Now.plainDateISO('Europe/Warsaw').add({ days: 40 })
const until = { on: '2031-05-01' }

/**
 * 100 zł when paid within 40 days, later 120 zł; the coach 30 zł. A medic needs approval. Of a resignation 20 zł stay,
 * once for the registration.
 */
function definition(): EventDefinitionInput {
  const { items = [], ...event } = outing({ event: 100, coach: 100 })
  const price = [
    { when: { fact: 'paymentDay', atMost: LAST_CHEAP_DAY.toString() }, amount: 10_000 },
    { amount: 12_000 },
  ]
  return {
    ...event,
    items: items.map((item) => (item.id === 'fee' ? { ...item, price } : item)),
    plans: [
      {
        ...{ id: 'whole', name: 'Całość' },
        parts: [{ name: 'Całość', amount: 'rest', due: { days: 90, after: 'registration' } }],
      },
    ],
    fees: { transfer: [{ until, amount: 0 }] },
    refunds: [{ name: 'Opłata 20 zł', until, kept: { amount: 2_000, per: 'registration' } }],
    types: [
      { id: 'pilgrim', name: 'Uczestnik' },
      { id: 'medic', name: 'Służba medyczna' },
    ],
    approvals: [
      { id: 'medic', name: 'Służba medyczna', when: { fact: 'type', is: 'medic' }, payment: 'after' },
    ],
  }
}

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite({ definition: definition() })
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

type Names = readonly string[]
const typed = (names: Names, type = 'pilgrim') => {
  const draft = draftOf(...names)
  return { ...draft, people: draft.people.map((person) => ({ ...person, type })) }
}
const order = (names: Names, type?: string) =>
  register(site, { ...orderOf(...names), draft: typed(names, type) })
const change = async (made: Registered, revision: number, names: Names, expectedTotal: number) => {
  const answer = await sendChange(site, made, { revision, expectedTotal, draft: typed(names) })
  expect(answer.status, answer.text).toBe(200)
}

/** Pays all that is owed, as if the payment had begun two months later. */
async function payLater(made: Registered): Promise<void> {
  await startPayment(site, made)
  await asOwner(
    site.server.databaseUrl,
    "UPDATE payment SET created_at = now() + interval '60 days' WHERE registration_id = $1 AND state <> 'succeeded'",
    [made.id],
  )
  const payment = (await paymentsOf(site, made)).find(({ state }) => state !== 'succeeded')
  if (!payment) throw new Error('No payment was started.')
  await decideAtGateway(site, payment, 'succeeded')
  await bring(site, noticeOf(payment))
  await runJobs(site.server.databaseUrl)
}

interface Row {
  readonly position: number
  readonly revision: number
  readonly kind: RevisionKind
  readonly actor: string
  readonly reason: string | null
  readonly total: number
  readonly lines: number
  readonly people: readonly string[]
  readonly until: string | null
  readonly paidLater: boolean
  readonly channel: string
  readonly keptOnce: number
  readonly giver: string | null
  readonly successor: string | null
}

const revisionsOf = ({ id }: Registered) =>
  asOwner<Row>(
    site.server.databaseUrl,
    `SELECT position, revision, kind, actor, reason, total::integer, jsonb_array_length(lines) AS lines,
        ARRAY(SELECT p->>'ref' FROM jsonb_array_elements(draft->'people') p) AS people, due->0->>'until' AS until,
        coalesce(paid_at > now() + interval '50 days', false) AS "paidLater", channel, kept_once::integer AS "keptOnce",
        giver, successor
       FROM registration_revision WHERE registration_id = $1 ORDER BY position`,
    [id],
  )

const approvals = (made: Registered) => ({
  params: { accountId: site.account, eventId: site.event, registrationId: made.id },
})
const NEITHER = { giver: null, successor: null }

test('an order, changes and a hand-over each add what was agreed by them, and by whom', async () => {
  const made = await order(['ewa+'])
  await change(made, 1, ['ewa+', 'jan'], 23_000)
  await change(made, 2, ['ewa', 'jan'], 20_000)
  const given = await sendHandOver(site, made, {
    ...giveTo(3, 'jan', 'ola', { expectedTotal: 20_000 }),
    successor: typed(['ola']).people[0] ?? expect.unreachable(),
  })
  expect(given.status, given.text).toBe(200)
  const shared = { actor: 'registrant', channel: 'online', reason: null, paidLater: false, keptOnce: 0 }
  expect(await revisionsOf(made)).toMatchObject([
    {
      ...shared,
      position: 1,
      revision: 1,
      kind: 'ordered',
      total: 13_000,
      lines: 2,
      people: ['ewa'],
      ...NEITHER,
    },
    { ...shared, position: 2, revision: 2, kind: 'changed', total: 23_000, lines: 3, people: ['ewa', 'jan'] },
    { ...shared, position: 3, revision: 3, kind: 'changed', total: 20_000, lines: 2, people: ['ewa', 'jan'] },
    {
      ...{ ...shared, position: 4, revision: 4, kind: 'handed_over', total: 20_000, lines: 2 },
      ...{ people: ['ewa', 'ola'], giver: 'jan', successor: 'ola' },
    },
  ])
})

test('a day of payment is an agreement of its own and keeps the revision that a change names', async () => {
  const made = await order(['ewa'])
  await payLater(made)
  expect(await revisionsOf(made)).toMatchObject([
    { position: 1, revision: 1, kind: 'ordered', total: 10_000, paidLater: false },
    {
      position: 2,
      revision: 1,
      kind: 'payment_day',
      total: 12_000,
      paidLater: true,
      actor: expect.any(String),
    },
  ])
})

test("a place paid in full stays settled through a change and two hand-overs, whatever the next payment's day", async () => {
  const made = await order(['ewa', 'jan'])
  await pay(site, made)
  await change(made, 1, ['ewa+', 'jan'], 23_000)
  for (const [revision, giver, successor] of [
    [2, 'jan', 'ola'],
    [3, 'ola', 'iga'],
  ] as const) {
    const given = await giveAsStaff(staff, site, made, {
      ...giveTo(revision, giver, successor, { expectedTotal: 23_000, email: null }),
      successor: typed([successor]).people[0] ?? expect.unreachable(),
    })
    expect(given.status, given.text).toBe(200)
  }
  await change(made, 4, ['ewa+', 'iga', 'ala'], 33_000)
  await payLater(made)
  // Both paid places keep 100 zł; who joined afterwards pays 120 zł by the day of the payment.
  const revisions = await revisionsOf(made)
  expect(revisions.map(({ kind }) => kind)).toEqual([
    ...['ordered', 'changed', 'handed_over', 'handed_over', 'changed', 'payment_day'],
  ])
  expect(revisions.at(-1)).toMatchObject({ position: 6, revision: 5, total: 35_000 })
})

test('an approval changes what is due, a refusal only why it is waited for; neither raises the revision', async () => {
  const made = await order(['ewa'], 'medic')
  const refused = await staff.ask(refuseApproval, { ...approvals(made), body: { reason: 'Brak uprawnień' } })
  expect(refused.status, refused.text).toBe(200)
  expect(await look(site, made)).toMatchObject({ refusedBecause: 'Brak uprawnień', may: { change: true } })
  const approved = await staff.ask(approveRegistration, { ...approvals(made), body: {} })
  expect(approved.status, approved.text).toBe(200)
  expect(await look(site, made)).toMatchObject({ state: 'awaiting_payment', refusedBecause: null })
  const day = LAST_CHEAP_DAY.add({ days: 50 })
  expect(await revisionsOf(made)).toMatchObject([
    { kind: 'ordered', revision: 1, until: null, reason: null },
    { kind: 'refused', revision: 1, until: null, reason: 'Brak uprawnień', actor: 'Danuta Wrona' },
    { kind: 'approved', revision: 1, until: `${day}T23:59:59`, reason: null, actor: 'Danuta Wrona' },
  ])
})

test('an end that was set without a refusal is no refusal', async () => {
  const made = await order(['ewa'], 'medic')
  await asOwner(
    site.server.databaseUrl,
    "UPDATE registration SET expires_at = now() + interval '1 day' WHERE registration_id = $1",
    [made.id],
  )
  expect(await look(site, made)).toMatchObject({ refusedBecause: null, expiresAt: null })
  await asOwner(
    site.server.databaseUrl,
    'UPDATE registration SET expires_at = NULL WHERE registration_id = $1',
    [made.id],
  )
})

test('what was retained once for a registration is not retained again by the next resignation', async () => {
  const made = await order(['ewa', 'jan', 'ola'])
  await pay(site, made)
  await change(made, 1, ['ewa', 'jan'], 20_000)
  await change(made, 2, ['ewa'], 10_000)
  expect((await sendCancel(site, made)).status).toBe(200)
  await letBankDecide(site)
  expect(await revisionsOf(made)).toMatchObject([
    { kind: 'ordered', keptOnce: 0 },
    { kind: 'changed', total: 20_000, keptOnce: 2_000 },
    { kind: 'changed', total: 10_000, keptOnce: 0 },
    { kind: 'cancelled', position: 4, revision: 3, total: 10_000, keptOnce: 0, people: ['ewa'] },
  ])
  expect(await look(site, made)).toMatchObject({ state: 'cancelled', kept: 2_000 })
})

test('the books of all of them agree', async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
})
