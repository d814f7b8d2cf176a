import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAccountContact, updateAccountContact } from '#contract/account-contact.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** How visitors reach an organiser: given in the panel, seen on the site and in mails. */

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const set = (body: { email: string; phone: string }) =>
  staff.ask(updateAccountContact, { params: { accountId: site.account }, body })

test('a new contact appears on the site at once, in mails, and in the journal with both values', async () => {
  const before = await site.visitor.open()
  expect(before.text).toContain('proba@example.org')
  const given = outputOf(
    updateAccountContact,
    await set({ email: ' biuro@PARAFIA.example ', phone: '12  345 67 89' }),
  )
  expect(given).toEqual({ email: 'biuro@parafia.example', phone: '12 345 67 89' })
  const params = { accountId: site.account }
  expect(outputOf(getAccountContact, await staff.ask(getAccountContact, { params }))).toEqual(given)

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
  expect(mail?.replyTo).toBe('biuro@parafia.example')
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
  outputOf(updateAccountContact, await set({ email: 'biuro@parafia.example', phone: '12 345 67 89' }))
  expect(await notes()).toHaveLength(1)
})

test('the phone may be left out, the e-mail address may not', async () => {
  expect(outputOf(updateAccountContact, await set({ email: 'biuro@parafia.example', phone: '  ' }))).toEqual({
    email: 'biuro@parafia.example',
    phone: '',
  })
  expect((await site.visitor.open()).text).not.toContain('href="tel:')
})

test.each([
  [{ email: ' ', phone: '' }, 'email', 'Pole wymagane.'],
  [{ email: 'biuro', phone: '' }, 'email', 'Niepoprawny adres e-mail.'],
  [{ email: 'a@b.pl', phone: '12 34' }, 'phone', 'Numer telefonu jest zbyt krótki.'],
  [{ email: 'a@b.pl', phone: 'kancelaria' }, 'phone', 'Niepoprawny numer telefonu.'],
])('%j is refused at the field %s', async (body, field, message) => {
  const before = await notes()
  expect(problemOf('invalid_input', await set(body)).problems).toMatchObject([{ field, message }])
  expect(await notes()).toEqual(before)
})

const notes = () =>
  asOwner(
    site.server.databaseUrl,
    "SELECT actor, details FROM audit_entry WHERE action = 'account.contact_changed' ORDER BY audit_entry_id",
  )
