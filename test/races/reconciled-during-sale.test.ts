import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typeBlik } from '#test/support/gateway.ts'
import { homeAddress } from '#test/support/home-address.ts'
import { asOwner } from '#test/support/owner.ts'
import { reconcile } from '#test/support/reconcile.ts'
import { register, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'
import { order, smallEvent } from './small-event.ts'

const PRICE = 12_000
const FAMILIES = 40
/** Longer than a notice and its job take, also on a machine that is busy with other tests. */
const PATIENCE = 15_000

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ definition: smallEvent({ pools: { event: 200, boat: 200 }, price: PRICE }) })
})
afterAll(() => site[Symbol.asyncDispose]())

/** Registers and, if it is its turn, pays: the notice and all that follows come while others register. */
async function family(index: number): Promise<void> {
  const registered = await register(site, order(index, 3, PRICE), homeAddress(index))
  if (index % 2 === 0) await typeBlik(site, await startPayment(site, registered), '777123')
}

test('while people register and pay, every reconciliation finds no difference', async () => {
  const selling = Array.from({ length: 4 }, async (_, seller) => {
    for (let index = seller; index < FAMILIES; index += 4) await family(index)
  })
  const looking = Array.from({ length: 6 }, async (_, turn) => {
    await pause(turn * 200)
    return reconcile(site, { patience: PATIENCE })
  })
  const [looks] = await Promise.all([Promise.all(looking), ...selling])
  expect(looks.flatMap(({ differences }) => differences)).toEqual([])
  const seen = looks.map(({ checked }) => checked.registrations)
  expect(Math.min(...seen), 'looks came while people registered').toBeLessThan(FAMILIES)
  const confirmed = "SELECT FROM registration WHERE state = 'confirmed'"
  await expect
    .poll(() => asOwner(site.server.databaseUrl, confirmed), { timeout: 20_000 })
    .toHaveLength(FAMILIES / 2)
  expect((await reconcile(site, { patience: PATIENCE })).differences).toEqual([])
})
