import { createRegistration } from '#contract/site.ts'
import { Client } from '#test/support/client.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import type { EventOnSale } from './event-on-sale.ts'
import { startNodes } from './nodes.ts'
import { order, smallEvent } from './small-event.ts'

/** Grosze a person, and the limits of the event. */
const PRICE = 12_000

/** An event that two nodes sell, and a member of staff at each of them. */
export interface TwoNodes extends AsyncDisposable {
  readonly site: TestSite
  /** Of the superuser. */
  readonly url: string
  readonly eventOnSale: EventOnSale
  readonly first: Staff
  readonly second: Staff
}

/** Puts an event of so many places on sale. */
export async function sellOnTwoNodes(places: number): Promise<TwoNodes> {
  await using started = new AsyncDisposableStack()
  const site = started.use(
    await startTestSite({ definition: smallEvent({ pools: { event: places }, price: PRICE }) }),
  )
  const { ports } = started.use(await startNodes(site.server, 2))
  const visitors = ports.map((port) => new Client(port, site.host))
  for (const visitor of visitors) await visitor.open()
  const eventOnSale: EventOnSale = {
    nodes: ports.length,
    async buy(key, family, people = 1, node = 0) {
      const visitor = visitors[node % visitors.length] ?? site.visitor
      const body = order(family, people, PRICE)
      return visitor.ask(createRegistration, { params: { slug: site.slug }, body, key })
    },
  }
  const [first, second] = [await staffOf(site, ports[0]), await staffOf(site, ports[1])]
  const all = started.move()
  const dispose = () => all.disposeAsync()
  return { site, url: site.server.databaseUrl, eventOnSale, first, second, [Symbol.asyncDispose]: dispose }
}

/** An order that the office takes from its allotment. */
export const fromOffice = (family: number, people = 1) => ({
  ...order(family, people, PRICE),
  allotment: 'biuro',
})
