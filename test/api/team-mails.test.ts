import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewInvitation } from '#contract/team.ts'
import { LIMITS_OF_INVITATIONS, limitsOfRecipient } from '#domain/messages/mail-limits.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'
import { type Team, teamOf } from '#test/support/team.ts'

/** The mails of invitations: few to a stranger, none lost, and what they tell. */

const BOUNCES = 'nikt@example.org'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let server: TestServer

beforeAll(async () => {
  smtp = await startSmtpServer(0, BOUNCES)
  server = await startTestServer({ smtpUrl: smtp.url })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

interface Opened {
  readonly account: string
  readonly owner: Client
  readonly team: Team
}

/** An account of its own: danuta-wrona owns it. */
async function openAccount(subdomain: string): Promise<Opened> {
  const members = { 'danuta-wrona': 'owner' } as const
  const { account } = await seedAccount(server.databaseUrl, { subdomain, members })
  const owner = await signIn(server.port, 'danuta-wrona')
  return { account, owner, team: teamOf(owner, account) }
}

/** Runs the job of the mail; returns the newest mail to an address. */
async function mailTo(address: string) {
  await runJobs(server.databaseUrl, 'send-team-invitation')
  return smtp.received.filter(({ to }) => to[0] === address).at(-1)?.mail
}

test('an address gets a few mails an hour, and the others wait without being lost', async () => {
  const { account, owner, team } = await openAccount('powodz')
  const email = 'ofiara@example.org'
  await team.invite(email, 'finance')
  const sentTo = () => smtp.received.filter(({ to }) => to[0] === email).length
  const { hourly } = limitsOfRecipient({ isKnown: false })
  const params = { accountId: account, invitationId: (await team.list()).invitations[0]?.id ?? '' }
  for (let sent = 1; sent <= hourly; sent += 1) {
    await mailTo(email)
    expect(sentTo()).toBe(sent)
    await owner.ask(renewInvitation, { params })
  }
  await runJobs(server.databaseUrl)
  expect(sentTo()).toBe(hourly)
  expect((await team.list()).invitations).toMatchObject([{ mail: 'withheld' }])
  await asOwner(server.databaseUrl, "UPDATE mail_count SET hour = hour - interval '26 hours'")
  await mailTo(email)
  expect(sentTo()).toBe(hourly + 1)
  expect((await team.list()).invitations).toMatchObject([{ mail: 'sent' }])
})

test('one account does not invite strangers by thousands', async () => {
  const { team } = await openAccount('wielu')
  await team.invite('pierwszy@example.org', 'finance')
  await mailTo('pierwszy@example.org')
  // As if so many had been sent in this hour: the owner with one mail that is not an address is the account's team.
  await asOwner(server.databaseUrl, 'UPDATE mail_count SET mails = $1', [LIMITS_OF_INVITATIONS.hourly])
  await team.invite('kolejny@example.org', 'finance')
  expect(await mailTo('kolejny@example.org')).toBeUndefined()
  const standing = (await team.list()).invitations.map(({ email, mail }) => [email, mail])
  expect(standing).toEqual([
    ['pierwszy@example.org', 'sent'],
    ['kolejny@example.org', 'withheld'],
  ])
})

test('a mail that is never accepted is shown as failed', async () => {
  const { account, team } = await openAccount('odbite')
  await asOwner(server.databaseUrl, 'DELETE FROM mail_count')
  await team.invite(BOUNCES, 'finance')
  await asOwner(server.databaseUrl, 'UPDATE team_invitation SET attempts = 19 WHERE account_id = $1', [
    account,
  ])
  await expect.poll(async () => (await team.list()).invitations[0]?.mail, { timeout: 20_000 }).toBe('failed')
})

test('the name of an inviter that is more than a name is not shown to a stranger', async () => {
  const { team } = await openAccount('nazwa')
  await asOwner(
    server.databaseUrl,
    "UPDATE app_user SET name = 'Wygraj na www.zly.example' WHERE subject = 'danuta-wrona'",
  )
  await asOwner(server.databaseUrl, 'DELETE FROM mail_count')
  await team.invite('czytelnik@example.org', 'finance')
  const mail = await mailTo('czytelnik@example.org')
  expect(mail?.text).toContain('Zaproszenie działa raz')
  expect(mail?.text).not.toContain('zly.example')
})
