import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Config } from '#server/base/config.ts'
import { startServer } from '#server/main.ts'
import { bring, decideAtGateway, noticeOf, paymentsOf } from '#test/support/gateway.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'
import { ledgerOf, look, register, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'
import { TEST_KEY } from '#test/support/test-key.ts'
import { hold, standing } from './hold.ts'
import { allJobsDone } from './jobs.ts'

/** A job takes effect once, even if its worker dies and however many workers there are. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
/** Jobs whose worker is gone are taken back within ten seconds. */
const TAKEN_BACK = { timeout: 30_000, interval: 100 }

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let site: TestSite
let url: string

/** This process serves the site; the workers are others. */
beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestSite({ settings: { runs: { web: true, worker: false } } })
  url = site.server.databaseUrl
})
afterAll(async () => {
  await site?.[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

/** A worker in a process of its own. Its gateway is the one that the site serves. */
const startWorkerProcess = (): Promise<ServerProcess> =>
  startServerProcess(url, {
    RUNS: 'worker',
    PORT: String(site.server.port),
    SECRET_KEY: TEST_KEY,
    SMTP_URL: smtp.url,
  })

const orderOf = (name: string) => {
  const order = familyOrder()
  return { ...order, contact: { ...order.contact, email: `${name}@example.org` } }
}

const mailTo = (name: string) =>
  smtp.received.filter(({ to }) => to[0] === `${name}@example.org`).map(({ mail }) => mail.subject)

test('a worker killed while it books money: the next one books it, once', async () => {
  const family = await register(site, orderOf('zaplacona'))
  // The mail that asks for the payment is the next test's.
  await asOwner(url, 'DELETE FROM graphile_worker._private_jobs WHERE key = $1', [
    `${site.account}:remind:${family.id}`,
  ])
  await startPayment(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('No payment was started.')
  await decideAtGateway(site, payment, 'succeeded')
  await using row = await hold(url, `SELECT FROM registration WHERE registration_id = '${family.id}'`)
  await bring(site, noticeOf(payment))
  await using worker = await startWorkerProcess()
  await standing(url, 1, '%lock_registration%')

  await worker.killAndStart()
  await row.letGo()

  await expect.poll(async () => (await look(site, family)).state, TAKEN_BACK).toBe('confirmed')
  await allJobsDone(url)
  expect((await ledgerOf(site, family)).filter(({ kind }) => kind === 'payment')).toHaveLength(1)
  expect(mailTo('zaplacona')).toEqual([
    'Do zobaczenia! Bilety na: Rowerowa Pielgrzymka Diecezji Kieleckiej na Jasną Górę',
  ])
})

test('a worker killed while it has a mail in hand: the next one sends it, once', async () => {
  const family = await register(site, orderOf('przypomniana'))
  await asOwner(
    url,
    `WITH queued AS (INSERT INTO message (account_id, message_id, registration_id, kind, recipient)
       SELECT account_id, gen_random_uuid(), registration_id, 'pay', contact_email FROM registration
        WHERE registration_id = $1 RETURNING *)
     SELECT jobs.enqueue('send-message', account_id, jsonb_build_object('message', message_id), now(), NULL) FROM queued`,
    [family.id],
  )
  await using message = await hold(url, "SELECT FROM message WHERE kind = 'pay'")
  await using worker = await startWorkerProcess()
  await standing(url, 1, '%update "message"%')
  expect(mailTo('przypomniana')).toEqual([])

  await worker.killAndStart()
  await message.letGo()

  await expect.poll(() => mailTo('przypomniana'), TAKEN_BACK).toHaveLength(1)
  await allJobsDone(url)
  expect(mailTo('przypomniana')).toEqual([
    expect.stringContaining(`Zgłoszenie ${family.number}: zapłać do: `),
  ])
})

test('two workers do each job once', async () => {
  const NAMES = Array.from({ length: 24 }, (_, index) => `rodzina-${index}`)
  for (const name of NAMES) await register(site, orderOf(name))
  const config: Config = { ...site.server.config, smtpUrl: smtp.url, runs: { web: false, worker: true } }
  await using rows = await hold(url, "SELECT FROM registration WHERE state = 'awaiting_payment'")
  await using _one = await startServer({ ...config, databaseUrl: url })
  await using _other = await startServer({ ...config, databaseUrl: url })
  // Both workers, with four hands each, are busy.
  await standing(url, 8, '%lock_registration%')
  await rows.letGo()

  await expect.poll(() => NAMES.flatMap(mailTo).length, TAKEN_BACK).toBe(NAMES.length)
  await allJobsDone(url)
  expect(NAMES.filter((name) => mailTo(name).length !== 1)).toEqual([])
  expect(await asOwner(url, "SELECT FROM message WHERE kind = 'pay' AND attempts <> 1")).toEqual([])
})
