import { Client } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { bringBack, take, wait } from '#test/support/waiting.ts'
import { order, smallEvent } from './small-event.ts'

/** Grosze that each person of these families pays. */
export const PRICE = 12_000

/** An event whose places were all taken by families of one; these are their numbers. */
export interface SoldOut extends AsyncDisposable {
  readonly site: TestSite
  readonly url: string
  readonly taken: readonly string[]
}

export async function startSoldOut(places: number): Promise<SoldOut> {
  const site = await startTestSite({ definition: smallEvent({ pools: { event: places }, price: PRICE }) })
  const families = Array.from({ length: places }, (_, family) => family)
  const taken = await Promise.all(families.map((family) => take(site, family, 1, PRICE)))
  const dispose = () => site[Symbol.asyncDispose]()
  return { site, url: site.server.databaseUrl, taken, [Symbol.asyncDispose]: dispose }
}

/** So many families of one with an offer each: their links. */
export async function offerTo(soldOut: SoldOut, families: number): Promise<string[]> {
  const links: string[] = []
  for (let family = 0; family < families; family++) links.push(await wait(soldOut.site, 100 + family, 1))
  await bringBack(soldOut.site, ...soldOut.taken.slice(0, families))
  return links
}

/** The same site as another node serves it. */
export async function atNode(site: TestSite, port: number): Promise<TestSite> {
  const visitor = new Client(port, site.host)
  await visitor.open()
  return { ...site, visitor }
}

/** Newcomers who come one after another until they are stopped: the answer to each. */
export function hammer(site: TestSite, first: number): { stop(): Promise<number[]> } {
  let isOver = false
  const come = async () => {
    const statuses: number[] = []
    for (let family = first; !isOver; family++)
      statuses.push((await sendOrder(site, order(family, 1, PRICE))).status)
    return statuses
  }
  const coming = come()
  return {
    stop: () => {
      isOver = true
      return coming
    },
  }
}

/** The queue: 'state size' of each entry, in turn. @param url of the superuser */
export async function standings(url: string): Promise<string[]> {
  const rows = await asOwner<{ state: string; size: number }>(
    url,
    'SELECT state, size FROM waiting_entry ORDER BY turn',
  )
  return rows.map(({ state, size }) => `${state} ${size}`)
}

/** Runs so many jobs on the same queue, each as if the others did not exist. @param url of the superuser */
export async function queueOfferJobs(url: string, { account, event }: TestSite, jobs: number): Promise<void> {
  await asOwner(
    url,
    `SELECT jobs.enqueue('offer-places', $1, jsonb_build_object('event', $2::text), now(), 'race ' || n)
       FROM generate_series(1, ${jobs}) n`,
    [account, event],
  )
}
