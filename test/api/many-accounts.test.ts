import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#contract/accounts.ts'
import { createOfficeRegistration } from '#contract/office.ts'
import { importEvent, publishEvent } from '#contract/panel.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'
import { localToken, openWizard } from '#test/support/wizard.ts'

/** One person cannot take names from all others, and no account can pose as a bank. */

const COMMAND = join(import.meta.dirname, '../../scripts/accounts.ts')

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let server: TestServer
let wizard: Client

beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startTestServer({ smtpUrl: smtp.url })
  wizard = await openWizard(server.port)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

async function open(subject: string, subdomain: string, name = 'Parafia w Lipowej') {
  const hostname = `${subdomain}.zapisano.localhost`
  return wizard.ask(createAccount, { body: { name, hostname, token: await localToken(wizard, subject) } })
}

test('one person opens five accounts in a day, also all at once, and twenty in all', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => open('maria-zielinska', `seria-${n}`)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  for (const refused of answers.filter(({ status }) => status !== 201))
    problemOf('too_many_accounts', refused)
  expect((await open('danuta-wrona', 'inna-osoba')).status).toBe(201)

  for (let day = 2; day <= 4; day += 1) {
    await asOwner(server.databaseUrl, "UPDATE membership SET created_at = created_at - interval '25 hours'")
    for (let n = 1; n <= 5; n += 1)
      expect((await open('maria-zielinska', `seria-${day}-${n}`)).status).toBe(201)
  }
  await asOwner(server.databaseUrl, "UPDATE membership SET created_at = created_at - interval '25 hours'")
  problemOf('too_many_accounts', await open('maria-zielinska', 'seria-21'))
})

test('a site named like a bank answers after a review, a parish at once', async () => {
  const page = async (subdomain: string) =>
    new Client(server.port, `${subdomain}.zapisano.localhost`).open('/')
  expect((await open('danuta-wrona', 'mbank-zapisy', 'Bank')).status).toBe(201)
  expect(await page('mbank-zapisy')).toMatchObject({
    status: 403,
    text: expect.stringContaining('Ta strona czeka na sprawdzenie'),
  })
  expect((await open('danuta-wrona', 'zuzanna', 'Parafia św. Zuzanny')).status).toBe(201)
  expect((await page('zuzanna')).status).toBe(200)

  await asOwner(server.databaseUrl, "UPDATE hostname SET on_review = false WHERE host LIKE 'mbank-zapisy.%'")
  await expect.poll(async () => (await page('mbank-zapisy')).status, { timeout: 5_000 }).toBe(200)
})

/** `npm run accounts` with these arguments. */
function npmRunAccounts(...words: string[]) {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, DATABASE_URL: server.databaseUrl }
  return spawnSync(process.execPath, [COMMAND, ...words], { env, encoding: 'utf8' })
}

test('mails of an account under review wait until the operator has cleared it, and are then sent', async () => {
  const host = 'bank-borow.zapisano.localhost'
  const page = () => new Client(server.port, host).open('/')
  const { id: accountId } = outputOf(createAccount, await open('jan-slowik', 'bank-borow', 'Bank w Borowie'))
  const staff = await signIn(server.port, 'jan-slowik')
  const definition = smallEvent({ pools: { event: 5 }, price: 0 })
  const made = await staff.ask(importEvent, { params: { accountId }, body: { slug: 'splyw', definition } })
  const params = { accountId, eventId: outputOf(importEvent, made).id }
  await staff.ask(publishEvent, { params, body: { definition, giveUp: [] } })
  const registered = await staff.ask(createOfficeRegistration, {
    ...{ params, body: { ...order(1, 1, 0), draft: { ...order(1, 1, 0).draft, registeredBy: 'p1' } } },
    key: randomUUID(),
  })
  expect(registered.status).toBe(201)
  const states = () =>
    asOwner(server.databaseUrl, 'SELECT state FROM message WHERE account_id = $1', [accountId])
  await runJobs(server.databaseUrl)
  expect(await states()).toEqual([{ state: 'withheld' }])
  // An hour later it is still not reviewed.
  await runJobs(server.databaseUrl, 'send-message')
  expect([await states(), smtp.received]).toEqual([[{ state: 'withheld' }], []])
  expect((await page()).status).toBe(403)

  expect(npmRunAccounts().stdout).toContain(`${host}  since 20`)
  expect(npmRunAccounts('--clear', host.toUpperCase())).toMatchObject({
    ...{ status: 0, stdout: `${host.toUpperCase()} answers from now on.\n`, stderr: '' },
  })
  await expect.poll(async () => (await page()).status, { timeout: 5_000 }).toBe(200)
  await runJobs(server.databaseUrl, 'send-message')
  expect(await states()).toEqual([{ state: 'sent' }])
  expect(smtp.received.map(({ to }) => to)).toEqual([['rodzina1@example.org']])

  expect(npmRunAccounts().stdout).not.toContain(host)
  expect(npmRunAccounts('--clear', host)).toMatchObject({
    ...{ status: 1, stderr: expect.stringContaining(`No account waits at ${host}`) },
  })
})
