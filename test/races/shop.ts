import { randomInt } from 'node:crypto'
import { createRegistration } from '#contract/site.ts'
import { Client } from '#test/support/client.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import type { Answer } from '#test/support/send.ts'
import { order, type SmallEvent, smallEvent } from './small-event.ts'

/** An event on sale. */
export interface Shop {
  /** Sends the order of a family under its key, over a connection of its own. */
  buy(key: string, family: number, people?: number): Promise<Answer>
}

const SLUG = 'splyw'

/** Puts an event on sale, in an account of its own, at a server that serves the database. */
export async function openShop(databaseUrl: string, port: number, event: SmallEvent): Promise<Shop> {
  const { account, host } = await seedAccount(databaseUrl, { subdomain: `sploty-${randomInt(1e9)}` })
  await seedEvent(databaseUrl, account, { slug: SLUG, definition: smallEvent(event) })
  // All families share one visit: its cookies outlive the server.
  const visitor = new Client(port, host)
  await visitor.open()
  return {
    buy: (key, family, people = 1) =>
      visitor.ask(createRegistration, {
        params: { slug: SLUG },
        body: order(family, people, event.price),
        key,
      }),
  }
}
