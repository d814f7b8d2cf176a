import { createRegistration } from '#contract/site.ts'
import { type Answer, Client } from '#test/support/client.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { order, type SmallEvent, smallEvent } from './small-event.ts'

/** An event on sale, and how to buy there. */
export interface Shop {
  readonly account: string
  readonly eventId: string
  /** Sends the order of a family under its key, over a connection of its own. */
  buy(wanted: { readonly key: string; readonly family: number; readonly people?: number }): Promise<Answer>
  /** Pages and endpoints of its site, with the visit that all families share. */
  readonly visitor: Client
}

const SLUG = 'splyw'

/** Puts an event on sale in a database that is migrated and empty. */
export async function openShop(databaseUrl: string, port: number, event: SmallEvent): Promise<Shop> {
  const { account, host } = await seedAccount(databaseUrl, { subdomain: 'sploty' })
  const eventId = await seedEvent(databaseUrl, account, { slug: SLUG, definition: smallEvent(event) })
  const visitor = new Client(port, host)
  const page = await visitor.open()
  if (page.status !== 200) throw new Error(`The site answered ${page.status}: ${page.text}`)
  const path = createRegistration.path.replace(':slug', SLUG)
  return {
    account,
    eventId,
    visitor,
    buy: ({ key, family, people = 1 }) =>
      visitor.post(path, order(family, people, event.price), { 'idempotency-key': key }),
  }
}
