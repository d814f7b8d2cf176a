import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { benchEvent, PLENTY } from './event.ts'

/** An event on sale that nobody has bought from yet, in an account of its own. */
export interface Stall {
  readonly account: string
  readonly event: string
  readonly host: string
  readonly slug: string
}

const SLUG = 'splyw'

/** Opens one through the product's own verbs. */
export async function openStall(
  url: string,
  { pools = 1, capacity = PLENTY }: { readonly pools?: number; readonly capacity?: number } = {},
): Promise<Stall> {
  const { account, host } = await seedAccount(url, { subdomain: `pomiar-${randomInt(1e9)}` })
  const event = await seedEvent(url, account, { slug: SLUG, definition: benchEvent(pools, capacity) })
  return { account, event, host, slug: SLUG }
}

/** Dead rows of one measurement are not swept during the next one. */
export async function tidy(owner: pg.Client): Promise<void> {
  await owner.query('VACUUM ANALYZE')
  await owner.query('CHECKPOINT')
}
