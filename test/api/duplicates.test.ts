import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listToDo } from '#contract/dashboard.ts'
import { listDuplicates, mergeRegistrations, previewMerge, tellApart } from '#contract/duplicates.ts'
import { putRegistrationNote } from '#contract/office-changes.ts'
import { bookPayment } from '#contract/office-money.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { ledgerOf, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** People who are perhaps registered twice: found, told apart, or one of the two is given up with its money. */

let site: TestSite
let staff: Client

beforeEach(async () => {
  const pesel = { id: 'pesel', of: 'person', type: 'pesel', label: 'PESEL' } as const
  site = await startTestSite({ definition: { ...outing({ event: 50, coach: 50 }), questions: [pesel] } })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const event = () => ({ accountId: site.account, eventId: site.event })
const of = ({ id }: Registered) => ({ ...event(), registrationId: id })
const both = (kept: Registered, other: Registered) => ({ ...of(kept), otherId: other.id })

const pairs = async () => outputOf(listDuplicates, await staff.ask(listDuplicates, { params: event() })).pairs
const waiting = async () => {
  const { toDo } = outputOf(listToDo, await staff.ask(listToDo, { params: { accountId: site.account } }))
  return toDo.find(({ kind }) => kind === 'duplicates')?.count ?? 0
}
const read = async (made: Registered) =>
  outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params: of(made) }))

/** Another registrant than `orderOf` has. */
const from = (email: string, ...names: readonly string[]) => {
  const order = orderOf(...names)
  return { ...order, contact: { ...order.contact, email } }
}
const withPesel = (order: ReturnType<typeof orderOf>, pesel: string) => ({
  ...order,
  draft: { ...order.draft, people: order.draft.people.map((each) => ({ ...each, answers: { pesel } })) },
})
const book = (made: Registered, amount: number) =>
  staff.ask(bookPayment, {
    params: of(made),
    body: { way: 'transfer', amount, day: Temporal.Now.plainDateISO('Europe/Warsaw').toString() },
    key: randomUUID(),
  })
const preview = async (kept: Registered, other: Registered) =>
  outputOf(previewMerge, await staff.ask(previewMerge, { params: both(kept, other) }))
const merge = (kept: Registered, other: Registered, moved: number, refunded: number) =>
  staff.ask(mergeRegistrations, { params: both(kept, other), body: { moved, refunded, tell: true } })
const actionsOf = async (made: Registered) => (await read(made)).history.map(({ action }) => action)

test('two registrations of one person are a pair with what differs, and wait to be compared', async () => {
  const one = await register(site, orderOf('ewa', 'jan'))
  const other = await register(site, orderOf('ewa+'))
  await register(site, from('ktos@example.org', 'ewa'))
  const [pair, ...more] = await pairs()
  expect(more).toEqual([])
  expect(pair).toMatchObject({
    sides: [
      { id: one.id, number: one.number, people: 2, isRepeated: false },
      { id: other.id, number: other.number, people: 1, isRepeated: true },
    ],
    people: [{ names: ['ewa Mazur', 'ewa Mazur'], sameBy: ['email'] }],
  })
  const differences = new Map(pair?.people[0]?.differences.map(({ label, cells }) => [label, cells]))
  expect(differences.get('Autokar')).toEqual([null, { kind: 'text', value: 'Tak' }])
  expect(differences.get('Do zapłaty razem')).toEqual([
    { kind: 'money', value: 20_000 },
    { kind: 'money', value: 13_000 },
  ])
  expect(differences.has('Nazwisko')).toBe(false)
  expect(await waiting()).toBe(1)
})

test('the same PESEL is found under another name and address, and is nowhere to be read', async () => {
  await register(site, withPesel(orderOf('ewa'), '44051401359'))
  await register(site, withPesel(from('ktos@example.org', 'ewelina'), '44051401359'))
  await register(site, withPesel(from('inny@example.org', 'ela'), '02270803624'))
  const found = await pairs()
  expect(found.map(({ people }) => people.map(({ sameBy }) => sameBy))).toEqual([[['pesel']]])
  expect(JSON.stringify(found)).not.toContain('44051401359')
  const keys = await asOwner<{ key: string }>(site.server.databaseUrl, 'SELECT key FROM person_key')
  expect(JSON.stringify(keys)).not.toContain('44051401359')
})

test('who was told apart is not asked about again, also after a change; a third one still is', async () => {
  const one = await register(site, orderOf('ewa'))
  const other = await register(site, orderOf('ewa'))
  expect(await waiting()).toBe(1)
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const)
    expect((await staff.ask(tellApart, { params: both(here, there), body: {} })).status).toBe(204)
  expect(await pairs()).toEqual([])
  expect((await sendChange(site, other, changeTo(1, 'ewa+'))).status).toBe(200)
  expect(await pairs()).toEqual([])
  for (const made of [one, other])
    expect((await actionsOf(made)).filter((each) => each === 'registration.told_apart')).toHaveLength(1)
  await register(site, orderOf('ewa'))
  expect(await waiting()).toBe(2)
  problemOf('not_found', await staff.ask(tellApart, { params: both(one, one), body: {} }))
})

test('what was paid for the one that is given up pays for the kept one, with its note and tags', async () => {
  const kept = await register(site, orderOf('ewa'))
  const other = await register(site, orderOf('ewa'))
  outputOf(bookPayment, await book(other, 10_000))
  const write = (made: Registered, text: string, ...tags: string[]) =>
    staff.ask(putRegistrationNote, { params: of(made), body: { text, tags } })
  outputOf(putRegistrationNote, await write(kept, 'Dzwoniła', 'parter'))
  outputOf(putRegistrationNote, await write(other, 'Wózek', 'parter', 'chór'))
  expect(await preview(kept, other)).toEqual({
    ...{ paid: 10_000, moved: 10_000, refunded: 0, retained: 0, leftToPay: 0 },
  })
  expect((await read(other)).state).toBe('confirmed')
  expect(await ledgerOf(site, kept)).toHaveLength(1)

  outputOf(mergeRegistrations, await merge(kept, other, 10_000, 0))
  expect(await read(kept)).toMatchObject({
    ...{ state: 'confirmed', balance: 0 },
    note: { text: `Dzwoniła\nZ\u00a0${other.number}: Wózek`, tags: ['parter', 'chór'] },
  })
  expect(await read(other)).toMatchObject({ state: 'cancelled', balance: 0 })
  expect(await pairs()).toEqual([])
  expect(await actionsOf(kept)).toContain('registration.merged')
  expect(await actionsOf(other)).toContain('registration.given_up')
  expect(await asOwner(site.server.databaseUrl, 'SELECT 1 FROM refund')).toEqual([])
  const mails = await asOwner(
    site.server.databaseUrl,
    "SELECT about->>'reason' AS reason FROM message WHERE registration_id = $1 AND kind = 'cancelled'",
    [other.id],
  )
  expect(mails).toEqual([{ reason: `Powtórzone zgłoszenie. Zostaje ${kept.number}` }])
  problemOf('not_changeable', await merge(kept, other, 10_000, 0))
})

test('what the kept one does not need goes back, and all of it where somebody else has paid', async () => {
  const kept = await register(site, orderOf('ewa'))
  const other = await register(site, orderOf('ewa'))
  outputOf(bookPayment, await book(kept, 6_000))
  outputOf(bookPayment, await book(other, 10_000))
  expect(await preview(kept, other)).toMatchObject({ moved: 4_000, refunded: 6_000, leftToPay: 0 })
  outputOf(mergeRegistrations, await merge(kept, other, 4_000, 6_000))
  const refunds = await asOwner(
    site.server.databaseUrl,
    'SELECT registration_id AS id, amount::integer FROM refund',
  )
  expect(refunds).toEqual([{ id: other.id, amount: 6_000 }])

  const mine = await register(site, withPesel(orderOf('ola'), '44051401359'))
  const theirs = await register(site, withPesel(from('babcia@example.org', 'ola'), '44051401359'))
  outputOf(bookPayment, await book(theirs, 10_000))
  expect(await preview(mine, theirs)).toMatchObject({ moved: 0, refunded: 10_000, leftToPay: 10_000 })
})

test('a registration with people who are nowhere else is not given up', async () => {
  const family = await register(site, orderOf('ewa', 'jan'))
  const single = await register(site, orderOf('ewa'))
  problemOf('not_changeable', await merge(single, family, 0, 0))
  problemOf('not_changeable', await staff.ask(previewMerge, { params: both(single, family) }))
  outputOf(mergeRegistrations, await merge(family, single, 0, 0))
  expect((await read(family)).state).toBe('awaiting_payment')
})

test('where money has come since it was shown nothing is done, and at the same moment nothing is lost', async () => {
  const kept = await register(site, orderOf('ewa'))
  const other = await register(site, orderOf('ewa'))
  outputOf(bookPayment, await book(other, 5_000))
  expect(await preview(kept, other)).toMatchObject({ moved: 5_000, refunded: 0 })
  outputOf(bookPayment, await book(other, 2_000))
  problemOf('changed_meanwhile', await merge(kept, other, 5_000, 0))
  expect(await read(other)).toMatchObject({ state: 'confirmed' })
  expect((await ledgerOf(site, kept)).map(({ kind }) => kind)).toEqual(['charge'])

  // Two colleagues merge both ways while money is booked for each: one of the two stays, and every grosz is accounted for.
  const answers = await Promise.all([
    merge(kept, other, 7_000, 0),
    merge(other, kept, 0, 0),
    book(kept, 1_000),
    book(other, 1_000),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const done = answers.slice(0, 2).filter(({ status }) => status === 200)
  expect(done.length).toBeLessThanOrEqual(1)
  const states = [(await read(kept)).state, (await read(other)).state]
  expect(states.filter((state) => state === 'cancelled')).toHaveLength(done.length)
  const [sums] = await asOwner(
    site.server.databaseUrl,
    `SELECT (SELECT -sum(amount) FROM ledger_entry WHERE kind = 'payment')::integer AS came,
            (SELECT count(*) FROM ledger_entry WHERE explanation->>'code' = 'moved_away')
          - (SELECT count(*) FROM ledger_entry WHERE explanation->>'code' = 'moved_here') = 0 AS is_even`,
  )
  expect(sums).toEqual({ came: 9_000, is_even: true })
})
