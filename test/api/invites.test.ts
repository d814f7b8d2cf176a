import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelRegistration } from '#contract/changes.ts'
import {
  answerInvite,
  exportInvites,
  listPeopleToInvite,
  openInvite,
  previewInviteMail,
} from '#contract/invites.ts'
import { quoteDraft } from '#contract/quotes.ts'
import { LIMITS_OF_INVITES } from '#domain/messages/mail-limits.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendCancel } from '#test/support/changes.ts'
import type { Client } from '#test/support/client.ts'
import { guest, invitesOf, invitingOuting } from '#test/support/invites.ts'
import { draftOf } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedEvent } from '#test/support/seed.ts'
import { register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'
import { staffOf } from '#test/support/staff.ts'
import { audit } from '../races/audit.ts'

/** Invitations from the paste to the use: issued, mailed, opened, declined, withdrawn, used once. */

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let site: TestSite
let office: ReturnType<typeof invitesOf>
let client: Client

beforeEach(async () => {
  smtp = await startSmtpServer()
  const settings = { trustedProxies: ['127.0.0.1'], smtpUrl: smtp.url }
  site = await startTestSite({ definition: invitingOuting(), settings })
  client = (await staffOf(site)).client
  office = invitesOf(client, site)
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

const order = (total: number, code: string | null, ...names: readonly string[]) => ({
  version: 1,
  expectedTotal: total,
  draft: { ...draftOf(...(names.length === 0 ? ['ewa'] : names)), code },
  contact: { firstName: 'Ewa', lastName: 'Sowa', email: 'ewa@example.org', phone: '600100200' },
})
const refusedWith = (answer: Parameters<typeof problemOf>[1]) =>
  problemOf('registration_refused', answer).problems?.map(({ field, message }) => [field, message])

const sendMails = () => runJobs(site.server.databaseUrl, 'send-invite')
const mailsTo = (email: string) => smtp.received.filter(({ to }) => to[0] === email).map(({ mail }) => mail)
const codeOf = async (firstName: string) =>
  (await office.all()).find((invite) => invite.firstName === firstName)?.code ?? ''
const open = (code: string) => site.visitor.ask(openInvite, { params: { slug: site.slug, code }, body: {} })
const answer = (code: string, declines: boolean) =>
  site.visitor.ask(answerInvite, { params: { slug: site.slug, code }, body: { declines } })
/** As if so many had been sent in this hour. */
async function reachLimit(): Promise<void> {
  await office.add(guest('Pierwszy'))
  await office.send()
  await expect.poll(() => mailsTo('pierwszy@example.org').length).toBe(1)
  await asOwner(site.server.databaseUrl, 'UPDATE mail_count SET mails = $1', [LIMITS_OF_INVITES.hourly])
}
async function endLimit(): Promise<void> {
  await asOwner(site.server.databaseUrl, "UPDATE mail_count SET hour = hour - interval '26 hours'")
  await sendMails()
}
const states = async () =>
  Object.fromEntries((await office.all()).map(({ firstName, state }) => [firstName, state]))

test('people are added once, in their order, and who is on the list already is named', async () => {
  const added = await office.add(guest('Adam'), guest('Beata'), { ...guest('Beata'), firstName: 'Druga' })
  expect(added.json).toEqual({ added: 2, refused: [] })
  expect((await office.all()).map(({ firstName }) => firstName)).toEqual(['Adam', 'Druga'])
  const again = await office.add({ ...guest('Adam'), email: 'ADAM@example.org' }, guest('Celina'), {
    ...guest('Reklama'),
    lastName: 'www.example.org',
  })
  expect(again.json).toEqual({
    added: 1,
    refused: [
      { email: 'ADAM@example.org', why: 'invited' },
      { email: 'reklama@example.org', why: 'bad_name' },
    ],
  })
})

test('no row of the database, page, export of the event or answer to a stranger holds a code', async () => {
  await office.add(guest('Adam'))
  const code = await codeOf('Adam')
  expect(code).toMatch(/^[A-Z2-9]{6}-[A-Z2-9]{6}$/)
  const [row] = await asOwner<{ row: string }>(site.server.databaseUrl, 'SELECT i::text AS row FROM invite i')
  expect(row?.row).not.toContain(code.slice(7))
  const page = await site.visitor.open(`/${site.slug}/zapisy`)
  expect(page.text).not.toContain(code.slice(0, 6))
  expect(page.text).not.toContain('issued')
})

test('the mail leads to the invitation, whose code gives its price once', async () => {
  await office.add(guest('Ewa'))
  expect((await office.send('invite', { greeting: 'Kochani!\n\nBez Was to nie to samo.' })).json).toEqual({
    queued: 1,
  })
  await sendMails()
  const [mail] = mailsTo('ewa@example.org')
  const code = await codeOf('Ewa')
  expect(mail?.subject).toBe('Zaproszenie: Wycieczka na Łysicę')
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain('Bez Was to nie to samo.')
    expect(text).toContain(`/${site.slug}/zaproszenie/${code}`)
    expect(text).toContain('Udział: 40')
    expect(text).toContain('Nie chcę zaproszeń do tego wydarzenia')
  }
  expect(await states()).toEqual({ Ewa: 'sent' })
  expect(outputOf(openInvite, await open(code.toLowerCase()))).toMatchObject({
    ...{ firstName: 'Ewa', email: 'ewa@example.org', state: 'open', uses: 1 },
  })
  expect(await states()).toEqual({ Ewa: 'opened' })
  const params = { slug: site.slug }
  const quote = outputOf(
    quoteDraft,
    await site.visitor.ask(quoteDraft, { params, body: { version: 1, draft: order(0, code).draft } }),
  )
  expect(quote).toMatchObject({ total: 4_000, codeWorks: true })
  const made = await register(site, order(4_000, code.replace('-', ' ')))
  expect((await office.all())[0]).toMatchObject({
    state: 'used',
    registrations: [{ id: made.id, number: made.number }],
  })
  expect(refusedWith(await sendOrder(site, order(4_000, code)))).toEqual([
    ['draft.code', 'Ten kod został już wykorzystany.'],
  ])
  expect(outputOf(openInvite, await open(code)).state).toBe('used')
  problemOf('invite_over', await answer(code, true))
  problemOf('invite_over', await office.withdraw((await office.all())[0]?.id ?? ''))
  outputOf(cancelRegistration, await sendCancel(site, made))
  expect(await states()).toEqual({ Ewa: 'opened' })
})

test('those who have not answered are reminded, and nobody else', async () => {
  await office.add(guest('Adam'), guest('Beata'), guest('Celina'))
  await office.send()
  await sendMails()
  await answer(await codeOf('Beata'), true)
  await register(site, order(4_000, await codeOf('Celina')))
  await office.add(guest('Dorota'))
  expect((await office.send('reminder')).json).toEqual({ queued: 1 })
  // A second click finds nobody who is not reminded already.
  expect((await office.send('reminder')).json).toEqual({ queued: 0 })
  await sendMails()
  expect(mailsTo('adam@example.org').map(({ subject }) => subject)).toEqual([
    'Zaproszenie: Wycieczka na Łysicę',
    'Przypomnienie o\u00a0zaproszeniu: Wycieczka na Łysicę',
  ])
  expect(smtp.received.filter(({ mail }) => /aprosz/.test(mail.subject ?? ''))).toHaveLength(4)
  expect(await states()).toEqual({ Adam: 'sent', Beata: 'declined', Celina: 'used', Dorota: 'new' })
})

test('who declines is refused in words, can come back, and is not invited to another list', async () => {
  await office.add(guest('Adam'))
  const code = await codeOf('Adam')
  expect(outputOf(answerInvite, await answer(code, true)).state).toBe('declined')
  expect(outputOf(answerInvite, await answer(code, true)).state).toBe('declined')
  expect(refusedWith(await sendOrder(site, order(4_000, code)))).toEqual([
    ['draft.code', expect.stringContaining('odrzucone')],
  ])
  expect((await office.send()).json).toEqual({ queued: 0 })
  expect((await office.add(guest('Adam'))).json).toMatchObject({ added: 0, refused: [{ why: 'declined' }] })
  expect(outputOf(answerInvite, await answer(code, false)).state).toBe('open')
  await register(site, order(4_000, code))
})

test('a withdrawn invitation opens nothing and gets no mail that waited, and the address may be invited anew', async () => {
  await reachLimit()
  await office.add(guest('Adam'))
  const [first] = await office.all()
  await office.send()
  await sendMails()
  expect((await office.lists())[0]).toMatchObject({ withheld: 1 })
  expect((await office.withdraw(first?.id ?? '')).json).toMatchObject({ state: 'withdrawn' })
  await endLimit()
  expect(mailsTo('adam@example.org')).toEqual([])
  expect((await office.lists())[0]).toMatchObject({ withheld: 0 })
  expect(refusedWith(await sendOrder(site, order(4_000, first?.code ?? '')))).toEqual([
    ['draft.code', expect.stringContaining('wycofał to zaproszenie')],
  ])
  expect(outputOf(openInvite, await open(first?.code ?? '')).state).toBe('withdrawn')
  problemOf('invite_over', await office.send('invite', { only: first?.id ?? '' }))
  expect((await office.add(guest('Adam'))).json).toEqual({ added: 1, refused: [] })
})

test('a forged code, that of another event or list, and one that was never issued, open nothing', async () => {
  await office.add(guest('Adam'))
  const code = await codeOf('Adam')
  const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
  problemOf('not_found', await open(forged))
  problemOf('price_changed', await sendOrder(site, order(4_000, forged)))

  const event = await seedEvent(site.server.databaseUrl, site.account, {
    ...{ slug: 'jesien', definition: invitingOuting() },
  })
  const other = invitesOf(client, { account: site.account, event })
  await other.add(guest('Adam'))
  const [foreign] = await other.all()
  problemOf('not_found', await open(foreign?.code ?? ''))
  problemOf('price_changed', await sendOrder(site, order(4_000, foreign?.code ?? '')))

  // The code of a mail that was only tried out belongs to nobody.
  const body = { list: 'goscie', kind: 'invite', greeting: '', toMe: false } as const
  const preview = await client.ask(previewInviteMail, { params: office.params, body })
  const { text, to, recipients } = outputOf(previewInviteMail, preview)
  expect([to, recipients]).toEqual(['Adam Sowa <adam@example.org>', 1])
  const nobodys = /zaproszenie\/([A-Z2-9-]+)/.exec(text)?.[1] ?? ''
  expect(refusedWith(await sendOrder(site, order(4_000, nobodys)))).toEqual([
    ['draft.code', expect.stringContaining('Ten kod nie działa')],
  ])
})

test('wrong codes of invitations are counted with all others', async () => {
  for (const each of 'ABCDEFGHJK') problemOf('not_found', await open(`AAAAAA-AAAAA${each}`))
  await office.add(guest('Adam'))
  problemOf('too_many_requests', await open(await codeOf('Adam')))
})

test('above the limit of an organiser mails wait, and nothing is lost', async () => {
  await reachLimit()
  await office.add(guest('Beata'))
  await office.send()
  await sendMails()
  expect((await office.lists())[0]).toMatchObject({
    sending: 0,
    withheld: 1,
    counts: { all: 2, sent: 1, queued: 1 },
  })
  await endLimit()
  expect(mailsTo('beata@example.org')).toHaveLength(1)
})

test('codes in bulk are in the file with their links, and each takes its price off once', async () => {
  expect((await office.codes(30)).json).toEqual({ added: 30 })
  const codes = (await office.all('rabaty')).map(({ code }) => code)
  expect(new Set(codes).size).toBe(30)
  const file = await client.ask(exportInvites, { params: office.params, query: { list: 'rabaty' } })
  for (const code of codes) expect(file.text).toContain(`/${site.slug}/zapisy?kod=${code}`)
  await register(site, order(9_000, codes[0] ?? ''))
  expect((await sendOrder(site, order(9_000, codes[0] ?? ''))).status).toBe(422)
  // No invitation: the price of guests is not for it.
  expect((await office.lists()).map(({ of, counts }) => [of, counts.all, counts.used])).toEqual([
    ['people', 0, 0],
    ['codes', 30, 1],
  ])
})

test('people of another event are told once each, by group and kind', async () => {
  await register(site, order(10_000, null))
  await register(site, {
    ...order(10_000, null),
    contact: { ...order(0, null).contact, email: 'EWA@example.org' },
  })
  const query = { from: site.event }
  const asked = await client.ask(listPeopleToInvite, { params: office.params, query })
  expect(outputOf(listPeopleToInvite, asked)).toMatchObject({
    people: [{ firstName: 'Ewa', lastName: 'Sowa' }],
    more: false,
  })
  const none = await client.ask(listPeopleToInvite, {
    params: office.params,
    query: { ...query, group: 'biala' },
  })
  expect(outputOf(listPeopleToInvite, none).people).toEqual([])
})

test('what is done with invitations is in the journal; asking and opening are not', async () => {
  await office.add(guest('Adam'), guest('Beata'))
  await office.codes(2)
  await office.send()
  await sendMails()
  await office.send('reminder')
  const body = { list: 'goscie', kind: 'invite', greeting: '', toMe: false } as const
  outputOf(previewInviteMail, await client.ask(previewInviteMail, { params: office.params, body }))
  const code = await codeOf('Adam')
  outputOf(openInvite, await open(code))
  await answer(code, true)
  await answer(code, false)
  const beata = (await office.all()).find(({ firstName }) => firstName === 'Beata')
  await office.withdraw(beata?.id ?? '')
  await client.ask(exportInvites, { params: office.params, query: { list: 'goscie' } })
  const noted = await asOwner<{ action: string }>(
    site.server.databaseUrl,
    "SELECT action FROM audit_entry WHERE action LIKE 'invite.%' ORDER BY audit_entry_id",
  )
  expect(noted.map(({ action }) => action)).toEqual([
    ...['invite.added', 'invite.codes_issued', 'invite.sent', 'invite.reminded'],
    ...['invite.declined', 'invite.undeclined', 'invite.withdrawn', 'invite.exported'],
  ])
})
