import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startCrashingDatabase } from '#test/support/crashing-database.ts'
import { startServerProcess } from '#test/support/server-process.ts'
import { audit, countPlaces } from './audit.ts'
import { rush } from './rush.ts'
import { openShop } from './shop.ts'
import { unsentMessages } from './unsent-messages.ts'

/** A family gives up after this long; the database is back after a second or two. */
const PATIENCE = 40_000
/** So many registrations have been told when the database is killed for the first and the second time. */
const KILL_AFTER = [5, 25]

test('the database is killed twice in the middle: exactly 50 of 200 get a place, and what was told is kept', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zapisano-'))
  await using database = await startCrashingDatabase(dataDir)
  await using server = await startServerProcess(database.url)
  setTimeout(() => console.log('DEBUG', server.output(), server.port), 15000)
  const pid = server.pid()
  const shop = await openShop(database.url, server.port, { pools: { event: 50 }, price: 0 })

  const kills: Promise<void>[] = []
  const { created, refused, odd } = await rush(shop, {
    families: 200,
    patience: PATIENCE,
    onCreated(count) {
      if (count > (KILL_AFTER[kills.length] ?? Number.POSITIVE_INFINITY)) kills.push(database.crash())
    },
  })
  await Promise.all(kills)
  console.log(server.output())

  expect(kills).toHaveLength(2)
  expect({ created: created.length, refused, odd }).toEqual({ created: 50, refused: 150, odd: [] })
  expect(await audit(database.url, created)).toEqual([])
  expect(await countPlaces(database.url)).toEqual([
    { pool: 'event', capacity: 50, taken: 50, claimed: 50, people: 50 },
  ])
  await expect.poll(() => unsentMessages(database.url), { timeout: 15_000 }).toBe(0)
  expect(server.pid()).toBe(pid)
  await rm(dataDir, { recursive: true, force: true })
})
