import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handOverPlace } from '#contract/hand-over.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { LIMITS_OF_ACCOUNT } from '#domain/messages/mail-limits.ts'
import { createSecrets } from '#server/base/secrets.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'
import { TEST_KEY } from '#test/support/test-key.ts'
import { askToWait, wish } from '#test/support/waiting.ts'

/** A stranger's address may be typed into any form: no mailbox is flooded, and no needed mail is lost. */

const VICTIM = 'ofiara@example.org'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let site: TestSite

beforeEach(async () => {
  smtp = await startSmtpServer()
  site = await startTestSite({
    definition: smallEvent({ pools: { event: 61 }, price: 0 }),
    settings: { smtpUrl: smtp.url },
  })
})
afterEach(async () => {
  await site[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

const entered = (family: number, email = VICTIM) => {
  const { contact, ...body } = order(family, 1, 0)
  return { ...body, contact: { ...contact, email } }
}
const mailsTo = (email = VICTIM) => smtp.received.filter(({ to }) => to[0] === email).map(({ mail }) => mail)
const linksIn = (text = '') =>
  [...text.matchAll(/http:\/\/\S+\/(?:zgloszenie|lista-rezerwowa)\/\S+/g)].map(String)
const jobs = () => runJobs(site.server.databaseUrl)
const states = () =>
  asOwner<{ state: string; n: number }>(
    site.server.databaseUrl,
    'SELECT state, count(*)::integer AS n FROM message GROUP BY 1 ORDER BY 1',
  )

/** Lets the hour of the limits pass. */
async function anHourLater(): Promise<void> {
  await asOwner(site.server.databaseUrl, "UPDATE mail_count SET hour = hour - interval '1 hour'")
  await runJobs(site.server.databaseUrl, 'send-message')
}

test('sixty registrations with one address: six mails, one of them in full, and one for all others later', async () => {
  for (let family = 1; family <= 60; family += 1) await register(site, entered(family))
  await jobs()
  expect(mailsTo().filter(({ text }) => text?.includes('Maria Próbna'))).toHaveLength(1)
  const plain = mailsTo().filter((mail) => !`${mail.subject} ${mail.text} ${mail.html}`.includes('Maria'))
  expect(plain).toHaveLength(5)
  for (const { text } of plain) {
    expect(text).toContain('jest nowe zgłoszenie')
    expect(linksIn(text)).toHaveLength(1)
  }
  expect(await states()).toEqual([
    { state: 'sent', n: 6 },
    { state: 'withheld', n: 54 },
  ])
  await anHourLater()
  const later = mailsTo().slice(6)
  // One, or as many as jobs run at once.
  expect(later.length).toBeLessThanOrEqual(4)
  // Each of them is reachable: by a mail of its own, or by the one for many.
  const links = new Set(mailsTo().flatMap(({ text }) => linksIn(text)))
  expect(links.size).toBe(60)
  expect(await states()).toEqual([{ state: 'sent', n: 60 }])
})

test('forty joinings of the waiting list with one address are six mails', async () => {
  for (let family = 1; family <= 61; family += 1)
    await register(site, entered(family, `r${family}@example.org`))
  for (let family = 101; family <= 140; family += 1) {
    const { contact } = wish(family, 1)
    const joined = await askToWait(site, wish(family, 1, { contact: { ...contact, email: VICTIM } }))
    expect(joined.status).toBe(201)
  }
  await jobs()
  expect(mailsTo()).toHaveLength(6)
  expect(mailsTo().filter(({ text }) => text?.includes('Maria'))).toHaveLength(1)
})

test('twelve hand-overs to one address are six mails, the later ones with the way to the place and no name', async () => {
  for (let family = 1; family <= 12; family += 1) {
    const { token } = await register(site, entered(family, `r${family}@example.org`))
    const successor = { ref: 'nowa', firstName: 'Zofia', lastName: 'Nowa', birthDate: null }
    const body = { revision: 1, expectedTotal: 0, giver: 'p1', successor, email: VICTIM }
    expect((await site.visitor.ask(handOverPlace, { params: { token }, body })).status).toBe(200)
  }
  await jobs()
  expect(mailsTo()).toHaveLength(6)
  expect(mailsTo().filter(({ text }) => text?.includes('Zofia Nowa'))).toHaveLength(1)
  const plain = mailsTo().filter(({ text }) => !/Nowa|Maria/.test(text ?? ''))
  expect(plain).toHaveLength(5)
  for (const { text } of plain) expect(text).toMatch(/\/przekazane\/[\w-]{43}/)
})

test('after opening the link of a mail an address gets full mails; the link of the answer proves nothing', async () => {
  const made = await register(site, entered(1))
  await jobs()
  await site.visitor.open(new URL(made.address).pathname)
  await register(site, entered(2))
  await jobs()
  expect(mailsTo()[1]?.text).not.toContain('Maria')

  const { pathname, search } = new URL(linksIn(mailsTo()[1]?.text)[0] ?? '')
  await site.visitor.open(`${pathname}${search.slice(0, -1)}`)
  await register(site, entered(3))
  await jobs()
  expect(mailsTo()[2]?.text).not.toContain('Maria')

  await site.visitor.open(`${pathname}${search}`)
  for (let family = 4; family <= 20; family += 1) await register(site, entered(family))
  await jobs()
  expect(mailsTo()).toHaveLength(20)
  expect(mailsTo()[19]?.text).toContain('Maria')
})

test('the people of one hall get their mail at once', async () => {
  const people = Array.from({ length: 60 }, (_, family) => family)
  await Promise.all(people.map((family) => register(site, entered(family, `osoba${family}@example.org`))))
  await jobs()
  expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(60)
  expect(await states()).toEqual([{ state: 'sent', n: 60 }])
})

test('mails above the hourly limit of an account wait for the next hour, those of other accounts do not', async () => {
  const owner = createSecrets(TEST_KEY).sign('recipient', `account ${site.account}`)
  await asOwner(
    site.server.databaseUrl,
    "INSERT INTO mail_count (owner_hash, hour, mails) VALUES ($1, date_trunc('hour', now()), $2)",
    [Buffer.from(owner, 'base64url'), LIMITS_OF_ACCOUNT.hourly - 1],
  )
  await register(site, entered(1, 'pierwsza@example.org'))
  await jobs()
  for (const name of ['druga', 'trzecia']) await register(site, entered(2, `${name}@example.org`))
  await jobs()
  expect(smtp.received.map(({ to }) => to[0])).toEqual(['pierwsza@example.org'])
  expect(await states()).toEqual([
    { state: 'sent', n: 1 },
    { state: 'withheld', n: 2 },
  ])
  await register(await otherSite(), entered(3, 'obca@example.org'))
  await jobs()
  expect(smtp.received.map(({ to }) => to[0])).toEqual(['pierwsza@example.org', 'obca@example.org'])
  await anHourLater()
  expect(await states()).toEqual([{ state: 'sent', n: 4 }])
})

/** The same event of another organiser, on the same server. */
async function otherSite(): Promise<TestSite> {
  const { server } = site
  const { account, host } = await seedAccount(server.databaseUrl, { subdomain: 'inny' })
  const definition = smallEvent({ pools: { event: 61 }, price: 0 })
  const event = await seedEvent(server.databaseUrl, account, { slug: site.slug, definition })
  const visitor = new Client(server.port, host)
  await visitor.open()
  return { ...site, account, event, host, visitor }
}

test('the staff see what is withheld in the history of the registration', async () => {
  for (let family = 1; family <= 7; family += 1) await register(site, entered(family))
  await jobs()
  const [last] = await asOwner<{ id: string }>(
    site.server.databaseUrl,
    "SELECT registration_id AS id FROM message WHERE state = 'withheld'",
  )
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event, registrationId: last?.id ?? randomUUID() }
  const { history } = outputOf(getPanelRegistration, await danuta.ask(getPanelRegistration, { params }))
  expect(history.map(({ action }) => action)).toContain('message.withheld')
})
