import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPoster } from '#contract/poster.ts'
import { mayReadAllRegistrations, ROLES } from '#domain/access/rights.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'

/** What an event is announced with. */

let site: TestSite
let staff: Staff

beforeAll(async () => {
  site = await startTestSite()
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })

test('a poster says what the page of the event says, and leads there', async () => {
  const poster = outputOf(getPoster, await staff.client.ask(getPoster, { params: params() }))
  expect(poster).toMatchObject({ isTest: false, calledOff: false, isArchived: false })
  expect(poster.address).toMatch(/^https?:\/\/borow\..*\/rowery$/)
  expect(poster.price?.to).toBeGreaterThan(0)
  expect(poster.qr.size).toBeGreaterThan(20)
})

test('its picture is a PNG file to be downloaded; one of an earlier content leads to that of today', async () => {
  const { picture } = outputOf(getPoster, await staff.client.ask(getPoster, { params: params() }))
  const { pathname } = new URL(picture)
  const answer = await site.visitor.call(pathname)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="rowery.png"')
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const earlier = await site.visitor.call(pathname.replace(/[0-9a-f]{32}/, '0'.repeat(32)))
  expect([earlier.status, earlier.headers.location]).toEqual([302, picture])
})

test('roles that read registrations see it, others and strangers do not', async () => {
  const ewa = await signIn(site.server.port, 'ewa-sowa')
  const ask = () => ewa.ask(getPoster, { params: params() })
  problemOf('not_found', await ask())
  for (const role of ROLES) {
    await asOwner(
      site.server.databaseUrl,
      `INSERT INTO membership (account_id, user_id, role)
        SELECT $1, user_id, $2 FROM app_user WHERE subject = 'ewa-sowa'
        ON CONFLICT (account_id, user_id) DO UPDATE SET role = excluded.role`,
      [site.account, role],
    )
    if (mayReadAllRegistrations(role)) outputOf(getPoster, await ask())
    else problemOf('forbidden', await ask())
  }
})

test('a test is named', async () => {
  await asOwner(site.server.databaseUrl, 'UPDATE event SET is_test = true WHERE event_id = $1', [site.event])
  const poster = outputOf(getPoster, await staff.client.ask(getPoster, { params: params() }))
  expect(poster.isTest).toBe(true)
})
