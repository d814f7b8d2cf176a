import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeContact } from '#contract/contact.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { offerToken, sendOffer } from '#test/support/hand-over.ts'
import { runJobs } from '#test/support/owner.ts'
import { startServerProcess } from '#test/support/server-process.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { wait } from '#test/support/waiting.ts'
import { PRODUCTION } from '../../tools/bench/production.ts'

/** Rules of HTTP that hold for every page and endpoint. */
let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** The status of an answer to a raw request, without a client that would normalise it. */
async function statusOf(...lines: string[]): Promise<number> {
  const socket = connect(site.server.port, '127.0.0.1')
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return Number(String(answer).split(' ')[1])
}

test('a request that names two hosts is refused, even if one of them is known', async () => {
  const [own, other] = [`Host: ${site.host}:${site.server.port}`, 'Host: elsewhere.example']
  expect(await statusOf('GET / HTTP/1.1', own)).toBe(200)
  expect(await statusOf('GET / HTTP/1.1', own, other)).toBe(400)
  expect(await statusOf('GET / HTTP/1.1', other, own)).toBe(400)
  expect(await statusOf('GET / HTTP/1.1', own, own.replace('Host', 'hOST'))).toBe(400)
})

test('a page opened by a token, or by an invalid one, is never cached', async () => {
  const { token } = await register(site)
  for (const path of [
    `/zgloszenie/${token}`,
    `/zgloszenie/${token}/zmiana`,
    `/zgloszenie/${'x'.repeat(43)}`,
    `/lista-rezerwowa/${'x'.repeat(43)}`,
    `/lista-rezerwowa/${'x'.repeat(43)}/rezygnacja`,
  ])
    expect((await site.visitor.open(path)).headers['cache-control'], path).toBe('no-store')
  expect((await site.visitor.open('/')).headers['cache-control']).not.toContain('no-store')
})

test('a page of a hand-over, of a new address or of the waiting list is never cached', async () => {
  await using full = await startTestSite({ definition: smallEvent({ pools: { event: 1 }, price: 0 }) })
  const url = full.server.databaseUrl
  const family = await register(full, order(1, 1, 0))
  const successor = { ref: 'nowa', firstName: 'Zofia', lastName: 'Nowa', birthDate: null }
  const body = { ...{ revision: 1, expectedTotal: 0, giver: 'p1' }, successor, email: 'zofia@example.org' }
  expect((await sendOffer(full, family, body)).status).toBe(200)
  const contact = { email: 'nowy@example.org', phone: '600100200' }
  const changed = await full.visitor.ask(changeContact, { params: { token: family.token }, body: contact })
  expect(changed.status).toBe(200)
  await runJobs(url)
  const mailbox = createMailbox(join(full.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  const mail = (await mailbox.list()).find(({ to }) => to === contact.email)
  const paths = {
    transfer: `/przekazane/${await offerToken(url, family.id)}`,
    address: /\/adres\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '',
    waiting: `/lista-rezerwowa/${await wait(full, 2, 1)}`,
  }
  for (const path of [...Object.values(paths), `${paths.waiting}/rezygnacja`]) {
    const { status, headers } = await full.visitor.open(path)
    expect([status, headers['cache-control']], path).toEqual([200, 'no-store'])
  }
  for (const path of [`/przekazane/${'x'.repeat(43)}`, `/adres/${'x'.repeat(43)}`])
    expect((await full.visitor.open(path)).headers['cache-control'], path).toBe('no-store')
})

test.each([
  ['', true],
  ['10.0.0.0/8', false],
])(
  'in production with TRUSTED_PROXIES=%j the start warns of visitors that count as one: %s',
  async (proxies, warns) => {
    await using database = await createTestDatabase()
    const settings = { ...PRODUCTION, TRUSTED_PROXIES: proxies, RUNS: 'web' }
    await using server = await startServerProcess(database.url, settings)
    const warnings = server
      .output()
      .split('TRUSTED_PROXIES is not set: behind a proxy all visitors count as one')
    expect(warnings).toHaveLength(warns ? 2 : 1)
  },
)
