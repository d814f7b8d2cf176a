import { randomInt } from 'node:crypto'
import type pg from 'pg'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { benchEvent, PLENTY } from './event.ts'

/** An event on sale without any registrations yet, in an account of its own. */
export interface BenchEvent {
  readonly account: string
  readonly event: string
  readonly host: string
  readonly slug: string
}

const SLUG = 'splyw'

interface Wanted {
  readonly pools?: number
  readonly capacity?: number
  /** The description on its page; short by default. */
  readonly page?: EventDefinitionInput['page']
}

/** Opens one through the product's own functions. */
export async function openBenchEvent(
  url: string,
  { pools = 1, capacity = PLENTY, page }: Wanted = {},
): Promise<BenchEvent> {
  const { account, host } = await seedAccount(url, { subdomain: `pomiar-${randomInt(1e9)}` })
  const event = await seedEvent(url, account, {
    slug: SLUG,
    definition: { ...benchEvent(pools, capacity), page },
  })
  return { account, event, host, slug: SLUG }
}

/** Dead rows of one measurement are not swept during the next one. */
export async function tidy(owner: pg.Client): Promise<void> {
  await owner.query('VACUUM ANALYZE')
  await owner.query('CHECKPOINT')
}
