import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPanelRegistration, listEvents } from '#contract/panel.ts'
import type { Role } from '#domain/access/rights.ts'
import { outputOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let family: Registered

beforeAll(async () => {
  site = await startTestSite()
  family = await register(site)
  await pay(site, family)
})
afterAll(() => site[Symbol.asyncDispose]())

/** A member of the account, from now on in this role. */
async function memberAs(role: Role) {
  await asOwner(site.server.databaseUrl, 'UPDATE membership SET role = $1', [role])
  return signIn(site.server.port, 'danuta-wrona')
}

async function moneySeenAs(role: Role) {
  const member = await memberAs(role)
  const answer = await member.ask(listEvents, { params: { accountId: site.account } })
  return outputOf(listEvents, answer).events.map(({ charged, paid }) => ({ charged, paid }))
}

async function codesSeenAs(role: Role) {
  const member = await memberAs(role)
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  const answer = await member.ask(getPanelRegistration, { params })
  return outputOf(getPanelRegistration, answer).participants.map(({ ticket }) => ticket?.code)
}

test('sums of money are shown only to members who may read money', async () => {
  expect(await moneySeenAs('finance')).toEqual([{ charged: 84_000, paid: 84_000 }])
  expect(await moneySeenAs('check_in')).toEqual([{ charged: null, paid: null }])
  expect(await moneySeenAs('group_leader')).toEqual([{ charged: null, paid: null }])
})

test('codes of tickets are shown only to members who check people in; others see that there is one', async () => {
  expect(await codesSeenAs('registrations')).toEqual(Array(4).fill(expect.any(String)))
  expect(await codesSeenAs('finance')).toEqual(Array(4).fill(null))
  expect(await codesSeenAs('read_only')).toEqual(Array(4).fill(null))
})
