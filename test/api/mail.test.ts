import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCapturedMail } from '#contract/operation.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { familyOrder, kielceDefinition, singleOrder } from '#test/support/kielce.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { letExpire, look, register, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const NBSP = '\u00a0'

/** An order whose mail goes to an address of its own. */
function orderOf(name: string, order = familyOrder()) {
  return { ...order, contact: { ...order.contact, email: `${name}@example.org` } }
}

/** As if a message of a registration had not been sent yet. */
async function queueAgain(registration: string, kind: string): Promise<void> {
  await asOwner(
    site.server.databaseUrl,
    `WITH late AS (UPDATE message SET state = 'queued' WHERE registration_id = $1 AND kind = $2 RETURNING *)
     SELECT jobs.enqueue('send-message', account_id, jsonb_build_object('message', message_id), now(), NULL)
       FROM late`,
    [registration, kind],
  )
}

/** The mails to an address, newest first. */
async function mailTo(name: string) {
  const mailbox = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  return (await mailbox.list()).filter(({ to }) => to === `${name}@example.org`)
}

test('the mail after the payment is the one with the tickets of the whole family', async () => {
  const family = await register(site, orderOf('kopec'))
  await runJobs(site.server.databaseUrl)
  await pay(site, family)
  const [mail, ...before] = await mailTo('kopec')
  expect(before.map(({ subject }) => subject)).toEqual([expect.stringContaining('zapłać do:')])
  expect(mail).toMatchObject({
    from: 'Konto borow <zapisy@zapisano.localhost>',
    replyTo: 'proba@example.org',
    subject: 'Do zobaczenia! Bilety na: Rowerowa Pielgrzymka Diecezji Kieleckiej na Jasną Górę',
  })
  expect(mail?.text).toContain(`Wpłata 840${NBSP}zł dotarła, udział jest potwierdzony.`)
  expect(mail?.text).toContain(`Pokaż bilety: ${family.address}`)
  expect(mail?.text).toContain('Organizatorem i stroną umowy jest Stowarzyszenie Próba')
  const { tickets } = await look(site, family)
  expect(mail?.attachments).toMatchObject(
    tickets.map(({ name, code }) => ({
      name: `bilet ${name}.png`,
      contentType: 'image/png',
      contentId: code,
    })),
  )
  for (const { name, code } of tickets) {
    expect(mail?.text).toContain(`Bilet: ${name}, 16${NBSP}sierpnia 2024, piątek, kod ${code}`)
    expect(mail?.html).toContain(`<img src="cid:${code}"`)
  }
  for (const { content } of mail?.attachments ?? []) {
    expect(Buffer.from(content, 'base64').subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  }
  // Nothing is fetched from elsewhere and nothing reports that it was opened.
  expect(mail?.html).not.toMatch(/src="(?!cid:)|url\(|<script|<link/)
})

test('an unpaid order is answered by a mail at once: how much, until when and where', async () => {
  const family = await register(site, orderOf('spozniona'))
  // Nothing is made due here: what is sent now was due at once.
  await runJobs(site.server.databaseUrl)
  const [mail] = await mailTo('spozniona')
  expect(mail?.subject).toMatch(
    new RegExp(`^Zgłoszenie ${family.number}: zapłać do: \\d+${NBSP}\\S+ \\d{4}, `),
  )
  expect(mail?.text).toContain('Osoby: Anna Kopeć, Piotr Kopeć, Zofia Kopeć, Jan Kopeć.')
  expect(mail?.text).toContain(`Zapłać 840${NBSP}zł: ${family.address}`)
  expect(mail?.attachments).toEqual([])
})

test('without a known day to pay, the mail states that instead of a day', async () => {
  const parts = [{ name: 'Całość', amount: 'rest', due: { on: null } }]
  const plans = [{ id: 'later', name: 'Później', parts }]
  await using later = await startTestSite({ definition: { ...(await kielceDefinition()), plans } })
  const family = await register(later)
  await runJobs(later.server.databaseUrl)
  const [mail] = await createMailbox(join(later.server.config.dataDir, 'mail'), () =>
    Temporal.Now.instant(),
  ).list()
  expect(mail?.subject).toBe(`Zgłoszenie ${family.number} czeka na wpłatę`)
  expect(mail?.text).toContain(`Do zapłaty 840${NBSP}zł. Organizator jeszcze poda termin, miejsca czekają.`)
})

test('a registrant whose time to pay has passed is informed that nothing is owed', async () => {
  const family = await register(site, orderOf('wygasla'))
  await letExpire(site, family)
  const [mail] = await mailTo('wygasla')
  expect(mail?.subject).toBe(`Zgłoszenie ${family.number} wygasło`)
  expect(mail?.text).toContain('miejsca wróciły do puli. Nic nie trzeba płacić.')
  expect(mail?.attachments).toEqual([])
})

test('a message is sent once, however often its job runs', async () => {
  const family = await register(site, orderOf('raz'))
  await pay(site, family)
  await asOwner(
    site.server.databaseUrl,
    `SELECT jobs.enqueue('send-message', account_id, jsonb_build_object('message', message_id), now(), NULL)
       FROM message WHERE registration_id = $1 AND kind = 'tickets'`,
    [family.id],
  )
  await runJobs(site.server.databaseUrl)
  expect(
    await asOwner(
      site.server.databaseUrl,
      "SELECT kind, state, attempts FROM message WHERE registration_id = $1 AND kind = 'tickets'",
      [family.id],
    ),
  ).toEqual([{ kind: 'tickets', state: 'sent', attempts: 1 }])
})

test('a message that is no longer true when its turn comes is not sent', async () => {
  const family = await register(site, orderOf('nieaktualna'))
  await runJobs(site.server.databaseUrl)
  await pay(site, family)
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO message (account_id, message_id, registration_id, kind, recipient)
     SELECT account_id, gen_random_uuid(), registration_id, 'expired', contact_email FROM registration
      WHERE registration_id = $1`,
    [family.id],
  )
  for (const kind of ['pay', 'expired']) await queueAgain(family.id, kind)
  await runJobs(site.server.databaseUrl)
  expect((await mailTo('nieaktualna')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Do zobaczenia!'),
    expect.stringContaining('zapłać do:'),
  ])
  expect(
    await asOwner(
      site.server.databaseUrl,
      'SELECT kind, state FROM message WHERE registration_id = $1 ORDER BY kind',
      [family.id],
    ),
  ).toEqual([
    { kind: 'expired', state: 'skipped' },
    { kind: 'pay', state: 'skipped' },
    { kind: 'tickets', state: 'sent' },
  ])
})

test('an overdue registrant is not asked to pay, though the places are not given back yet', async () => {
  const url = site.server.databaseUrl
  const family = await register(site, orderOf('po-czasie'))
  const queued = await register(site, orderOf('po-czasie-w-kolejce'))
  await runJobs(url)
  await asOwner(url, 'UPDATE registration SET expires_at = now() WHERE registration_id = ANY ($1)', [
    [family.id, queued.id],
  ])
  await queueAgain(queued.id, 'pay')
  await asOwner(url, 'DELETE FROM message WHERE registration_id = $1', [family.id])
  await asOwner(
    url,
    "SELECT jobs.enqueue('remind-to-pay', $1, jsonb_build_object('registration', $2::uuid), now(), NULL)",
    [site.account, family.id],
  )
  await runJobs(url)
  expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment' })
  // Each has the mail from before its time was over, and no other.
  expect(await mailTo('po-czasie')).toHaveLength(1)
  expect(await mailTo('po-czasie-w-kolejce')).toHaveLength(1)
  expect(
    await asOwner(url, 'SELECT state FROM message WHERE registration_id = ANY ($1)', [
      [family.id, queued.id],
    ]),
  ).toEqual([{ state: 'skipped' }])
})

test('what a person typed appears in a mail as text, never as HTML', async () => {
  const order = orderOf('znaki', singleOrder())
  const people = order.draft.people.map((person) => ({ ...person, lastName: '<b>Kopeć</b> & "S-ka"' }))
  await register(site, { ...order, draft: { ...order.draft, people } })
  await runJobs(site.server.databaseUrl)
  const [mail] = await mailTo('znaki')
  expect(mail?.html).toContain('Ewa &lt;b&gt;Kopeć&lt;/b&gt; &amp; &quot;S-ka&quot;')
  expect(mail?.text).toContain('Ewa <b>Kopeć</b> & "S-ka"')
})

test('the captured mailbox lists the mails and shows each as a mail program would', async () => {
  const family = await register(site, orderOf('skrzynka'))
  await pay(site, family)
  const developer = new Client(site.server.port, 'zapisano.localhost')
  const { messages } = outputOf(listCapturedMail, await developer.ask(listCapturedMail))
  const [listed] = messages.filter(({ to }) => to === 'skrzynka@example.org')
  expect(messages.map(({ at }) => at)).toEqual(
    messages
      .map(({ at }) => at)
      .sort()
      .reverse(),
  )

  const shown = await developer.open(`/dev/poczta/${listed?.id}/html`)
  expect(shown.status).toBe(200)
  expect(shown.text.match(/<img src="data:image\/png;base64,/g)).toHaveLength(4)
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; img-src data:;.*; sandbox /)

  const ticket = await developer.open(`/dev/poczta/${listed?.id}/zalacznik/0`)
  expect(ticket).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename*=UTF-8''bilet%20Anna%20Kope%C4%87.png`,
    },
  })
  problemOf('not_found', await developer.call(`/dev/poczta/${listed?.id}/zalacznik/4`))
  problemOf('not_found', await developer.call('/dev/poczta/01a1fc46-0000-7000-8000-000000000000'))
})
