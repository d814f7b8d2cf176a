import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSession } from '#contract/panel.ts'
import { createInvitation, getInvitation, renewInvitation, withdrawInvitation } from '#contract/team.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'
import { accept, type Team, teamOf, tokenIn } from '#test/support/team.ts'

/** Inviting, joining, changing and removing the people of an account. */

const HANIA = 'hania.mroz@example.org'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let server: TestServer

beforeAll(async () => {
  smtp = await startSmtpServer()
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

const journal = (account: string) =>
  asOwner<{ actor: string; action: string; details: unknown }>(
    server.databaseUrl,
    `SELECT actor, action, details FROM audit_entry
      WHERE account_id = $1 AND action ~ '^(member|invitation)' AND actor <> 'system' ORDER BY audit_entry_id`,
    [account],
  )

const look = async (token: string) => {
  const visitor = new Client(server.port, 'panel.zapisano.localhost')
  return visitor.ask(getInvitation, { params: { token } })
}

test('who opens the link of the mail and signs in is a member, and the journal says how', async () => {
  const { account, team } = await openAccount('dolaczenie')
  const made = await team.invite(HANIA, 'check_in')
  expect(made.status, made.text).toBe(201)
  const mail = await mailTo(HANIA)
  expect(mail?.subject).toBe('Zaproszenie do zespołu: Konto dolaczenie')
  expect(mail?.text).toContain('Zaprasza: Danuta Wrona.')
  expect(mail?.text).toContain('Twoja rola: Obsługa wejścia. Skanuje bilety.')
  expect(mail?.text).not.toContain('stroną umowy')
  const token = tokenIn(mail?.text)
  expect(JSON.stringify(await journal(account))).not.toContain(token)
  expect(outputOf(getInvitation, await look(token))).toMatchObject({
    organiser: 'Konto dolaczenie',
    role: 'check_in',
    invitedBy: 'Danuta Wrona',
  })

  const stranger = new Client(server.port, 'panel.zapisano.localhost')
  await stranger.open()
  problemOf('not_signed_in', await accept(stranger, token))
  const hania = await signIn(server.port, 'hania-mroz')
  expect((await accept(hania, token)).status).toBe(200)
  expect(outputOf(getSession, await hania.ask(getSession)).accounts).toMatchObject([
    { id: account, role: 'check_in' },
  ])
  const { members, invitations } = await team.list()
  expect(members.map(({ name, role, isYou }) => [name, role, isYou])).toEqual([
    ['Danuta Wrona', 'owner', true],
    ['Hania Mróz', 'check_in', false],
  ])
  expect(invitations).toEqual([])
  expect(await journal(account)).toMatchObject([
    {
      ...{ actor: 'Danuta Wrona', action: 'invitation.created' },
      details: { email: HANIA, before: {}, after: { invitation: 'open', role: 'check_in' } },
    },
    {
      ...{ actor: 'Hania Mróz', action: 'member.added' },
      details: { name: 'Hania Mróz', invited: HANIA, before: {}, after: { role: 'check_in' } },
    },
  ])
})

test('a link works once, and only its hash is stored', async () => {
  const { account, team } = await openAccount('raz')
  await team.invite(HANIA, 'check_in')
  const token = tokenIn((await mailTo(HANIA))?.text)
  const [row] = await asOwner(
    server.databaseUrl,
    `SELECT token_hash = sha256($2) AS hashed, row_to_json(i)::text LIKE '%' || $3 || '%' AS readable
       FROM team_invitation i WHERE account_id = $1`,
    [account, Buffer.from(token), token],
  )
  expect(row).toEqual({ hashed: true, readable: false })
  const readers = await Promise.all(['hania-mroz', 'piotr-zawada'].map((who) => signIn(server.port, who)))
  const answers = await Promise.all(readers.map((reader) => accept(reader, token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  problemOf('invitation_ended', await look(token))
  expect((await team.list()).members).toHaveLength(2)
})

test('a member who opens a link keeps their role, and the invitation stays', async () => {
  const { team, owner } = await openAccount('wlasny-link')
  await team.invite(HANIA, 'check_in')
  const token = tokenIn((await mailTo(HANIA))?.text)
  problemOf('already_member', await accept(owner, token))
  expect((await team.list()).invitations).toHaveLength(1)
  expect((await accept(await signIn(server.port, 'hania-mroz'), token)).status).toBe(200)
})

test('a link that has expired, was replaced or withdrawn opens nothing', async () => {
  const { account, owner, team } = await openAccount('koniec-linku')
  const email = 'ktos.inny@example.org'
  const { id } = outputOf(createInvitation, await team.invite(email, 'finance'))
  const first = tokenIn((await mailTo(email))?.text)
  await asOwner(server.databaseUrl, `UPDATE team_invitation SET expires_at = now() WHERE account_id = $1`, [
    account,
  ])
  problemOf('invitation_ended', await look(first))
  problemOf('invitation_ended', await accept(await signIn(server.port, 'hania-mroz'), first))
  expect((await team.list()).invitations).toMatchObject([{ mail: 'sent', isExpired: true }])

  const params = { accountId: account, invitationId: id }
  const renewed = outputOf(renewInvitation, await owner.ask(renewInvitation, { params }))
  expect(renewed).toMatchObject({ mail: 'queued', sentAt: null, isExpired: false })
  const second = tokenIn((await mailTo(email))?.text)
  problemOf('invitation_ended', await look(first))
  expect((await look(second)).status).toBe(200)

  expect((await owner.ask(withdrawInvitation, { params })).status).toBe(204)
  problemOf('invitation_ended', await look(second))
  expect((await owner.ask(withdrawInvitation, { params })).status).toBe(204)
  problemOf('not_found', await owner.ask(renewInvitation, { params }))
  expect((await journal(account)).map(({ action }) => action)).toEqual([
    'invitation.created',
    'invitation.renewed',
    'invitation.withdrawn',
  ])
})

test('an address has one invitation, and a member needs none', async () => {
  const { team } = await openAccount('podwojne')
  await team.invite(HANIA, 'check_in')
  for (const email of [HANIA, 'Hania.MROZ@example.org']) {
    const { problems } = problemOf('already_invited', await team.invite(email, 'finance'))
    expect(problems).toMatchObject([{ field: 'email' }])
  }
  problemOf('already_member', await team.invite('danuta.wrona@example.org', 'finance'))
  const { problems } = problemOf('invalid_input', await team.invite('to nie adres', 'finance'))
  expect(problems).toMatchObject([{ field: 'email', message: 'Niepoprawny adres e-mail.' }])
})

/** The account with an administrator and a colleague beside its owner. */
async function openTeam(subdomain: string) {
  const members = { 'danuta-wrona': 'owner', 'michal-lipka': 'administrator', 'ewa-sowa': 'finance' } as const
  const { account } = await seedAccount(server.databaseUrl, { subdomain, members })
  const [owner, administrator] = [
    await signIn(server.port, 'danuta-wrona'),
    await signIn(server.port, 'michal-lipka'),
  ]
  const team = teamOf(owner, account)
  const ids = {
    owner: await team.idOf('danuta.wrona@example.org'),
    administrator: await team.idOf('michal.lipka@example.org'),
    ewa: await team.idOf('ewa.sowa@example.org'),
  }
  return { account, administrator, team, ofAdministrator: teamOf(administrator, account), ids }
}

test('the access of a removed member ends at their next request, and their session goes on for other accounts', async () => {
  const { account, team, ids } = await openTeam('usuniecie')
  const ewa = await signIn(server.port, 'ewa-sowa')
  expect(outputOf(getSession, await ewa.ask(getSession)).accounts.map(({ id }) => id)).toContain(account)
  const own = teamOf(ewa, account)
  problemOf('forbidden', await own.change(ids.ewa, 'owner'))
  expect((await team.change(ids.ewa, 'administrator')).status).toBe(200)
  expect((await own.change(ids.ewa, 'administrator')).status).toBe(200)
  expect((await team.remove(ids.ewa)).status).toBe(204)
  problemOf('not_found', await own.change(ids.ewa, 'finance'))
  expect(outputOf(getSession, await ewa.ask(getSession)).accounts.map(({ id }) => id)).not.toContain(account)
  expect((await team.remove(ids.ewa)).status).toBe(204)
  expect(await journal(account)).toMatchObject([
    {
      action: 'member.role_changed',
      details: { name: 'Ewa Sowa', before: { role: 'finance' }, after: { role: 'administrator' } },
    },
    {
      action: 'member.removed',
      details: { name: 'Ewa Sowa', before: { role: 'administrator' }, after: { role: null } },
    },
  ])
})

test('an administrator neither makes nor touches an owner', async () => {
  const { team, ofAdministrator, ids, administrator, account } = await openTeam('administrator')
  problemOf('forbidden', await ofAdministrator.invite('nowy@example.org', 'owner'))
  problemOf('forbidden', await ofAdministrator.change(ids.ewa, 'owner'))
  problemOf('forbidden', await ofAdministrator.change(ids.administrator, 'owner'))
  problemOf('forbidden', await ofAdministrator.change(ids.owner, 'finance'))
  problemOf('forbidden', await ofAdministrator.remove(ids.owner))
  await team.invite('wspolnik@example.org', 'owner')
  const invitationId = (await team.list()).invitations[0]?.id ?? ''
  for (const change of [renewInvitation, withdrawInvitation])
    problemOf('forbidden', await administrator.ask(change, { params: { accountId: account, invitationId } }))
  expect((await ofAdministrator.change(ids.ewa, 'check_in')).status).toBe(200)
  expect((await ofAdministrator.invite('nowy@example.org', 'administrator')).status).toBe(201)
})

test('the last owner can neither be removed nor get another role; with a second one it works', async () => {
  const { team, ids, account } = await openTeam('ostatni')
  problemOf('last_owner', await team.change(ids.owner, 'administrator'))
  problemOf('last_owner', await team.remove(ids.owner))
  expect((await team.change(ids.ewa, 'owner')).status).toBe(200)
  expect((await team.change(ids.owner, 'administrator')).status).toBe(200)
  const ofEwa = teamOf(await signIn(server.port, 'ewa-sowa'), account)
  problemOf('last_owner', await ofEwa.remove(ids.ewa))
})

test('nobody comes back by an invitation of their own', async () => {
  const { team, ofAdministrator, ids } = await openTeam('powrot')
  await ofAdministrator.invite('drugie.konto@example.org', 'administrator')
  await team.invite('kto.inny@example.org', 'finance')
  const token = tokenIn((await mailTo('drugie.konto@example.org'))?.text)
  await team.remove(ids.administrator)
  problemOf('invitation_ended', await look(token))
  expect((await team.list()).invitations.map(({ email }) => email)).toEqual(['kto.inny@example.org'])
})

test('an owner who becomes an administrator keeps only the invitations that they may still send', async () => {
  const { team, ids, account } = await openTeam('degradacja')
  await team.change(ids.ewa, 'owner')
  const ofEwa = teamOf(await signIn(server.port, 'ewa-sowa'), account)
  await ofEwa.invite('wlasciciel@example.org', 'owner')
  await ofEwa.invite('finanse@example.org', 'finance')
  await team.change(ids.ewa, 'administrator')
  expect((await team.list()).invitations.map(({ email }) => email)).toEqual(['finanse@example.org'])
})
