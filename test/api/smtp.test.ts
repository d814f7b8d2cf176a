import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestLinks } from '#contract/links.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { createRegistration } from '#contract/site.ts'
import { createSmtpGateway } from '#server/gateways/mail/smtp.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { pay } from '#test/support/gateway.ts'
import { familyOrder, kielceDefinition } from '#test/support/kielce.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startServerProcess } from '#test/support/server-process.ts'
import { look, register, startTestSite } from '#test/support/site.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'

const MAIL = {
  id: '01a1fc46-5812-7b84-95c0-7d4383ca9a75',
  from: { name: 'Pielgrzymka „Zażółć”', address: 'zapisy@zapisano.example' },
  replyTo: 'biuro@example.org',
  to: 'anna.kopec@example.org',
  subject: 'Do zobaczenia! Bilety na: Święto Łąk',
  text: 'Dzień dobry!',
  html: '<p>Dzień dobry! <img src="cid:ABC"></p>',
  attachments: [
    {
      name: 'bilet Józef Łoś.png',
      contentType: 'image/png',
      content: Buffer.from('obraz'),
      contentId: 'ABC',
    },
  ],
}

test('a mail arrives by SMTP as it was written', async () => {
  await using server = await startSmtpServer()
  const gateway = createSmtpGateway(server.url)
  await gateway.send(MAIL)
  gateway.close()
  expect(server.received).toMatchObject([
    {
      from: 'zapisy@zapisano.example',
      to: ['anna.kopec@example.org'],
      mail: {
        messageId: `<${MAIL.id}@zapisano.example>`,
        from: { name: 'Pielgrzymka „Zażółć”', address: 'zapisy@zapisano.example' },
        replyTo: [{ address: 'biuro@example.org' }],
        to: [{ address: 'anna.kopec@example.org' }],
        subject: 'Do zobaczenia! Bilety na: Święto Łąk',
        text: 'Dzień dobry!\n',
        html: '<p>Dzień dobry! <img src="cid:ABC"></p>\n',
        attachments: [{ filename: 'bilet Józef Łoś.png', mimeType: 'image/png', contentId: '<ABC>' }],
      },
    },
  ])
})

test('a mail that was not accepted throws, and the next attempt has the same Message-ID', async () => {
  await using server = await startSmtpServer(1)
  const gateway = createSmtpGateway(server.url)
  await expect(gateway.send(MAIL)).rejects.toThrow('451')
  await gateway.send(MAIL)
  gateway.close()
  expect(server.received.map(({ mail }) => mail.messageId)).toEqual([`<${MAIL.id}@zapisano.example>`])
})

test('a recipient is one recipient, whatever the address looks like', async () => {
  await using server = await startSmtpServer()
  const gateway = createSmtpGateway(server.url)
  await gateway.send({ ...MAIL, to: "o'hara+rower@example.org" })
  gateway.close()
  expect(server.received.map(({ to }) => to)).toEqual([["o'hara+rower@example.org"]])
})

test('with SMTP_URL the tickets of a family go to a mail server', async () => {
  await using server = await startSmtpServer()
  await using site = await startTestSite({ settings: { smtpUrl: server.url } })
  const family = await register(site, familyOrder())
  await runJobs(site.server.databaseUrl)
  await pay(site, family)
  const [asked, { to, mail } = { to: [], mail: undefined }, ...more] = server.received
  expect(asked?.mail.subject).toContain(`Zgłoszenie ${family.number}: zapłać do:`)
  expect(more).toEqual([])
  expect(to).toEqual(['anna.kopec@example.org'])
  expect(mail?.attachments).toHaveLength(4)
  const { tickets } = await look(site, family)
  for (const { code } of tickets) expect(mail?.text).toContain(code)
})

test('mail of a demo account goes to nobody, though a mail server is there', async () => {
  await using server = await startSmtpServer()
  await using site = await startTestSite({ settings: { smtpUrl: server.url } })
  await asOwner(site.server.databaseUrl, 'UPDATE account SET demo = true WHERE account_id = $1', [
    site.account,
  ])
  const family = await register(site, familyOrder())
  await runJobs(site.server.databaseUrl)
  await pay(site, family)
  const messages = () =>
    asOwner(site.server.databaseUrl, 'SELECT kind, state, sent_at FROM message ORDER BY kind')
  await expect
    .poll(messages)
    .toEqual(['pay', 'tickets'].map((kind) => ({ kind, state: 'kept', sent_at: null })))
  expect(server.received).toEqual([])
})

test('mail of a demo account is still shown where mail is captured', async () => {
  await using site = await startTestSite()
  await asOwner(site.server.databaseUrl, 'UPDATE account SET demo = true WHERE account_id = $1', [
    site.account,
  ])
  const family = await register(site, familyOrder())
  await runJobs(site.server.databaseUrl)
  await pay(site, family)
  const sent = await asOwner(site.server.databaseUrl, 'SELECT kind, state FROM message ORDER BY kind')
  expect(sent).toEqual(['pay', 'tickets'].map((kind) => ({ kind, state: 'sent' })))
})

test('a mail that is refused repeatedly has failed, and the history records it', async () => {
  await using server = await startSmtpServer(Number.POSITIVE_INFINITY)
  await using site = await startTestSite({ settings: { smtpUrl: server.url } })
  const family = await register(site, familyOrder())
  await expect(runJobs(site.server.databaseUrl)).rejects.toThrow('451')
  const message = () => asOwner(site.server.databaseUrl, 'SELECT state, attempts FROM message')
  expect(await message()).toEqual([{ state: 'queued', attempts: 1 }])

  await asOwner(site.server.databaseUrl, 'UPDATE message SET attempts = 19')
  await expect.poll(message, { timeout: 20_000 }).toEqual([{ state: 'failed', attempts: 20 }])
  await expect
    .poll(() =>
      asOwner(site.server.databaseUrl, 'SELECT FROM graphile_worker.jobs WHERE last_error IS NOT NULL'),
    )
    .toEqual([])
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  const { history } = outputOf(getPanelRegistration, await danuta.ask(getPanelRegistration, { params }))
  expect(history.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'registrant registration.created',
    'system message.queued',
    'system message.failed',
  ])
})

test('a mail server’s error is stored without the recipient', async () => {
  const bounces = 'anna.kopec@example.org'
  await using server = await startSmtpServer(0, bounces)
  await using database = await createTestDatabase()
  const { account, host } = await seedAccount(database.url, { subdomain: 'poczta' })
  await seedEvent(database.url, account, { slug: 'rowery', definition: await kielceDefinition() })
  await using node = await startServerProcess(database.url, { SMTP_URL: server.url })
  const visitor = new Client(node.port, host)
  await visitor.open()
  const asked = { params: { slug: 'rowery' }, body: familyOrder(), key: randomUUID() }
  expect(asked.body.contact.email).toBe(bounces)
  outputOf(createRegistration, await visitor.ask(createRegistration, asked))
  await expect(runJobs(database.url, 'remind-to-pay')).rejects.toThrow('[address]')
  await expect.poll(() => node.output()).toContain('Recipient rejected: no user [address] here')
  const kept = await asOwner<{ error: string }>(
    database.url,
    'SELECT last_error AS error FROM graphile_worker.jobs WHERE last_error IS NOT NULL',
  )
  for (const text of [node.output(), ...kept.map(({ error }) => error)])
    expect(text).not.toMatch(/anna\.kopec/i)
})

test('a mail whose job knows the recipient is refused without the address in the log or in the job’s error', async () => {
  const bounces = 'anna.kopec@example.org'
  await using server = await startSmtpServer(0, bounces)
  await using database = await createTestDatabase()
  const { host } = await seedAccount(database.url, { subdomain: 'zwroty' })
  await using node = await startServerProcess(database.url, { SMTP_URL: server.url })
  const visitor = new Client(node.port, host)
  await visitor.open()
  expect((await visitor.ask(requestLinks, { body: { email: bounces } })).status).toBe(204)
  await expect.poll(() => node.output(), { timeout: 20_000 }).toContain('no user [address] here')
  expect(node.output()).toMatch(/"job":\{"id":"\d+","task_identifier":"send-links","attempts":1\}/)
  expect(node.output()).not.toMatch(/anna\.kopec/i)
  const jobs = await asOwner<{ error: string }>(
    database.url,
    'SELECT last_error AS error FROM graphile_worker.jobs WHERE last_error IS NOT NULL',
  )
  expect(jobs).toHaveLength(1)
  for (const { error } of jobs) expect(error).not.toMatch(/anna\.kopec/i)
})
