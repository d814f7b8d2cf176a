import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  callOffEvent,
  confirmCallOff,
  getCallOff,
  previewCallOffMail,
  withdrawCallOff,
} from '#contract/call-off.ts'
import { returnDonation } from '#contract/changes.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { letBankDecide, staffOf } from '#test/support/refunds.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** Who decides that an event is called off, what they see before, and what is asked afterwards. */

const GIFT = {
  ...{ id: 'gift', name: 'Darowizna', category: 'donation', legalKind: 'donation' },
  ...{ per: 'registration', choose: 'optional', price: 1_500 },
} as const
const WHOLE = {
  ...{ id: 'whole', name: 'Całość' },
  parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
} as const

let site: TestSite
let staff: Client
let paid: Registered

beforeEach(async () => {
  const event = outing({ event: 9 })
  site = await startTestSite({
    definition: { ...event, items: [...(event.items ?? []), GIFT], plans: [WHOLE], refunds: [] },
  })
  staff = await staffOf(site)
  const draft = { ...draftOf('ewa'), choices: { gift: true } }
  paid = await register(site, { ...orderOf('ewa'), expectedTotal: 11_500, draft })
  await pay(site, paid)
})
afterEach(async () => {
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const params = () => ({ accountId: site.account, eventId: site.event })
const seen = async (by = staff) => outputOf(getCallOff, await by.ask(getCallOff, { params: params() }))
const callOff = (by: Client, reason: string) => by.ask(callOffEvent, { params: params(), body: { reason } })
const confirm = (by: Client) => by.ask(confirmCallOff, { params: params(), body: {} })
const preview = async (body: { registration?: string; toMe?: boolean }) =>
  outputOf(
    previewCallOffMail,
    await staff.ask(previewCallOffMail, {
      params: params(),
      body: { reason: 'Powódź w dolinie', toMe: false, ...body },
    }),
  ).mail
const mails = () =>
  createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant()).list()

const actions = async () =>
  (
    await asOwner<{ action: string }>(
      site.server.databaseUrl,
      'SELECT DISTINCT action FROM audit_entry WHERE account_id = $1',
      [site.account],
    )
  ).map(({ action }) => action)

/** A second person who may call events off. */
async function colleague(): Promise<Client> {
  const client = await signIn(site.server.port, 'tomasz-gil')
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO membership (account_id, user_id, role)
     SELECT $1, user_id, 'administrator' FROM app_user WHERE subject = 'tomasz-gil'`,
    [site.account],
  )
  return client
}
const setSum = (grosze: number) =>
  asOwner(site.server.databaseUrl, 'UPDATE account SET refund_confirmation_above = $1', [grosze])

test('above the sum two people decide, and the one who asked cannot be the second', async () => {
  const other = await colleague()
  await setSum(11_499)
  expect(await seen()).toMatchObject({
    money: { gateway: { registrations: 1, amount: 11_500 }, donations: { registrations: 1, amount: 1_500 } },
    second: { needed: true, above: 11_499, request: null },
  })
  expect(outputOf(callOffEvent, await callOff(staff, 'Powódź'))).toMatchObject({
    calledOff: null,
    second: { request: { isMine: true, reason: 'Powódź' } },
  })
  problemOf('second_person_needed', await confirm(staff))
  outputOf(callOffEvent, await callOff(other, 'Inny powód'))
  expect((await seen(other)).second.request).toMatchObject({ isMine: false, reason: 'Powódź' })
  expect(await look(site, paid)).toMatchObject({ state: 'confirmed' })

  expect(outputOf(confirmCallOff, await confirm(other)).calledOff).toMatchObject({
    reason: 'Powódź',
    registrations: 1,
  })
  await runJobs(site.server.databaseUrl)
  expect(await look(site, paid)).toMatchObject({ state: 'cancelled' })
  expect(await seen()).toMatchObject({ registrations: 0, second: { request: null }, failures: [] })
})

test('what was asked for can be taken back; nobody can confirm it then', async () => {
  const other = await colleague()
  await setSum(0)
  await callOff(staff, 'Powódź')
  outputOf(withdrawCallOff, await staff.ask(withdrawCallOff, { params: params() }))
  problemOf('second_person_needed', await confirm(other))
  expect((await seen()).second.request).toBeNull()
  expect(await actions()).toEqual(
    expect.arrayContaining(['event.call_off_requested', 'event.call_off_withdrawn']),
  )
})

test.each([
  ['up to the sum', 11_500, true],
  ['where nobody else may', 0, false],
])('one person decides alone %s', async (_, sum, hasColleague) => {
  if (hasColleague) await colleague()
  await setSum(sum)
  expect((await seen()).second.needed).toBe(false)
  expect(outputOf(callOffEvent, await callOff(staff, 'Powódź')).calledOff).not.toBeNull()
})

test('the mail is shown as each registrant would get it, and nothing happens', async () => {
  await register(site, { ...orderOf('jan'), contact: { ...orderOf('jan').contact, firstName: 'Jan' } })
  await runJobs(site.server.databaseUrl)
  const before = await mails()
  const first = await preview({})
  expect(first).toMatchObject({ registration: paid.id, contactName: 'Ewa Mazur' })
  expect(first?.subject).toMatch(/^Wycieczka na Łysicę nie odbędzie się, zwrot 100\szł$/)
  expect(first?.text).toContain('Powód: Powódź w dolinie')
  expect(first?.text).toMatch(/Darowizna 15\szł zostaje u\sorganizatora/)
  expect(first?.text).toContain('/zgloszenie/przyklad')
  expect(first?.text).not.toContain(paid.token)
  const second = await preview({ registration: first?.next ?? '' })
  expect(second).toMatchObject({ contactName: 'Jan Mazur', next: null })
  expect(second?.text).toContain('Nic nie trzeba płacić')
  await runJobs(site.server.databaseUrl)
  expect(await mails()).toHaveLength(before.length)
  expect(await look(site, paid)).toMatchObject({ state: 'confirmed', refunds: [] })
})

test('a trial goes to the person who asks for it alone', async () => {
  await preview({ toMe: true })
  await runJobs(site.server.databaseUrl)
  const trials = (await mails()).filter(({ subject }) => subject.startsWith('[Próba]'))
  expect(trials.map(({ to }) => to)).toEqual(['danuta.wrona@example.org'])
})

test('a donation stays until its giver asks for it, and is given back once', async () => {
  const ask = (token: string) => site.visitor.ask(returnDonation, { params: { token }, body: {} })
  problemOf('not_changeable', await ask(paid.token))
  await callOff(staff, 'Powódź')
  await letBankDecide(site)
  expect(await look(site, paid)).toMatchObject({
    ...{ kept: 1_500, donationKept: 1_500, refunds: [{ amount: 10_000, state: 'succeeded' }] },
  })
  const asked = await Promise.all([ask(paid.token), ask(paid.token), ask(paid.token)])
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
  await letBankDecide(site)
  expect(await look(site, paid)).toMatchObject({ kept: 0, donationKept: 0, balance: 0 })
  expect((await look(site, paid)).refunds.map(({ amount }) => amount)).toEqual([10_000, 1_500])
  expect(await actions()).toContain('registration.donation_returned')
})
