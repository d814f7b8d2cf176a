import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { getAccountDetails, updateAccountDetails } from '#contract/account-details.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** What an organiser says of itself: given in the panel, quoted on the site, in mails and documents. */

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

type Wanted = z.input<typeof updateAccountDetails.body>['wanted']

const params = () => ({ accountId: site.account })
const read = async () => outputOf(getAccountDetails, await staff.ask(getAccountDetails, { params: params() }))

/** Changes details after having looked at them. */
const set = async (wanted: Wanted) =>
  staff.ask(updateAccountDetails, { params: params(), body: { seen: await read(), wanted } })

const notes = () =>
  asOwner<{ actor: string; details: { before: object; after: object } }>(
    site.server.databaseUrl,
    "SELECT actor, details FROM audit_entry WHERE action = 'account.details_changed' ORDER BY audit_entry_id",
  )

test('a new contact appears on the site at once, in mails, and in the journal with both values', async () => {
  expect((await site.visitor.open()).text).toContain('proba@example.org')
  const given = outputOf(
    updateAccountDetails,
    await set({ email: ' biuro@PARAFIA.example ', phone: '12  345 67 89' }),
  )
  expect(given).toMatchObject({ email: 'biuro@parafia.example', phone: '12 345 67 89' })
  expect(await read()).toEqual(given)

  for (const path of ['/', `/${site.slug}`]) {
    const { text } = await site.visitor.open(path)
    expect(text).toContain('mailto:biuro@parafia.example')
    expect(text).toContain('tel:123456789')
    expect(text).not.toContain('proba@example.org')
  }
  const { number } = await register(site, familyOrder())
  await runJobs(site.server.databaseUrl)
  const [mail] = await mailsTo(site, familyOrder().contact.email)
  expect(mail?.subject).toContain(number)
  // Until somebody has confirmed another one.
  expect(mail?.replyTo).toBe('proba@example.org')
  expect(mail?.text).toContain('Pytania: biuro@parafia.example, 12 345 67 89.')

  expect(await notes()).toEqual([
    {
      actor: 'Danuta Wrona',
      details: {
        before: { email: 'proba@example.org', phone: '+48 600 000 100' },
        after: { email: 'biuro@parafia.example', phone: '12 345 67 89' },
      },
    },
  ])
  outputOf(updateAccountDetails, await set({ email: 'biuro@parafia.example', phone: '12 345 67 89' }))
  expect(await notes()).toHaveLength(1)
})

test('who the organiser is by law is quoted in the footer, the form, mails and documents', async () => {
  const wanted: Wanted = {
    ...{ legalName: 'Parafia św. Anny w Lipowej', address: 'ul. Kościelna 2, 00-001 Lipowa' },
    ...{ nip: '526-025-09-95', kind: 'church', trader: false },
  }
  expect(outputOf(updateAccountDetails, await set(wanted))).toMatchObject({ ...wanted, nip: '5260250995' })
  const line =
    'Parafia św.\u00a0Anny w\u00a0Lipowej, ul.\u00a0Kościelna 2, 00-001 Lipowa, NIP\u00a05260250995'
  for (const path of ['/', `/${site.slug}`, `/${site.slug}/zapisy`])
    expect((await site.visitor.open(path)).text).toContain(`Organizator: ${line}`)
  expect((await site.visitor.open(`/${site.slug}/zapisy`)).text).toContain('"kind":"church"')

  const order = familyOrder()
  const contact = { ...order.contact, email: 'druga@example.org' }
  await register(site, { ...order, contact })
  await runJobs(site.server.databaseUrl)
  const [mail] = await mailsTo(site, contact.email)
  const plain = line.replaceAll('\u00a0', ' ')
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(`Organizatorem i stroną umowy jest ${plain}.`)
})

test('a company is a trader, and a trader has a NIP', async () => {
  outputOf(updateAccountDetails, await set({ nip: '', trader: false }))
  for (const wanted of [{ trader: true }, { kind: 'trader' }] as const) {
    const { problems } = problemOf('invalid_input', await set(wanted))
    expect(problems).toMatchObject([{ field: 'wanted.nip', message: 'Pole wymagane.' }])
  }
  const after = outputOf(updateAccountDetails, await set({ kind: 'trader', nip: '5260250995' }))
  expect(after).toMatchObject({ kind: 'trader', trader: true })
})

test('the phone may be left out', async () => {
  const after = outputOf(updateAccountDetails, await set({ email: 'biuro@parafia.example', phone: '  ' }))
  expect(after).toMatchObject({ email: 'biuro@parafia.example', phone: '' })
  expect((await site.visitor.open()).text).not.toContain('href="tel:')
})

test.each([
  [{ email: ' ' }, 'email', 'Pole wymagane.'],
  [{ email: 'biuro' }, 'email', 'Niepoprawny adres e-mail.'],
  [{ phone: '12 34' }, 'phone', 'Numer telefonu jest zbyt krótki.'],
  [{ phone: 'kancelaria' }, 'phone', 'Niepoprawny numer telefonu.'],
  [{ nip: '5260250990' }, 'nip', 'Niepoprawny numer NIP.'],
  [{ legalName: '  ' }, 'legalName', 'Pole wymagane.'],
  [{ address: 'x'.repeat(201) }, 'address', 'Maksymalna liczba znaków: 200.'],
])('%j is refused at the field %s', async (wanted, field, message) => {
  const before = await notes()
  expect(problemOf('invalid_input', await set(wanted)).problems).toMatchObject([
    { field: `wanted.${field}`, message },
  ])
  expect(await notes()).toEqual(before)
})

test("what somebody else has changed meanwhile is not overwritten unseen, and others' fields are kept", async () => {
  const seen = await read()
  const ask = (wanted: Wanted) =>
    staff.ask(updateAccountDetails, { params: params(), body: { seen, wanted } })
  // At once: the same field is decided by the first request, different fields by both.
  const answers = await Promise.all([
    ask({ address: 'ul. Polna 1, Lipowa' }),
    ask({ address: 'ul. Leśna 2, Lipowa' }),
    ask({ phone: '600 100 200' }),
  ])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.slice(0, 2).sort()).toEqual([200, 409])
  expect(statuses[2]).toBe(200)
  const stored = await read()
  expect(stored.phone).toBe('600 100 200')
  expect(stored.address).toBe(statuses[0] === 200 ? 'ul. Polna 1, Lipowa' : 'ul. Leśna 2, Lipowa')

  const late = problemOf(
    'details_conflict',
    await ask({ address: 'ul. Nowa 3, Lipowa', email: 'x@example.org' }),
  )
  expect(late.problems).toMatchObject([{ field: 'wanted.address' }])
  expect(late.problems?.[0]?.message).toContain(`„${stored.address}”`)
  expect(await read()).toEqual(stored)
})

test('an account for transfers is stored as 26 digits, refused at its field, and taken away again', async () => {
  const given = outputOf(updateAccountDetails, await set({ bankAccount: '61 1090 1014 0000 0712 1981 2874' }))
  expect(given.bankAccount).toBe('PL61109010140000071219812874')
  expect(await read()).toEqual(given)
  const refused = problemOf('invalid_input', await set({ bankAccount: '61 1090 1014 0000 0712 1981 2875' }))
  expect(refused.problems).toMatchObject([{ code: 'account', field: 'wanted.bankAccount' }])
  expect((await read()).bankAccount).toBe('PL61109010140000071219812874')
  expect(outputOf(updateAccountDetails, await set({ bankAccount: ' ' })).bankAccount).toBe('')
})
