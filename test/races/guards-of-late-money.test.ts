import { expect, test } from 'vitest'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite } from '#test/support/site.ts'
import { audit } from './audit.ts'
import { hold, standing } from './hold.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { late, PRICE, succeed } from './late.ts'
import { smallEvent } from './small-event.ts'
import { weaken } from './weaken.ts'

/** As many payments as the worker settles at once. */
const FAMILIES = 4

/**
 * The places of all families came back, one of them is left, and the money of all comes at the same moment.
 * Returns what the audit finds.
 */
async function onePlaceForAll(without?: {
  readonly function: string
  readonly guard: RegExp
  readonly instead?: string
}) {
  const definition = smallEvent({ pools: { event: FAMILIES }, price: PRICE })
  await using site = await startTestSite({ definition })
  const url = site.server.databaseUrl
  const all = await late(site, FAMILIES)
  await makeDue(url, 'expire-registration')
  await allJobsDone(url)
  await asOwner(url, 'UPDATE capacity_pool SET capacity = 1')
  if (without) await weaken(url, without.function, without.guard, without.instead)

  await using pool = await hold(url, 'SELECT FROM capacity_pool')
  await Promise.all(all.map((each) => succeed(site, each)))
  await standing(url, FAMILIES)
  await pool.letGo()
  await allJobsDone(url)
  return await audit(url)
}

test('one place for the late money of four families: with all guards in place the audit finds nothing', async () => {
  expect(await onePlaceForAll()).toEqual([])
})

test.each([
  {
    what: 'the lock before the look',
    function: 'lock_pools',
    guard: /FOR NO KEY UPDATE/,
    found: /^no pool is sold over its limit: event: [2-4] taken, 1 allowed$/,
  },
  {
    what: 'the look behind the lock',
    function: 'claim_places',
    guard: /IF short IS NOT NULL THEN RETURN short; END IF;/,
    found: /^no pool is sold over its limit: event: [2-4] taken, 1 allowed$/,
  },
  {
    what: 'counting what is taken',
    function: 'swap_claims',
    guard: /taken = p\.taken \+ m\.units/,
    instead: 'taken = p.taken',
    found: /^a pool counts what is claimed of it: event: 0 taken, 4 claimed$/,
  },
  {
    what: 'noting who took it',
    function: 'swap_claims',
    guard: /INSERT INTO capacity_claim[^;]*;/,
    found: /^who holds places claims what was agreed, nobody else claims anything: /,
  },
])('a missing guard is detected: $what ($function)', async ({ found, ...guard }) => {
  expect(await onePlaceForAll(guard)).toContainEqual(expect.stringMatching(found))
})
