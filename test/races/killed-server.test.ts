import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { startServerProcess } from '#test/support/server-process.ts'
import { audit, countPlaces } from './audit.ts'
import { rush } from './rush.ts'
import { openShop } from './shop.ts'
import { unsentMessages } from './unsent-messages.ts'

/** A family gives up after this long; the server is back after a second or two. */
const PATIENCE = 40_000
/** So many registrations have been told when the server is killed for the first and the second time. */
const KILL_AFTER = [5, 25]

test('the server is killed twice in the middle: exactly 50 of 200 get a place, and everybody is told', async () => {
  await using database = await createTestDatabase()
  await using server = await startServerProcess(database.url)
  // Without a price they are confirmed at once, and the server dies amid jobs too.
  const shop = await openShop(database.url, server.port, { pools: { event: 50 }, price: 0 })

  const kills: Promise<void>[] = []
  const { created, refused, odd } = await rush(shop, {
    families: 200,
    patience: PATIENCE,
    onCreated(count) {
      if (count > (KILL_AFTER[kills.length] ?? Number.POSITIVE_INFINITY)) kills.push(server.killAndStart())
    },
  })
  await Promise.all(kills)

  expect(kills).toHaveLength(2)
  expect({ created: created.length, refused, odd }).toEqual({ created: 50, refused: 150, odd: [] })
  expect(await audit(database.url, created)).toEqual([])
  expect(await countPlaces(database.url)).toEqual([
    { pool: 'event', capacity: 50, taken: 50, claimed: 50, people: 50 },
  ])
  await expect.poll(() => unsentMessages(database.url), { timeout: 15_000 }).toBe(0)
})
