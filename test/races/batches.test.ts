import { expect, test } from 'vitest'
import { asOwner } from '#test/support/owner.ts'
import { startTestServer } from '#test/support/server.ts'
import { audit, countPlaces, listUnsent } from './audit.ts'
import { putOnSale } from './event-on-sale.ts'
import { standing } from './hold.ts'
import { inOneBatch, ordersOf } from './in-one-batch.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { countOutcomes, faultsOf } from './outcomes.ts'

const PRICE = 12_000

test('each key in a batch makes one registration, and all its answers are equal', async () => {
  await using server = await startTestServer()
  const url = server.databaseUrl
  const eventOnSale = await putOnSale(url, server.port, { pools: { event: 12 }, price: PRICE })
  const orders = ordersOf(20)
  const outcomes = await inOneBatch(url, eventOnSale, [...orders, ...orders.toReversed(), ...orders])

  expect(await faultsOf(url, outcomes)).toEqual([])
  expect(countOutcomes(outcomes)).toEqual({ created: 3 * 12, refused: 3 * 8 })
  expect(await countPlaces(url)).toMatchObject([{ taken: 12, claimed: 12, people: 12 }])
})

test('an order that the database rejects fails alone', async () => {
  await using server = await startTestServer()
  const url = server.databaseUrl
  const eventOnSale = await putOnSale(url, server.port, { pools: { event: 30 }, price: PRICE })
  await asOwner(url, `ALTER TABLE participant ADD CHECK (last_name NOT IN ('Próbna 7', 'Próbna 19'))`)
  const outcomes = await inOneBatch(url, eventOnSale, ordersOf(25))

  expect(outcomes.filter(({ answer }) => answer.status === 500)).toHaveLength(2)
  const fine = outcomes.filter(({ answer }) => answer.status !== 500)
  expect(await faultsOf(url, fine)).toEqual([])
  expect(countOutcomes(fine)).toEqual({ created: 23, refused: 0 })
  expect(await countPlaces(url)).toMatchObject([{ taken: 23, claimed: 23, people: 23 }])
})

test('a batch whose connection is lost is sent once more, and every order is answered', async () => {
  await using server = await startTestServer()
  const url = server.databaseUrl
  const eventOnSale = await putOnSale(url, server.port, { pools: { event: 5 }, price: PRICE })
  const cut = async () => {
    await asOwner(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'active' AND query LIKE '%reserve_many%' AND pid <> pg_backend_pid()`,
    )
    await standing(url, 1)
  }
  const outcomes = await inOneBatch(url, eventOnSale, ordersOf(8), cut)

  expect(await faultsOf(url, outcomes)).toEqual([])
  expect(countOutcomes(outcomes)).toEqual({ created: 5, refused: 3 })
})

test('registrations whose time to pay ends together expire once each, with one mail', async () => {
  await using server = await startTestServer()
  const url = server.databaseUrl
  const eventOnSale = await putOnSale(url, server.port, { pools: { event: 10 }, price: PRICE })
  expect(countOutcomes(await inOneBatch(url, eventOnSale, ordersOf(10)))).toEqual({ created: 10, refused: 0 })
  // Registrations that were sold together wait together.
  const jobs = () =>
    asOwner<{ count: number }>(
      url,
      `SELECT count(*)::integer AS count FROM graphile_worker.jobs WHERE task_identifier = 'expire-registration'`,
    )
  expect((await jobs())[0]?.count).toBeLessThan(10)
  // As if a worker had died after unpacking all of them and before recording that.
  await asOwner(
    url,
    `SELECT jobs.enqueue(t.identifier, (j.payload->>'account')::uuid, j.payload::jsonb, j.run_at, NULL)
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE j.payload::jsonb ? 'each'`,
  )

  await makeDue(url, 'remind-to-pay')
  await allJobsDone(url)
  await asOwner(url, "UPDATE registration SET expires_at = now() - interval '1 minute'")
  await makeDue(url, 'expire-registration')
  await allJobsDone(url)

  expect(await audit(url)).toEqual([])
  expect(await countPlaces(url)).toMatchObject([{ taken: 0, claimed: 0 }])
  const mails = await asOwner(
    url,
    `SELECT kind, count(*)::integer AS mails, count(DISTINCT registration_id)::integer AS families
       FROM message GROUP BY kind ORDER BY kind`,
  )
  expect(mails).toEqual([
    { kind: 'expired', mails: 10, families: 10 },
    { kind: 'pay', mails: 10, families: 10 },
  ])
  expect(await listUnsent(url)).toEqual([])
})

test('free registrations are confirmed together: tickets, history and one mail for each', async () => {
  await using server = await startTestServer()
  const url = server.databaseUrl
  const eventOnSale = await putOnSale(url, server.port, { pools: { event: 10 }, price: 0 })
  const outcomes = await inOneBatch(url, eventOnSale, ordersOf(10))
  await allJobsDone(url)

  expect(await faultsOf(url, outcomes)).toEqual([])
  const histories = await asOwner(
    url,
    `SELECT h.actions, count(*)::integer AS families
       FROM (SELECT string_agg(action, ' ' ORDER BY at, audit_entry_id) AS actions FROM audit_entry
              WHERE registration_id IS NOT NULL GROUP BY registration_id) h
      GROUP BY 1`,
  )
  expect(histories).toEqual([
    { actions: 'registration.created registration.confirmed message.queued', families: 10 },
  ])
  const mails = await asOwner(
    url,
    'SELECT kind, state, count(*)::integer, count(DISTINCT recipient)::integer AS people FROM message GROUP BY 1, 2',
  )
  expect(mails).toEqual([{ kind: 'tickets', state: 'sent', count: 10, people: 10 }])
})
