import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getNoticeChoice, updateNoticeChoice } from '#contract/notices.ts'
import type { NoticeChoice } from '#domain/notices/news.ts'
import { tellStaff } from '#server/features/notices/tell-staff.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { mailsTo } from '#test/support/mails.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/** Mails to the team about what waits: by what each member chose and may see, once each. */
let site: TestSite
let owner: Client

beforeAll(async () => {
  site = await startTestSite({ definition: outing() })
  owner = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  await sql('DELETE FROM staff_notice')
  await sql('DELETE FROM notice_choice')
  await sql("DELETE FROM membership WHERE role <> 'owner'")
  await sql("UPDATE registration SET state = 'cancelled' WHERE state = 'awaiting_approval'")
})

const sql = (statement: string, values: readonly unknown[] = []) =>
  asOwner<Record<string, unknown>>(site.server.databaseUrl, statement, values)
const choose = (who: Client, choice: NoticeChoice) =>
  who.ask(updateNoticeChoice, { params: { accountId: site.account }, body: { choice } })
const noticesOf = (occasion = '%') =>
  sql(
    `SELECT u.email, n.occasion, n.state FROM staff_notice n JOIN app_user u USING (user_id)
      WHERE n.occasion LIKE $1 ORDER BY u.email`,
    [occasion],
  )

/** Each is somebody else: the same name twice would wait to be compared. */
const NAMES = ['ewa', 'jan', 'ola', 'iza', 'adam', 'ula', 'kuba', 'piotr', 'zofia', 'maria'].values()

async function awaitApproval(days = 0): Promise<void> {
  const { id } = await register(site, orderOf(NAMES.next().value ?? 'halina'))
  await sql(
    `UPDATE registration SET state = 'awaiting_approval', expires_at = NULL,
        created_at = now() - make_interval(days => $2) WHERE registration_id = $1`,
    [id, days],
  )
}

async function member(subject: string, role: string, scope: string | null = null): Promise<Client> {
  const client = await signIn(site.server.port, subject)
  await sql(
    `INSERT INTO membership (account_id, user_id, role, scope)
      SELECT $1, user_id, $3, $4::jsonb FROM app_user WHERE subject = $2
      ON CONFLICT (account_id, user_id) DO UPDATE SET role = excluded.role, scope = excluded.scope`,
    [site.account, subject, role, scope],
  )
  return client
}

/** Seven in the morning comes. */
async function morning(): Promise<void> {
  await sql("UPDATE nightly_round SET begun_at = now() - interval '2 days' WHERE task = 'staff-digest'")
  await runSweep(site.server.databaseUrl)
  await runJobs(site.server.databaseUrl, 'tell-staff', 'send-staff-notice')
}

test('in the morning a member is told of what is new, with the way to it, and of nothing twice', async () => {
  await morning()
  expect(await noticesOf()).toEqual([])
  await awaitApproval()
  await morning()
  const [mail] = await mailsTo(site, 'danuta.wrona@example.org')
  expect(mail?.subject).toBe('Do zrobienia: Konto borow')
  expect(mail?.text).toContain('Wycieczka na Łysicę: 1\u00a0zgłoszenie czeka na akceptację.')
  expect(mail?.text).toContain(`/wydarzenia/${site.event}/zgloszenia?warunki=state:awaiting_approval`)
  expect(mail?.text).toContain('/moje-konto')
  await morning()
  await morning()
  expect(await noticesOf()).toHaveLength(1)
})

test('each is told of what the own role and events allow; nobody who wants none, nobody of the demo', async () => {
  await member('ewa-sowa', 'finance')
  await member('hania-mroz', 'registrations', JSON.stringify([{ eventId: site.account, groups: null }]))
  await awaitApproval()
  await choose(owner, 'never')
  await morning()
  expect(await noticesOf()).toEqual([])
  await member('hania-mroz', 'registrations', JSON.stringify([{ eventId: site.event, groups: null }]))
  await sql("UPDATE staff_notice SET occasion = 'daily before'")
  await sql('UPDATE account SET demo = true')
  await morning()
  expect(await noticesOf()).toEqual([])
  await sql('UPDATE account SET demo = false')
  await morning()
  expect((await noticesOf()).map(({ state }) => state)).toEqual(['sent'])
})

test('an alarm comes at once to whoever wants that, and is not repeated in the morning', async () => {
  expect(
    outputOf(getNoticeChoice, await owner.ask(getNoticeChoice, { params: { accountId: site.account } })),
  ).toEqual({
    choice: 'daily',
  })
  await choose(owner, 'at_once')
  await awaitApproval()
  const quarter = async () => {
    await sql("UPDATE nightly_round SET begun_at = now() - interval '1 hour' WHERE task = 'staff-alarms'")
    await runSweep(site.server.databaseUrl)
    await runJobs(site.server.databaseUrl, 'tell-staff', 'send-staff-notice')
  }
  await quarter()
  expect(await noticesOf()).toEqual([])
  await awaitApproval(8)
  await quarter()
  await quarter()
  expect((await noticesOf('alarm%')).map(({ state }) => state)).toEqual(['sent'])
  await morning()
  expect(await noticesOf('daily%')).toEqual([])
})

test('an alarm that several jobs find at the same moment is told once', async () => {
  await choose(owner, 'at_once')
  await awaitApproval(8)
  await asTenant(site, (ctx) =>
    Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        tellStaff({ ...ctx, now: ctx.now.add({ milliseconds: n }) }, 'alarms'),
      ),
    ),
  )
  expect(await noticesOf('alarm%')).toHaveLength(1)
})

test('jobs that run at once, or again after one was killed between two members, tell everybody once', async () => {
  await member('hania-mroz', 'registrations')
  await awaitApproval()
  const sixAtOnce = () =>
    asTenant(site, (ctx) => Promise.all(Array.from({ length: 6 }, () => tellStaff(ctx, 'all'))))
  await sixAtOnce()
  expect(await noticesOf()).toHaveLength(2)
  // As if the job had been killed before it came to the second member.
  await sql(`DELETE FROM staff_notice WHERE user_id = (SELECT max(user_id::text)::uuid FROM staff_notice)`)
  await sql(
    `UPDATE notice_choice c SET last_counts = '{}' WHERE NOT EXISTS (SELECT FROM staff_notice n WHERE n.user_id = c.user_id)`,
  )
  await sixAtOnce()
  await runJobs(site.server.databaseUrl)
  expect((await noticesOf()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  // Dealt with and new again on the same day: the morning has been.
  await sql("UPDATE notice_choice SET last_counts = '{}'")
  await sixAtOnce()
  expect(await noticesOf()).toHaveLength(2)
})

test('whoever chooses none, or leaves the team, before the mail goes out is not written to', async () => {
  await awaitApproval()
  await asTenant(site, (ctx) => tellStaff(ctx, 'all'))
  await runJobs(site.server.databaseUrl)
  const sent = (await mailsTo(site, 'danuta.wrona@example.org')).length
  const again = async () => {
    await sql(`WITH due AS (UPDATE staff_notice SET state = 'queued' RETURNING account_id, staff_notice_id)
      SELECT jobs.enqueue('send-staff-notice', account_id, jsonb_build_object('notice', staff_notice_id), now(), NULL)
        FROM due`)
    await runJobs(site.server.databaseUrl)
    return (await noticesOf()).map(({ state }) => state)
  }
  await choose(owner, 'never')
  expect(await again()).toEqual(['skipped'])
  await choose(owner, 'daily')
  await sql('UPDATE staff_notice SET user_id = gen_random_uuid()')
  await again()
  expect(await sql('SELECT state FROM staff_notice')).toEqual([{ state: 'skipped' }])
  expect(await mailsTo(site, 'danuta.wrona@example.org')).toHaveLength(sent)
})
