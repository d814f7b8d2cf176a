import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendTransferPackage } from '#contract/packages.ts'
import { withholdRefund } from '#contract/refunds.ts'
import type { Client } from '#test/support/client.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { staffOf } from '#test/support/refunds.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { colleagueOf, prepare, readyToSend } from '#test/support/transfers.ts'
import { audit } from './audit.ts'
import { hold, holdRegistrations, standing } from './hold.ts'

/** Two people send refunds at the same moment: each refund goes to the bank once. */

let site: TestSite
let url: string
let staff: Client
let other: Client

beforeEach(async () => {
  site = await startTestSite({ definition: { ...outing({ event: 30 }), refunds: [] } })
  url = site.server.databaseUrl
  staff = await staffOf(site)
  other = await colleagueOf(site)
})
afterEach(() => site[Symbol.asyncDispose]())

/** Both prepare a package with the same refund before either has one; returns how often it was packed. */
async function bothPrepare(): Promise<{ statuses: number[]; packed: number }> {
  const [first, shared, last] = [
    await readyToSend(site, staff, 'ewa'),
    await readyToSend(site, staff, 'jan'),
    await readyToSend(site, staff, 'ola'),
  ]
  await using rows = await holdRegistrations(url)
  const asked = [prepare(site, staff, [first, shared]), prepare(site, other, [shared, last])]
  await standing(url, 2)
  await rows.letGo()
  const statuses = (await Promise.all(asked)).map(({ status }) => status).toSorted()
  const [row] = await asOwner<{ n: number }>(
    url,
    'SELECT count(*)::integer AS n FROM transfer_item WHERE refund_id = $1',
    [shared],
  )
  return { statuses, packed: row?.n ?? 0 }
}

async function bookedRefunds(): Promise<number | undefined> {
  const [row] = await asOwner<{ n: number }>(
    url,
    "SELECT count(*)::integer AS n FROM ledger_entry WHERE kind = 'refund'",
  )
  return row?.n
}

test('a refund that two people pack at the same moment is in one package', async () => {
  expect(await bothPrepare()).toEqual({ statuses: [201, 409], packed: 1 })
})

test('without the index it would be in both', async () => {
  await asOwner(url, 'DROP INDEX transfer_item_once')
  expect(await bothPrepare()).toEqual({ statuses: [201, 201], packed: 2 })
})

test('a package that two people mark as sent is booked once, and a refund is not stopped meanwhile', async () => {
  const refunds = [await readyToSend(site, staff, 'ewa'), await readyToSend(site, staff, 'jan')]
  await prepare(site, staff, refunds)
  const [row] = await asOwner<{ id: string }>(url, 'SELECT transfer_package_id AS id FROM transfer_package')
  const ids = { accountId: site.account, eventId: site.event }
  const params = { ...ids, packageId: row?.id ?? '' }
  await using rows = await holdRegistrations(url)
  const asked = [
    staff.ask(sendTransferPackage, { params, body: {} }),
    other.ask(sendTransferPackage, { params, body: {} }),
    other.ask(withholdRefund, {
      params: { ...ids, refundId: refunds[0] ?? '' },
      body: { reason: 'Pomyłka' },
    }),
  ]
  await standing(url, 3)
  await rows.letGo()
  const [first, second, stopped] = await Promise.all(asked)
  expect([first?.status, second?.status]).toEqual([204, 204])
  expect(stopped?.status).toBe(409)
  expect(await bookedRefunds()).toBe(2)
  expect(await audit(url)).toEqual([])
})

test('a process that is killed while it books a package has booked nothing, and the next one books all of it', async () => {
  const refunds = [await readyToSend(site, staff, 'ewa'), await readyToSend(site, staff, 'jan')]
  await prepare(site, staff, refunds)
  const [row] = await asOwner<{ id: string }>(url, 'SELECT transfer_package_id AS id FROM transfer_package')
  const params = { accountId: site.account, eventId: site.event, packageId: row?.id ?? '' }
  // The first transfer is booked, and the last one waits.
  await using last = await hold(
    url,
    'SELECT FROM refund WHERE refund_id = (SELECT refund_id FROM transfer_item ORDER BY position DESC LIMIT 1)',
  )
  const killed = staff.ask(sendTransferPackage, { params, body: {} })
  await standing(url, 1)
  await asOwner(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  expect((await killed).status).toBe(503)
  await last.letGo()
  expect(await bookedRefunds()).toBe(0)
  expect((await staff.ask(sendTransferPackage, { params, body: {} })).status).toBe(204)
  expect(await bookedRefunds()).toBe(2)
  expect(await audit(url)).toEqual([])
})
