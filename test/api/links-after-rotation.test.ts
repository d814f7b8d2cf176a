import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRegistration, getRegistration } from '#contract/site.ts'
import { sha256 } from '#server/base/secrets.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { changeTo, orderOf, outing, totalOf } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { TEST_KEY } from '#test/support/test-key.ts'
import { accept, bringBack, giveUp, lookAt, take, wait } from '#test/support/waiting.ts'

/** Links and limits of one person when the key is changed and the server is started again. */

const event = outing({ event: 60, coach: 40 })
const definition = {
  ...event,
  pools: [
    ...(event.pools ?? []),
    { id: 'mine', name: 'Moje miejsca', capacity: 3, per: 'registrant', refusal: 'limit_per_registrant' },
  ],
  claims: [{ pool: 'event' }, { pool: 'mine' }],
}

let site: TestSite
beforeEach(async () => {
  site = await startTestSite({ definition })
})
afterEach(() => site[Symbol.asyncDispose]())

const NEW_KEY = 'another key for tests, made when the first one was lost'

async function rotate(secretKeysBefore: readonly string[], at: TestSite = site): Promise<void> {
  await at.server.stop()
  await at.server.start({ secretKey: NEW_KEY, secretKeysBefore: [...secretKeysBefore] })
  await at.visitor.open()
}

/** The link in the newest mail of a registration, after a change that is reported by mail. */
async function mailedToken(token: string, names: readonly string[], revision: number): Promise<string> {
  const changed = await sendChange(site, { token }, changeTo(revision, ...names))
  expect(changed.status).toBe(200)
  await runJobs(site.server.databaseUrl)
  const mailbox = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  const [newest] = await mailbox.list()
  return /\/zgloszenie\/([\w-]{43})/.exec(newest?.text ?? '')?.[1] ?? ''
}

const opens = async (token: string) => (await site.visitor.ask(getRegistration, { params: { token } })).status

test('links from before and after a change of the key open, in the browser and from the mail', async () => {
  const before = await register(site, orderOf('ewa'))
  await rotate([TEST_KEY])
  expect(await look(site, before)).toMatchObject({ number: before.number })
  expect(await mailedToken(before.token, ['ewa+'], 1)).toBe(before.token)
  const after = await register(site, orderOf('jan'))
  expect(await mailedToken(after.token, ['jan+'], 1)).toBe(after.token)
  expect(await opens(after.token)).toBe(200)
})

test('the same order again answers the same link', async () => {
  const key = randomUUID()
  const first = outputOf(createRegistration, await sendOrder(site, orderOf('ewa'), key))
  const again = outputOf(createRegistration, await sendOrder(site, orderOf('ewa'), key))
  expect(again.token).toBe(first.token)
})

test('when the earlier key is not listed any more the old link opens until a mail brings a new one', async () => {
  const { token, id } = await register(site, orderOf('ewa'))
  await runJobs(site.server.databaseUrl) // a confirmation sent after the rotation would bring the new link already
  await rotate([])
  expect(await opens(token)).toBe(200)
  const renewed = await mailedToken(token, ['ewa+'], 1)
  expect(renewed).toMatch(/^[\w-]{43}$/)
  expect(await opens(renewed)).toBe(200)
  problemOf('not_found', await site.visitor.ask(getRegistration, { params: { token } }))
  const rows = await asOwner(
    site.server.databaseUrl,
    'SELECT link_version AS version FROM registration WHERE registration_id = $1',
    [id],
  )
  expect(rows).toEqual([{ version: 2 }])
})

test('the limits of one person still count after a change of the key', async () => {
  const two = await register(site, orderOf('ewa', 'jan'))
  await rotate([TEST_KEY])
  problemOf('registration_refused', await sendOrder(site, orderOf('ola', 'iga')))
  const third = await register(site, orderOf('ola'))
  problemOf('registration_refused', await sendOrder(site, orderOf('iga')))
  const more = { ...changeTo(1, 'ola', 'iga'), expectedTotal: totalOf('ola', 'iga') }
  expect((await sendChange(site, third, more)).status).toBe(422)
  expect((await sendChange(site, two, changeTo(1, 'ewa'))).status).toBe(200)
  await register(site, orderOf('iga'))
})

test('a waiting party keeps its link, and accepts an offer made under the earlier key', async () => {
  await using small = await startTestSite({ definition: smallEvent({ pools: { event: 1 }, price: 12_000 }) })
  const first = await take(small, 1, 1, 12_000)
  const token = await wait(small, 2, 1)
  const next = await wait(small, 3, 1)
  await bringBack(small, first)
  await rotate([TEST_KEY], small)
  const offered = await lookAt(small, token)
  expect(offered.state).toBe('offered')
  const taken = outputOf(createRegistration, await accept(small, offered))
  await bringBack(small, taken.number)
  expect((await giveUp(small, next)).status).toBe(204)
  expect(await lookAt(small, next)).toMatchObject({ state: 'declined' })
})

test('the database alone opens nothing: it has a hash and an encrypted value', async () => {
  const { token, id } = await register(site, orderOf('ewa'))
  const [row] = await asOwner<{ hash: Buffer; whole: string }>(
    site.server.databaseUrl,
    'SELECT token_hash AS hash, to_jsonb(r)::text AS whole FROM registration r WHERE registration_id = $1',
    [id],
  )
  expect(row?.hash.equals(sha256(token))).toBe(true)
  expect(row?.whole).not.toContain(token)
})
