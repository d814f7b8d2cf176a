import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPanelRegistration } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

/** What the history of a registration shows of the message with the tickets. */
async function toldOfTickets({ id }: Registered): Promise<string[]> {
  const params = { accountId: site.account, eventId: site.event, registrationId: id }
  const { history } = outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params }))
  return history.flatMap(({ action, details }) =>
    action.startsWith('message.') && details.kind === 'tickets' ? [action] : [],
  )
}

test('the history shows the state of a message', async () => {
  const family = await register(site)
  await pay(site, family)
  await expect.poll(() => toldOfTickets(family)).toEqual(['message.sent'])
})
