import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getReconciliation } from '#contract/reconciliation.ts'
import { choosePort } from '#server/db/embedded/port.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { decideAtGateway, pay, paymentsOf } from '#test/support/gateway.ts'
import { limitedDefinition } from '#test/support/kielce.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import { reconcile } from '#test/support/reconcile.ts'
import { seedAccount } from '#test/support/seed.ts'
import { type Registered, register, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let url: string
let owner: Client
let paid: Registered
let paying: Registered

/** One registration that is paid and one that is being paid, at a gateway that answers over HTTP. */
beforeAll(async () => {
  site = await startTestSite({ definition: await limitedDefinition(100) })
  url = site.server.databaseUrl
  owner = await signIn(site.server.port, 'danuta-wrona')
  paid = await register(site)
  await pay(site, paid)
  paying = await register(site)
  await startPayment(site, paying)
})
afterAll(() => site[Symbol.asyncDispose]())

const newest = async () =>
  outputOf(getReconciliation, await owner.ask(getReconciliation, { params: { accountId: site.account } }))
    .newest

const paymentOf = async (registered: Registered) => {
  const [payment] = await paymentsOf(site, registered)
  if (!payment) throw new Error('No payment was started.')
  return payment
}

describe('what the gateway is asked', () => {
  test('books that agree: everything was checked, no difference is found', async () => {
    expect(await newest()).toBeNull()
    const { differences, checked } = await reconcile(site)
    expect(differences).toEqual([])
    expect(checked).toEqual({ events: 1, pools: 1, registrations: 2, payments: 2, asked: 2 })
    expect(await newest()).toMatchObject({ checked, differences: [] })
  })

  test('money that the gateway took and never reported is found, with its payment', async () => {
    const payment = await paymentOf(paying)
    await decideAtGateway(site, payment, 'succeeded')
    const { differences } = await reconcile(site)
    await decideAtGateway(site, payment, 'pending')
    expect(differences).toEqual([
      {
        rule: 'what the gateway took is here',
        ...{ eventId: site.event, event: 'rowery', registration: paying.number, pool: null },
        payment: payment.payment_id,
        sides: {
          state: 'pending',
          amount: payment.amount,
          'at the gateway': 'succeeded',
          'amount there': payment.amount,
          transaction: payment.transaction_id,
        },
        rows: [],
      },
    ])
    expect((await newest())?.differences).toEqual(differences)
  })

  test('a payment that is settled between the two reads is no difference', async () => {
    const fresh = await register(site)
    await startPayment(site, fresh)
    const payment = await paymentOf(fresh)
    await decideAtGateway(site, payment, 'succeeded')
    const begun = Date.now()
    const looking = reconcile(site, { patience: 3_000 })
    await pause(1_500)
    await asOwner(url, "UPDATE payment SET state = 'succeeded' WHERE payment_id = $1", [payment.payment_id])
    const { differences } = await looking
    expect(Date.now() - begun, 'there was a second look').toBeGreaterThan(3_000)
    await asOwner(url, "UPDATE payment SET state = 'pending' WHERE payment_id = $1", [payment.payment_id])
    await decideAtGateway(site, payment, 'pending')
    expect(differences.filter(({ rule }) => rule === 'what the gateway took is here')).toEqual([])
  })

  test('money in our books that the gateway does not know of is found', async () => {
    const payment = await paymentOf(paid)
    await decideAtGateway(site, payment, 'failed')
    const { differences } = await reconcile(site)
    await decideAtGateway(site, payment, 'succeeded')
    expect(differences).toMatchObject([
      { rule: 'what the gateway took is here', payment: payment.payment_id, sides: { state: 'succeeded' } },
    ])
  })

  test('a gateway that does not answer is reported, and not asked for ever', async () => {
    const closedPort = await choosePort(site.server.config.dataDir)
    const before = await asOwner(url, 'SELECT count(*)::int AS payments FROM payment')
    await asOwner(
      url,
      `INSERT INTO payment (account_id, payment_id, registration_id, gateway, state, amount, transaction_id)
       SELECT account_id, gen_random_uuid(), registration_id, 'test', 'failed', 100, 't-' || n
         FROM registration, generate_series(1, 20) n WHERE number = $1`,
      [paying.number],
    )
    const { differences, checked } = await reconcile(site, { gatewayPort: closedPort })
    await asOwner(url, 'DELETE FROM payment WHERE amount = 100')
    expect(new Set(differences.map(({ rule }) => rule))).toEqual(new Set(['the gateway answers']))
    expect(differences[0]?.sides).toMatchObject({ gateway: 'test', answer: 'fetch failed' })
    expect(checked.asked).toBeLessThan(10)
    expect(before).toEqual([{ payments: 3 }])
    expect(differences.at(-1)?.sides).toEqual({ 'not asked about': 23 - checked.asked })
  })
})

test('a fault is reported with its rows, and the app finds it with its own rights', async () => {
  await asOwner(url, "UPDATE capacity_pool SET taken = taken + 1 WHERE pool_key = 'event'")
  const { differences } = await reconcile(site)
  await asOwner(url, "UPDATE capacity_pool SET taken = taken - 1 WHERE pool_key = 'event'")
  expect(differences).toMatchObject([
    { rule: 'a pool counts what is claimed of it', event: 'rowery', pool: 'event', registration: null },
  ])
  expect(differences[0]?.sides).toEqual({ taken: 13, claimed: 12 })
  expect(differences[0]?.rows).toHaveLength(3)
  expect(differences[0]?.rows).toContainEqual({ holder: paid.number, units: 4 })
})

describe('the night', () => {
  const begun = () =>
    asOwner(
      url,
      "SELECT FROM nightly_round WHERE task = 'reconcile' AND begun_at > now() - interval '1 minute'",
    )
  const night = () => asOwner(url, "UPDATE nightly_round SET begun_at = begun_at - interval '2 days'")
  const looks = () =>
    asOwner<{ host: string; looks: number }>(
      url,
      `SELECT split_part(h.host, '.', 1) AS host, count(r.at)::int AS looks
         FROM hostname h LEFT JOIN reconciliation r USING (account_id) GROUP BY 1 ORDER BY 1`,
    )

  test('every account is checked once, each by a job of its own', async () => {
    await seedAccount(url, { subdomain: 'drugie' })
    await asOwner(url, 'DELETE FROM reconciliation')
    await runSweep(url)
    expect(await looks()).toEqual([
      { host: 'borow', looks: 0 },
      { host: 'drugie', looks: 0 },
    ])
    await night()
    await runSweep(url)
    await runSweep(url)
    expect(await begun()).toHaveLength(1)
    expect(await looks()).toEqual([
      { host: 'borow', looks: 1 },
      { host: 'drugie', looks: 1 },
    ])
  })

  test('an account that cannot be checked is retried and does not delay the others', async () => {
    await asOwner(url, 'DELETE FROM reconciliation')
    await asOwner(
      url,
      `ALTER TABLE reconciliation ADD CONSTRAINT not_today CHECK (account_id <> '${site.account}')`,
    )
    await night()
    await expect(runSweep(url)).rejects.toThrow(/not_today/)
    // The other one may still be under way when this one has failed.
    await expect.poll(looks).toEqual([
      { host: 'borow', looks: 0 },
      { host: 'drugie', looks: 1 },
    ])
    await asOwner(url, 'ALTER TABLE reconciliation DROP CONSTRAINT not_today')
    await asOwner(url, 'UPDATE graphile_worker._private_jobs SET last_error = NULL')
    await runJobs(url, 'reconcile')
    expect(await looks()).toContainEqual({ host: 'borow', looks: 1 })
  })
})
