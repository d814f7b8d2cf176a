import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteView, saveView } from '#contract/lists.ts'
import { deleteScheduled, listScheduled, putScheduled } from '#contract/scheduled.ts'
import { mailScheduled } from '#server/features/scheduled/mail-scheduled.ts'
import { sendScheduledMail } from '#server/features/scheduled/send-scheduled-mail.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Asked, type Client, signIn } from '#test/support/client.ts'
import { mailsTo } from '#test/support/mails.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/** Mails about lists and reports at terms: to whom, once each, and to nobody who may not see them. */

type Body = Asked<typeof putScheduled>['body']

let site: TestSite
let owner: Client
let ownerId: string

beforeAll(async () => {
  site = await startTestSite({ definition: outing() })
  owner = await signIn(site.server.port, 'danuta-wrona')
  ownerId = (await listed()).members[0]?.id ?? ''
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  await sql('DELETE FROM scheduled_report')
  await sql("DELETE FROM membership WHERE role <> 'owner'")
})

const sql = (statement: string, values: readonly unknown[] = []) =>
  asOwner<Record<string, unknown>>(site.server.databaseUrl, statement, values)
const params = () => ({ accountId: site.account, eventId: site.event })
const listed = async (who: Client = owner) =>
  outputOf(listScheduled, await who.ask(listScheduled, { params: params() }))

const put = (part: Partial<Body> = {}, scheduledId: string = crypto.randomUUID(), who: Client = owner) =>
  who.ask(putScheduled, {
    params: { ...params(), scheduledId },
    body: {
      ...{ subject: 'settlement', rhythm: { kind: 'daily', hour: 7 }, readers: [ownerId], paused: false },
      ...part,
    },
  })

async function member(subject: string, role: string, scope: string | null = null): Promise<string> {
  await signIn(site.server.port, subject)
  const [row] = await sql(
    `INSERT INTO membership (account_id, user_id, role, scope)
      SELECT $1, user_id, $3, $4::jsonb FROM app_user WHERE subject = $2 RETURNING user_id`,
    [site.account, subject, role, scope],
  )
  return String(row?.user_id)
}

/** All that was saved was so two days ago, and an hour has come. */
async function hourComes(): Promise<void> {
  await sql("UPDATE scheduled_report SET since = now() - interval '8 days'")
  await sql("UPDATE nightly_round SET begun_at = now() - interval '2 hours' WHERE task = 'scheduled-reports'")
  await runSweep(site.server.databaseUrl)
  await runJobs(site.server.databaseUrl, 'mail-scheduled', 'send-scheduled-mail')
}

const mails = () =>
  sql(
    `SELECT u.email, m.state FROM scheduled_mail m JOIN app_user u USING (user_id) ORDER BY u.email, m.term`,
  )

test('at its term a member gets a mail with the count and the way to the list, once, without data of people', async () => {
  await register(site, orderOf('halina'))
  const view = outputOf(
    saveView,
    await owner.ask(saveView, {
      params: { ...params(), list: 'people' },
      body: { name: 'Potwierdzeni', shared: true, search: { warunki: 'state:confirmed|awaiting_payment' } },
    }),
  ).id
  expect((await put({ subject: `view:${view}` })).status).toBe(204)
  const [scheduled] = (await listed()).scheduled
  expect(scheduled).toMatchObject({ name: 'Uczestnicy: Potwierdzeni', paused: false, lastSent: null })
  await hourComes()
  await hourComes()
  expect(await mails()).toEqual([{ email: 'danuta.wrona@example.org', state: 'sent' }])
  const mail = (await mailsTo(site, 'danuta.wrona@example.org')).find(({ subject }) =>
    subject.includes('Potwierdzeni'),
  )
  expect(mail?.subject).toBe('Uczestnicy: Potwierdzeni, Wycieczka na Łysicę')
  const [counted] = await sql('SELECT count(*)::integer AS n FROM participant')
  expect(mail?.text).toContain(`Łysicę: ${counted?.n}\u00a0os`)
  expect(mail?.text).toContain(
    `/wydarzenia/${site.event}/uczestnicy?warunki=state%3Aconfirmed%7Cawaiting_payment`,
  )
  expect(mail?.text).toContain(`/wydarzenia/${site.event}/raporty/zaplanowane`)
  for (const { first_name, last_name } of await sql('SELECT first_name, last_name FROM participant')) {
    expect(mail?.text).not.toContain(String(first_name))
    expect(mail?.text).not.toContain(String(last_name))
  }
  expect((await listed()).scheduled[0]?.lastSent).not.toBeNull()
  // A view that is deleted takes its mails along.
  await owner.ask(deleteView, { params: { ...params(), list: 'people', viewId: view } })
  expect((await listed()).scheduled).toEqual([])
})

test('jobs that run at once, or again after one was killed between two readers, write to each reader once', async () => {
  const other = await member('hania-mroz', 'registrations')
  await put({ readers: [ownerId, other] })
  await sql("UPDATE scheduled_report SET since = now() - interval '8 days'")
  const sixAtOnce = () =>
    asTenant(site, (ctx) => Promise.all(Array.from({ length: 6 }, () => mailScheduled(ctx))))
  await sixAtOnce()
  expect(await mails()).toHaveLength(2)
  // As if the job had been killed before it came to the second reader.
  await sql('DELETE FROM scheduled_mail WHERE user_id = $1', [other])
  await sixAtOnce()
  await runJobs(site.server.databaseUrl, 'send-scheduled-mail')
  expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('whose rights fall away between the queue and the mail server gets no mail', async () => {
  const left = await member('hania-mroz', 'registrations')
  const limited = await member('ewa-sowa', 'finance')
  const id = crypto.randomUUID()
  await put({ readers: [ownerId, left, limited] }, id)
  const rows = await sql(
    `INSERT INTO scheduled_mail (account_id, scheduled_mail_id, scheduled_report_id, user_id, term)
      SELECT account_id, gen_random_uuid(), scheduled_report_id, user_id, now() FROM scheduled_reader
      RETURNING scheduled_mail_id AS id, user_id`,
  )
  const send = async (user: string) => {
    const mail = String(rows.find(({ user_id }) => user_id === user)?.id)
    await asTenant(site, (ctx) => sendScheduledMail(ctx, mail))
    return (await sql('SELECT state FROM scheduled_mail WHERE scheduled_mail_id = $1', [mail]))[0]?.state
  }
  await sql('DELETE FROM membership WHERE user_id = $1', [left])
  expect(await send(left)).toBe('skipped')
  const elsewhere = JSON.stringify([{ eventId: site.account, groups: null }])
  await sql('UPDATE membership SET scope = $2::jsonb WHERE user_id = $1', [limited, elsewhere])
  expect(await send(limited)).toBe('skipped')
  await sql("UPDATE membership SET scope = NULL, role = 'check_in' WHERE user_id = $1", [limited])
  await sql("UPDATE scheduled_mail SET state = 'queued'")
  expect(await send(limited)).toBe('skipped')
  await put({ readers: [ownerId], paused: true }, id)
  expect(await send(ownerId)).toBe('skipped')
  await put({ readers: [ownerId] }, id)
  await sql("UPDATE scheduled_mail SET state = 'queued'")
  expect(await send(ownerId)).toBe('sent')
})

test('what is paused, or of an event that does not take place, is mailed to nobody', async () => {
  await put({ paused: true })
  await hourComes()
  expect(await mails()).toEqual([])
  await put()
  await sql("UPDATE event SET called_off_because = 'Burza', called_off_at = now()")
  await hourComes()
  await sql('UPDATE event SET called_off_because = NULL, called_off_at = NULL')
  expect(await mails()).toEqual([])
})

test('terms before it was scheduled are not made up for, and nobody of the demo is written to', async () => {
  await put()
  await asTenant(site, mailScheduled)
  expect(await mails()).toEqual([])
  await sql('UPDATE account SET demo = true')
  await hourComes()
  await sql('UPDATE account SET demo = false')
  expect(await mails()).toEqual([])
})

test('it is changed, paused and deleted by its id; a later term follows the change', async () => {
  const id = crypto.randomUUID()
  await put({}, id)
  await put({ rhythm: { kind: 'weekly', weekday: 5, hour: 16 }, paused: true }, id)
  expect((await listed()).scheduled).toMatchObject([
    { id, rhythm: { kind: 'weekly', weekday: 5, hour: 16 }, paused: true, next: null },
  ])
  const gone = { params: { ...params(), scheduledId: id } }
  expect((await owner.ask(deleteScheduled, gone)).status).toBe(204)
  problemOf('not_found', await owner.ask(deleteScheduled, gone))
})

test('what cannot be scheduled is refused at its field', async () => {
  const at = async (part: Partial<Body>) => problemOf('invalid_input', await put(part)).problems?.[0]?.field
  const gate = await member('hania-mroz', 'check_in')
  expect(await at({ readers: [gate] })).toBe('readers')
  expect(await at({ readers: [crypto.randomUUID()] })).toBe('readers')
  expect(await at({ subject: `view:${crypto.randomUUID()}` })).toBe('subject')
  expect(await at({ subject: 'print:nothing' })).toBe('subject')
  expect(await at({ rhythm: { kind: 'daily', hour: 24 } })).toContain('hour')
  for (let made = 0; made < 20; made += 1) expect((await put()).status).toBe(204)
  expect(await at({})).toBe('subject')
})

test('whoever reads registrations sees what is scheduled, and changes nothing', async () => {
  await put()
  await member('ewa-sowa', 'read_only')
  const reader = await signIn(site.server.port, 'ewa-sowa')
  expect((await listed(reader)).scheduled).toHaveLength(1)
  problemOf('forbidden', await put({}, crypto.randomUUID(), reader))
})
