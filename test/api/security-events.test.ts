import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayNotice, noticePath } from '#contract/gateway.ts'
import { getHealth } from '#contract/operation.ts'
import { createSession, listEvents, publishEvent } from '#contract/panel.ts'
import { quoteDraft } from '#contract/quotes.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { type SeededAccount, seedAccount, seedEvent } from '#test/support/seed.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'

/** What the operator reads about attacks: a line for each kind, without personal data. */

const PANEL = 'panel.zapisano.localhost'
const EMAIL = 'ofiara.ataku@example.org'
const CODE = 'tajne-haslo-anny'

let database: TestDatabase
let server: ServerProcess
let own: SeededAccount & { readonly event: string }
let foreign: SeededAccount

beforeAll(async () => {
  database = await createTestDatabase()
  const account = await seedAccount(database.url, {
    subdomain: 'wlasne',
    members: { 'ewa-sowa': 'read_only' },
  })
  foreign = await seedAccount(database.url, { subdomain: 'cudze' })
  const off = {
    id: 'f',
    name: 'Zniżka',
    items: ['fee'],
    when: { fact: 'code', is: 'Kostka' },
    effect: { kind: 'off', amount: 5000 },
  }
  const definition = { ...smallEvent({ pools: { event: 5 }, price: 12_000 }), adjustments: [off] }
  own = { ...account, event: await seedEvent(database.url, account.account, { slug: 'splyw', definition }) }
  server = await startServerProcess(database.url, { RUNS: 'web' })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await database.drop()
})

/** The lines about an event, without what every line has. */
async function linesOf(security: string, count = 1): Promise<object[]> {
  const read = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes(`"security":"${security}"`))
      .map((line) => JSON.parse(line))
  await expect.poll(() => read().length).toBeGreaterThanOrEqual(count)
  return read().map(({ level: _, time: __, ...line }) => line)
}

const FROM = expect.stringMatching(/^[\w-]{12}$/)
const MSG = 'security event'

async function browserAt(host: string): Promise<Client> {
  const client = new Client(server.port, host)
  await client.open()
  return client
}

test('a bad sign-in', async () => {
  const panel = await browserAt(PANEL)
  const token = `e30.${Buffer.from(JSON.stringify({ email: EMAIL })).toString('base64url')}.AAAA`
  problemOf('sign_in_failed', await panel.ask(createSession, { body: { token } }))
  expect(await linesOf('sign_in_failed')).toEqual([
    { security: 'sign_in_failed', endpoint: createSession.path, from: FROM, msg: MSG },
  ])
  expect(server.output()).not.toContain(token)
})

test('access to another account, and what a role may not do', async () => {
  const ewa = await signIn(server.port, 'ewa-sowa')
  problemOf('not_found', await ewa.ask(listEvents, { params: { accountId: foreign.account } }))
  const params = { accountId: own.account, eventId: own.event }
  problemOf('forbidden', await ewa.ask(publishEvent, { params, body: { definition: {} } }))
  expect(await linesOf('access_refused', 2)).toEqual([
    {
      ...{ security: 'access_refused', account: foreign.account, endpoint: listEvents.path },
      ...{ from: FROM, user: expect.stringMatching(/^[0-9a-f-]{36}$/), msg: MSG },
    },
    { security: 'access_refused', account: own.account, endpoint: publishEvent.path, from: FROM, msg: MSG },
  ])
})

test('a forged notice', async () => {
  const gateway = await browserAt('zapisano.localhost')
  problemOf('signature_invalid', await gateway.post(noticePath('test'), forgedNotice))
  expect(await linesOf('forged_notice')).toEqual([
    { security: 'forged_notice', endpoint: gatewayNotice.path, from: FROM, msg: MSG },
  ])
})

test('wrong codes, and the limit that ends them', async () => {
  const visitor = await browserAt(own.host)
  const { version, draft } = order(1, 1, 12_000)
  const ask = (code: string) =>
    visitor.ask(quoteDraft, { params: { slug: 'splyw' }, body: { version, draft: { ...draft, code } } })
  for (let n = 1; n <= 10; n++) outputOf(quoteDraft, await ask(`${n}-${CODE}`))
  problemOf('too_many_requests', await ask(`11-${CODE}`))
  expect(await linesOf('limit_reached')).toEqual([
    { security: 'limit_reached', endpoint: quoteDraft.path, from: FROM, msg: MSG },
  ])
  expect((await linesOf('wrong_code'))[0]).toEqual({ security: 'wrong_code', account: own.account, msg: MSG })
})

test('a flood of forged requests: some lines, all counted', async () => {
  const visitor = new Client(server.port, PANEL)
  for (let n = 0; n < 60; n++)
    problemOf('csrf', await visitor.post(createSession.path, { token: `${EMAIL} ${n}` }))
  expect(await linesOf('csrf_refused')).toHaveLength(10)
  const { securityEvents } = outputOf(getHealth, await visitor.ask(getHealth))
  expect(securityEvents).toMatchObject({
    csrf_refused: 60,
    forged_notice: 1,
    access_refused: 2,
    limit_reached: 1,
  })
})

test('no line contains personal data or typed text', () => {
  for (const secret of [EMAIL, 'ofiara', CODE, 'tajne', 'ewa-sowa', 'Sowa', '127.0.0.1', '::1'])
    expect(server.output().split('"security"').slice(1).join('\n'), secret).not.toContain(secret)
})

const forgedNotice = {
  ...{
    noticeId: 'n-00000001',
    transactionId: EMAIL,
    merchantReference: '01a1fc46-5812-7b84-95c0-7d4383ca9a75',
  },
  ...{ status: 'succeeded', amount: 84_000, currency: 'PLN' },
}
