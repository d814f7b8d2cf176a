import { afterAll, beforeAll, expect, test } from 'vitest'
import { askReplyAddress, confirmReplyAddress, getSenders, updateSenders } from '#contract/senders.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** In whose name mails are sent, and where replies go: only to an address that its reader has confirmed. */

let site: TestSite
let staff: Client
let people = 0

beforeAll(async () => {
  site = await startTestSite()
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account })
const read = async () => outputOf(getSenders, await staff.ask(getSenders, { params: params() }))
const rename = (name: string) => staff.ask(updateSenders, { params: params(), body: { name } })
const ask = async (email: string) =>
  outputOf(askReplyAddress, await staff.ask(askReplyAddress, { params: params(), body: { email } }))
const confirm = (token: string, who = site.visitor) => who.ask(confirmReplyAddress, { params: { token } })

/** The secret in the newest mail to an address. */
async function tokenTo(address: string): Promise<string> {
  await runJobs(site.server.databaseUrl)
  const [mail] = await mailsTo(site, address)
  return /\/nadawca\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** The mail that the next registrant gets. */
async function nextMail() {
  const order = familyOrder()
  people += 1
  const email = `osoba${people}@example.org`
  await register(site, { ...order, contact: { ...order.contact, email } })
  await runJobs(site.server.databaseUrl)
  return (await mailsTo(site, email))[0]
}

test('mails are sent in the name that was chosen, from the address of the brand', async () => {
  expect(await read()).toEqual({
    ...{ name: '', usualName: 'Konto borow', address: 'zapisy@zapisano.localhost' },
    ...{ replyTo: 'proba@example.org', waiting: null },
  })
  expect((await nextMail())?.from).toBe('Konto borow <zapisy@zapisano.localhost>')
  expect(outputOf(updateSenders, await rename('  Biuro pielgrzymki '))).toMatchObject({
    name: 'Biuro pielgrzymki',
  })
  expect((await nextMail())?.from).toBe('Biuro pielgrzymki <zapisy@zapisano.localhost>')
  outputOf(updateSenders, await rename(''))
  expect((await nextMail())?.from).toBe('Konto borow <zapisy@zapisano.localhost>')
  for (const name of ['ab', 'x'.repeat(51)]) problemOf('invalid_input', await rename(name))
})

test('a new address gets replies once it is confirmed by the button of its page, and once only', async () => {
  expect(await ask('biuro@parafia.example')).toMatchObject({
    replyTo: 'proba@example.org',
    waiting: { email: 'biuro@parafia.example' },
  })
  const token = await tokenTo('biuro@parafia.example')
  expect((await read()).waiting).toMatchObject({ sent: true })
  const page = await site.visitor.open(`/nadawca/${token}`)
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(page.text).toContain('biuro@parafia.example')
  // Opened, as a mail server does, and not confirmed.
  expect((await nextMail())?.replyTo).toBe('proba@example.org')

  const statuses = await Promise.all([confirm(token), confirm(token)])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([204, 404])
  expect(await read()).toMatchObject({ replyTo: 'biuro@parafia.example', waiting: null })
  expect((await nextMail())?.replyTo).toBe('biuro@parafia.example')
  expect((await site.visitor.open(`/nadawca/${token}`)).status).toBe(404)
})

test('a newer request ends the link before, and the confirmed address needs none', async () => {
  await ask('pierwszy@parafia.example')
  const first = await tokenTo('pierwszy@parafia.example')
  await ask('drugi@parafia.example')
  const second = await tokenTo('drugi@parafia.example')
  problemOf('not_found', await confirm(first))
  const { replyTo } = await read()
  expect((await ask(replyTo)).waiting).toBeNull()
  problemOf('not_found', await confirm(second))
})

test('a link works on the site of its account alone, until its time is over', async () => {
  await ask('trzeci@parafia.example')
  const token = await tokenTo('trzeci@parafia.example')
  const other = await seedAccount(site.server.databaseUrl, { subdomain: 'inna-parafia' })
  const elsewhere = new Client(site.server.port, other.host)
  await elsewhere.open()
  problemOf('not_found', await confirm(token, elsewhere))
  await asOwner(site.server.databaseUrl, `UPDATE reply_address SET expires_at = now() - interval '1 second'`)
  problemOf('not_found', await confirm(token))
  expect((await read()).waiting).toBeNull()
})

test('an address is refused at its field', async () => {
  const body = { email: 'biuro' }
  const answer = await staff.ask(askReplyAddress, { params: params(), body })
  expect(problemOf('invalid_input', answer).problems).toMatchObject([
    { field: 'email', message: 'Niepoprawny adres e-mail.' },
  ])
})
