import { randomInt } from 'node:crypto'
import { createRegistration } from '#contract/site.ts'
import { Client } from '#test/support/client.ts'
import { homeAddress } from '#test/support/home-address.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import type { Answer } from '#test/support/send.ts'
import { order, type SmallEvent, smallEvent } from './small-event.ts'

/** An event on sale. */
export interface EventOnSale {
  /** How many nodes sell it. */
  readonly nodes: number
  /** Sends the order of a family under its key, over a connection of its own, to the n-th node. */
  buy(key: string, family: number, people?: number, node?: number): Promise<Answer>
}

const SLUG = 'splyw'

/** Puts an event on sale, in an account of its own, at the servers that serve the database. */
export async function putOnSale(
  databaseUrl: string,
  ports: number | readonly number[],
  event: SmallEvent,
): Promise<EventOnSale> {
  const { account, host } = await seedAccount(databaseUrl, { subdomain: `sploty-${randomInt(1e9)}` })
  await seedEvent(databaseUrl, account, { slug: SLUG, definition: smallEvent(event) })
  // All families share one visit per node: its cookies outlive the server.
  const visitors = [ports].flat().map((port) => new Client(port, host))
  for (const visitor of visitors) await visitor.open()
  return {
    nodes: visitors.length,
    async buy(key, family, people = 1, node = 0) {
      const visitor = visitors[node % visitors.length]
      if (!visitor) throw new Error('There is no node.')
      const body = order(family, people, event.price)
      const headers = { 'x-forwarded-for': homeAddress(family) }
      return visitor.ask(createRegistration, { params: { slug: SLUG }, body, key, headers })
    },
  }
}
