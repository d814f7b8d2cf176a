import { expect, test } from 'vitest'
import { getPanelRegistration } from '#contract/panel.ts'
import { createSmtpGateway } from '#server/gateways/mail/smtp.ts'
import { outputOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
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

test('a mail that was not taken throws, and sent again carries the same Message-ID', async () => {
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
  await pay(site, family)
  const [{ to, mail } = { to: [], mail: undefined }, ...more] = server.received
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
  await pay(site, await register(site, familyOrder()))
  const messages = () =>
    asOwner(site.server.databaseUrl, 'SELECT kind, state, sent_at FROM message ORDER BY kind')
  await expect
    .poll(messages)
    .toEqual([expect.objectContaining({ kind: 'tickets', state: 'kept', sent_at: null })])
  expect(server.received).toEqual([])
})

test('mail of a demo account is still shown where mail is captured', async () => {
  await using site = await startTestSite()
  await asOwner(site.server.databaseUrl, 'UPDATE account SET demo = true WHERE account_id = $1', [
    site.account,
  ])
  await pay(site, await register(site, familyOrder()))
  const sent = await asOwner(site.server.databaseUrl, 'SELECT kind, state FROM message')
  expect(sent).toEqual([{ kind: 'tickets', state: 'sent' }])
})

test('a mail that is refused again and again has failed, and the history says so', async () => {
  await using server = await startSmtpServer(Number.POSITIVE_INFINITY)
  await using site = await startTestSite({ settings: { smtpUrl: server.url } })
  const family = await register(site, familyOrder())
  await expect(runJobs(site.server.databaseUrl, 'remind-to-pay')).rejects.toThrow('451')
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
