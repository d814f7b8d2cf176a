import { afterAll, beforeAll, expect, test } from 'vitest'
import { listToDo } from '#contract/dashboard.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import {
  bringAnotherConsent,
  childOrder,
  dayCamp,
  documentsOf,
  withdrawConsent,
} from '#test/support/documents.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'

/** A consent is withdrawn by the parent, noted by the staff, and given again. */

let site: TestSite
let staff: Staff
let office: ReturnType<typeof documentsOf>

beforeAll(async () => {
  site = await startTestSite({ definition: dayCamp() })
  staff = await staffOf(site)
  office = documentsOf(site, staff.client)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const waitingOf = async ({ id }: Registered) =>
  (await office.queue()).documents.filter(({ registrationId }) => registrationId === id)
const standsOf = async (made: Registered) => (await look(site, made)).documents
const ofPanel = async ({ id }: Registered) => {
  const params = { accountId: site.account, eventId: site.event, registrationId: id }
  return outputOf(getPanelRegistration, await staff.client.ask(getPanelRegistration, { params }))
}
const toDo = async () => {
  const { toDo: all } = outputOf(
    listToDo,
    await staff.client.ask(listToDo, { params: { accountId: site.account } }),
  )
  return all.find(({ kind }) => kind === 'withdrawnDocuments')
}
/** Checked by the office: its files, and the decision. */
async function checkedOf(family: string) {
  const made = await register(site, await childOrder(site, family))
  const [waiting] = await waitingOf(made)
  const files = waiting?.files.map(({ id }) => id) ?? []
  expect(await office.decide(made.id, { files })).toMatchObject({ status: 204 })
  return { made, files }
}
const countOf = async ({ id }: Registered) =>
  (await asOwner(site.server.databaseUrl, 'SELECT FROM document_decision WHERE registration_id = $1', [id]))
    .length

test('a checked consent is withdrawn, waits for the staff until one of them takes note, and the day stays', async () => {
  const before = (await toDo())?.count ?? 0
  const { made, files } = await checkedOf('Wójcik')
  expect(await withdrawConsent(site, made)).toMatchObject({ status: 200 })
  const [stands] = await standsOf(made)
  expect(stands).toMatchObject({ state: 'withdrawn', atEntry: 'warn' })
  const [waiting] = await waitingOf(made)
  expect(waiting).toMatchObject({ state: 'withdrawn', since: stands?.at, before: { state: 'withdrawn' } })
  expect(await toDo()).toMatchObject({
    ...{ count: before + 1, urgent: before + 1 },
    action: { path: `/wydarzenia/${site.event}/zgody` },
  })
  expect((await ofPanel(made)).documents).toMatchObject([{ state: 'withdrawn', isToNote: true }])

  const note = { files, state: 'withdrawn' as const, last: waiting?.before?.id ?? null }
  expect(await office.decide(made.id, note)).toMatchObject({ status: 204 })
  expect(await waitingOf(made)).toEqual([])
  expect((await toDo())?.count ?? 0).toBe(before)
  const { documents, history } = await ofPanel(made)
  expect(documents).toMatchObject([{ state: 'withdrawn', isToNote: false, at: stands?.at }])
  expect(history.filter(({ action }) => action.startsWith('document.'))).toMatchObject([
    { action: 'document.checked', actor: 'Danuta Wrona' },
    { action: 'document.withdrawn', actor: 'registrant' },
    { action: 'document.withdrawal_noted', actor: 'Danuta Wrona' },
  ])
})

test('one that nobody has looked at is withdrawn too, and is not to be checked any more', async () => {
  const made = await register(site, await childOrder(site, 'Krupa'))
  expect(await withdrawConsent(site, made)).toMatchObject({ status: 200 })
  expect(await waitingOf(made)).toMatchObject([{ state: 'withdrawn' }])
})

test('one that was seen on paper alone is withdrawn without any file', async () => {
  const made = await register(site, await childOrder(site, 'Bielak', false))
  await office.decide(made.id, {})
  expect(await withdrawConsent(site, made)).toMatchObject({ status: 200 })
  expect(await waitingOf(made)).toMatchObject([{ state: 'withdrawn', files: [] }])
})

test('withdrawn twice it is withdrawn once', async () => {
  const { made } = await checkedOf('Lis')
  await withdrawConsent(site, made)
  const first = await standsOf(made)
  expect(await withdrawConsent(site, made)).toMatchObject({ status: 200 })
  expect(await standsOf(made)).toEqual(first)
  expect(await countOf(made)).toBe(2)
})

test('another file gives it again, and it waits to be checked instead', async () => {
  const { made } = await checkedOf('Zając')
  await withdrawConsent(site, made)
  const file = await bringAnotherConsent(site, made)
  expect(await standsOf(made)).toMatchObject([{ state: 'delivered' }])
  expect(await waitingOf(made)).toMatchObject([{ state: 'delivered', files: [{ id: file }] }])
  // And may be withdrawn again.
  expect(await withdrawConsent(site, made)).toMatchObject({ status: 200 })
  expect(await waitingOf(made)).toMatchObject([{ state: 'withdrawn', files: [{ id: file }] }])
})

test('the staff note a consent on paper after a withdrawal, and nothing waits any more', async () => {
  const { made, files } = await checkedOf('Żak')
  await withdrawConsent(site, made)
  const [withdrawn] = (await ofPanel(made)).documents
  expect(await office.decide(made.id, { files, last: withdrawn?.last ?? null })).toMatchObject({
    status: 204,
  })
  expect(await standsOf(made)).toMatchObject([{ state: 'checked' }])
  expect(await waitingOf(made)).toEqual([])
})

test('a decision of the staff who have not seen the withdrawal is refused', async () => {
  const made = await register(site, await childOrder(site, 'Sroka'))
  const files = (await waitingOf(made)).flatMap((each) => each.files.map(({ id }) => id))
  await withdrawConsent(site, made)
  problemOf('document_decided', await office.decide(made.id, { files }))
  expect(await standsOf(made)).toMatchObject([{ state: 'withdrawn' }])
})

test('nothing is withdrawn that is missing, was rejected, is asked of nobody, or belongs to others', async () => {
  const missing = await register(site, await childOrder(site, 'Cis', false))
  problemOf('nothing_to_withdraw', await withdrawConsent(site, missing))
  const rejected = await register(site, await childOrder(site, 'Gaj'))
  const files = (await waitingOf(rejected)).flatMap((each) => each.files.map(({ id }) => id))
  await office.decide(rejected.id, { files, state: 'rejected', reason: 'Brak podpisu' })
  problemOf('nothing_to_withdraw', await withdrawConsent(site, rejected))
  problemOf('not_found', await withdrawConsent(site, rejected, { person: 'parent' }))
  problemOf('not_found', await withdrawConsent(site, rejected, { question: 'guardian' }))
  problemOf('not_found', await withdrawConsent(site, { ...rejected, token: 'x'.repeat(32) }))
  expect(await countOf(missing)).toBe(0)
  expect(await countOf(rejected)).toBe(1)
})

test('nothing waits of a registration that is over', async () => {
  const { made } = await checkedOf('Maj')
  await withdrawConsent(site, made)
  await asOwner(
    site.server.databaseUrl,
    `UPDATE registration SET state = 'cancelled' WHERE registration_id = $1`,
    [made.id],
  )
  expect(await waitingOf(made)).toEqual([])
})
