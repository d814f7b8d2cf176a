import pg from 'pg'
import { expect, vi } from 'vitest'
import { asOwner } from '#test/support/owner.ts'
import { allJobsDone } from './jobs.ts'

/** Rows that a test keeps locked; disposing of it releases them. */
export interface Held extends AsyncDisposable {
  letGo(): Promise<void>
}

/**
 * Locks the rows of a query until they are released, so that statements that need them wait.
 * @param url of the superuser
 */
export async function hold(url: string, select: string): Promise<Held> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('BEGIN')
  const { rowCount } = await client.query(`${select} FOR UPDATE`)
  if (rowCount === 0) throw new Error(`There is nothing to hold: ${select}`)
  const letGo = () => client.end().catch(() => undefined)
  return { letGo, [Symbol.asyncDispose]: letGo }
}

/**
 * Locks all registrations, or one, as soon as the mails about them have gone: their jobs would wait too, and be counted.
 * @param url of the superuser
 */
export async function holdRegistrations(url: string, id?: string): Promise<Held> {
  await allJobsDone(url)
  return hold(url, `SELECT FROM registration ${id === undefined ? '' : `WHERE registration_id = '${id}'`}`)
}

/** Waits until so many statements that match wait for a lock. @param url of the superuser */
export async function standing(url: string, count: number, like = '%'): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await asOwner<{ query: string }>(
        url,
        `SELECT query FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE $1`,
        [like],
      )
      expect(waiting, waiting.map(({ query }) => query).join('\n---\n')).toHaveLength(count)
    },
    { timeout: 10_000, interval: 25 },
  )
}

/**
 * Makes a change in an open transaction and keeps its rows locked; letting them go commits it.
 * @param url of the superuser
 */
export async function holdChanged(url: string, update: string): Promise<Held> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('BEGIN')
  await client.query(update)
  const letGo = async () => {
    await client.query('COMMIT').catch(() => undefined)
    await client.end().catch(() => undefined)
  }
  return { letGo, [Symbol.asyncDispose]: letGo }
}
