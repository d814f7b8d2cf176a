import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMailbox, renewLink, renewPanelLink, requestLinks } from '#contract/links.ts'
import { getRegistration } from '#contract/site.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'

/** A registrant who has lost the link gets it by e-mail, and a link that others know can be replaced. */

let site: TestSite
let family: Registered
beforeEach(async () => {
  site = await startTestSite({ definition: outing({ event: 40 }) })
  family = await register(site, orderOf('ewa'))
})
afterEach(() => site[Symbol.asyncDispose]())

const ask = (email: string) => site.visitor.ask(requestLinks, { body: { email } })

/** Mails about links, the newest first. */
async function mails(subject = 'Moje zgłoszenia') {
  await runJobs(site.server.databaseUrl)
  const mailbox = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  return (await mailbox.list()).filter((mail) => mail.subject.startsWith(subject))
}

const opens = async (token: string) => (await site.visitor.ask(getRegistration, { params: { token } })).status

test.each(['/zgloszenie', '/zgloszenie/'])(
  '%s without its secret leads to the page that sends links',
  async (path) => {
    const answer = await site.visitor.call(path)
    expect([answer.status, answer.headers.location]).toEqual([302, '/moje-zgloszenie'])
    expect((await site.visitor.call('/moje-zgloszenie')).status).toBe(200)
  },
)

/** Asks for a link; returns the secret of the newest one that was mailed. */
async function askedLink(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(204)
  const [mail] = await mails()
  return /\/moje-zgloszenia\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

const open = (token: string) => site.visitor.ask(openMailbox, { params: { token } })

test('a mailbox gets one link that lists all its registrations, however its address is written', async () => {
  const second = await register(site, orderOf('jan', 'iga'))
  const order = orderOf('ola')
  await register(site, { ...order, contact: { ...order.contact, email: 'ola@example.org' } })
  const token = await askedLink('Ewa.Mazur@Example.org')
  const [mail] = await mails()
  expect(mail?.to).toBe('Ewa.Mazur@example.org')
  expect(mail?.text).not.toContain(family.token)
  const { registrations } = outputOf(openMailbox, await open(token))
  expect(registrations).toMatchObject([
    { number: second.number, state: 'awaiting_payment', people: 2, token: second.token },
    { number: family.number, names: ['ewa'], token: family.token },
  ])
})

test('the page of a requested link tells nothing and uses nothing up: the button does, once', async () => {
  const token = await askedLink('ewa.mazur@example.org')
  for (const path of [token, 'a'.repeat(43)]) {
    const page = await site.visitor.call(`/moje-zgloszenia/${path}`)
    expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
    expect(page.text).not.toContain(family.number)
  }
  expect((await open(token)).status).toBe(200)
  const [again, guessed] = [await open(token), await open('a'.repeat(43))]
  const { instance: _, ...used } = problemOf('not_found', again)
  expect(problemOf('not_found', guessed)).toMatchObject(used)
})

test('of ten who open a requested link at once one gets the list', async () => {
  const token = await askedLink('ewa.mazur@example.org')
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(token)))
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
})

test('a requested link opens for a day, and its address is not readable in the database', async () => {
  const token = await askedLink('ewa.mazur@example.org')
  const rows = await asOwner<{ row: string }>(
    site.server.databaseUrl,
    'SELECT to_jsonb(l)::text AS row FROM mailbox_link l',
  )
  expect(rows.length).toBe(1)
  expect(rows[0]?.row).not.toMatch(/mazur/i)
  await asOwner(site.server.databaseUrl, "UPDATE mailbox_link SET expires_at = now() - interval '1 second'")
  problemOf('not_found', await open(token))
})

test('a mailbox without registrations gets the same answer, and is informed by e-mail', async () => {
  const [known, unknown] = [await ask('ewa.mazur@example.org'), await ask('nikt@example.org')]
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  const mail = (await mails()).find(({ to }) => to === 'nikt@example.org')
  expect(mail?.text).toContain('Pod tym adresem nie ma zgłoszeń u\u00a0tego organizatora.')
})

test('one mailbox gets three mails an hour at most, and the answer does not reveal it', async () => {
  const answers = []
  for (let n = 0; n < 5; n += 1) answers.push((await ask('ewa.mazur@example.org')).status)
  expect(answers).toEqual([204, 204, 204, 204, 204])
  expect((await mails()).length).toBe(3)
  await asOwner(site.server.databaseUrl, "UPDATE link_request SET asked_at = now() - interval '61 minutes'")
  await ask('ewa.mazur@example.org')
  expect((await mails()).length).toBe(4)
})

test('many at once are counted one after another', async () => {
  await Promise.all(Array.from({ length: 8 }, () => ask('ewa.mazur@example.org')))
  expect((await mails()).length).toBe(3)
})

test('one network asks twenty times an hour at most, for whichever mailboxes', async () => {
  for (let n = 0; n < 20; n += 1) expect((await ask(`kto${n}@example.org`)).status).toBe(204)
  problemOf('too_many_requests', await ask('ktos@example.org'))
})

test('the database keeps no address of who has asked', async () => {
  await ask('nikt@example.org')
  await mails()
  const rows = await asOwner<{ row: string }>(
    site.server.databaseUrl,
    'SELECT to_jsonb(l)::text AS row FROM link_request l',
  )
  expect(rows.length).toBe(1)
  expect(rows[0]?.row).not.toContain('nikt')
})

test('a link that others know is replaced: the new one comes by e-mail, the old one opens nothing', async () => {
  const renewed = await site.visitor.ask(renewLink, { params: { token: family.token } })
  expect(renewed.status).toBe(204)
  problemOf('not_found', await site.visitor.ask(getRegistration, { params: { token: family.token } }))
  const [mail] = await mails('Nowy link')
  const token = /\/zgloszenie\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(token).not.toBe(family.token)
  expect(await opens(token)).toBe(200)
  const { client } = await staffOf(site)
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  expect((await client.ask(renewPanelLink, { params })).status).toBe(204)
  expect(await opens(token)).toBe(404)
  expect((await mails('Nowy link')).length).toBe(2)
})

test('many who replace a link at once leave one that opens', async () => {
  const ask = () => site.visitor.ask(renewLink, { params: { token: family.token } })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0)
  const sent = await mails('Nowy link')
  const tokens = sent.map(({ text }) => /\/zgloszenie\/([\w-]{43})/.exec(text)?.[1] ?? '')
  const [newest = ''] = new Set(tokens)
  outputOf(getRegistration, await site.visitor.ask(getRegistration, { params: { token: newest } }))
})
