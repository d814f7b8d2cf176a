import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { createPool } from './pool.ts'

test('options in an address change neither role nor limits', async () => {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  url.searchParams.set('options', '-c geqo=off')
  const pool = createPool(url.href, 'zapisano_app', 1)
  const { rows } = await pool.query(
    `SELECT current_user AS role, current_setting('lock_timeout') AS lock,
       current_setting('idle_in_transaction_session_timeout') AS idle, (SELECT count(*) FROM account) AS seen`,
  )
  expect(rows).toEqual([{ role: 'zapisano_app', lock: '5s', idle: '10s', seen: 0 }])
  await pool.end()
  await database.drop()
})

test('a client released twice is released once, and nothing is thrown', async () => {
  const database = await createTestDatabase()
  const pool = createPool(database.url, 'zapisano_worker', 1)
  const gaveBackTwice = await new Promise<string>((resolve) =>
    pool.connect((_error, _client, done) => {
      done()
      try {
        done()
        resolve('in peace')
      } catch (error) {
        resolve(String(error))
      }
    }),
  )
  expect(gaveBackTwice).toBe('in peace')
  expect(pool.idleCount).toBe(1)
  await pool.end()
  await database.drop()
})
