import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { listGroupPeople } from '#contract/group-people.ts'
import { getPanelRegistration, listEvents, listRegistrations } from '#contract/panel.ts'
import { createInvitation, listTeam, updateMember } from '#contract/team.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedEvent } from '#test/support/seed.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { accept, tokenIn } from '#test/support/team.ts'

/** Roles that hold in some events, or in some groups of them. */

let site: TestSite
let family: Registered
let owner: Client
let other: string

beforeAll(async () => {
  site = await startTestSite()
  family = await register(site)
  owner = await signIn(site.server.port, 'danuta-wrona')
  other = await seedOther()
})
afterAll(() => site[Symbol.asyncDispose]())

const ofAccount = () => ({ params: { accountId: site.account } })
const ofEvent = (eventId = site.event) => ({ params: { accountId: site.account, eventId } })

async function seedOther(): Promise<string> {
  const definition = { ...(await kielceDefinition()), title: 'Inna pielgrzymka' }
  return seedEvent(site.server.databaseUrl, site.account, { slug: 'inna', definition })
}

type Given = BodyInputOf<typeof updateMember>

/** Ewa Sowa, a member of the account from now on with this role and scope. */
async function ewaWith(role: Given['role'], scope: Given['scope']): Promise<Client> {
  const ewa = await signIn(site.server.port, 'ewa-sowa')
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO membership (account_id, user_id, role)
      SELECT $1, user_id, 'finance' FROM app_user WHERE subject = 'ewa-sowa' ON CONFLICT DO NOTHING`,
    [site.account],
  )
  const { members } = outputOf(listTeam, await owner.ask(listTeam, ofAccount()))
  const member = members.find(({ name }) => name === 'Ewa Sowa')
  const params = { accountId: site.account, userId: member?.id ?? '' }
  const answer = await owner.ask(updateMember, { params, body: { role, scope } })
  expect(outputOf(updateMember, answer).scope).toEqual(scope)
  return ewa
}

test('a member who is limited to an event sees no other one, and works in it as before', async () => {
  const ewa = await ewaWith('finance', [{ eventId: site.event, groups: null }])
  const { events } = outputOf(listEvents, await ewa.ask(listEvents, ofAccount()))
  expect(events.map(({ id }) => id)).toEqual([site.event])
  const { registrations } = outputOf(listRegistrations, await ewa.ask(listRegistrations, ofEvent()))
  expect(registrations.map(({ id }) => id)).toEqual([family.id])
  problemOf('forbidden', await ewa.ask(listRegistrations, ofEvent(other)))
})

test('a group leader sees names and states of the own group, and nothing else of an event', async () => {
  const ewa = await ewaWith('group_leader', [{ eventId: site.event, groups: ['wislica'] }])
  const answer = await ewa.ask(listGroupPeople, ofEvent())
  const { groups } = outputOf(listGroupPeople, answer)
  expect(groups.map(({ id, people }) => [id, people.length])).toEqual([['wislica', 4]])
  expect(groups[0]?.people[0]).toEqual({
    id: expect.any(String),
    name: 'Anna Kopeć',
    state: 'awaiting_payment',
  })
  expect(answer.text).not.toContain('@')
  problemOf('forbidden', await ewa.ask(listRegistrations, ofEvent()))
  const params = { ...ofEvent().params, registrationId: family.id }
  problemOf('forbidden', await ewa.ask(getPanelRegistration, { params }))
  const elsewhere = await ewaWith('group_leader', [{ eventId: site.event, groups: ['kielce'] }])
  expect(outputOf(listGroupPeople, await elsewhere.ask(listGroupPeople, ofEvent())).groups).toMatchObject([
    { id: 'kielce', people: [] },
  ])
})

test('the owner sees every group', async () => {
  const { groups } = outputOf(listGroupPeople, await owner.ask(listGroupPeople, ofEvent()))
  expect(groups.map(({ id }) => id)).toEqual(['kielce', 'wislica', 'mnichow'])
})

test('who manages an account cannot be limited to a part of it, and groups are for leaders', async () => {
  const invite = (role: 'administrator' | 'finance', groups: string[] | null) =>
    owner.ask(createInvitation, {
      ...ofAccount(),
      body: { email: 'ktos@parafia.example', role, scope: [{ eventId: site.event, groups }] },
    })
  problemOf('invalid_input', await invite('administrator', null))
  problemOf('invalid_input', await invite('finance', ['wislica']))
})

test('an invitation carries the scope to whoever accepts it', async () => {
  const body = {
    ...{ email: 'hania@parafia.example', role: 'check_in' as const },
    scope: [{ eventId: site.event, groups: null }],
  }
  outputOf(createInvitation, await owner.ask(createInvitation, { ...ofAccount(), body }))
  await runJobs(site.server.databaseUrl, 'send-team-invitation')
  const [mail] = await mailsTo(site, 'hania@parafia.example')
  const token = tokenIn(mail?.text)
  const hania = await signIn(site.server.port, 'hania-mroz')
  expect((await accept(hania, token)).status).toBe(200)
  const { events } = outputOf(listEvents, await hania.ask(listEvents, ofAccount()))
  expect(events.map(({ id }) => id)).toEqual([site.event])
  problemOf('forbidden', await hania.ask(listGroupPeople, ofEvent()))
})
