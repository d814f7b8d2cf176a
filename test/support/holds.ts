import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { deleteHold, prolongHold, putHold } from '#contract/holds.ts'
import { createRegistration, getAvailability } from '#contract/site.ts'
import { outputOf } from './answers.ts'
import { asOwner } from './owner.ts'
import type { Answer } from './send.ts'
import type { TestSite } from './site.ts'

type Order = z.input<(typeof createRegistration)['body']>

/** The secret of a hold, as a browser makes it. */
export const newSecret = (): string => randomUUID()

/** Holds the places of a draft. */
export const keep = (site: TestSite, hold: string, { version, draft }: Order): Promise<Answer> =>
  site.visitor.ask(putHold, { params: { slug: site.slug, hold }, body: { version, draft } })

export const prolong = (site: TestSite, hold: string): Promise<Answer> =>
  site.visitor.ask(prolongHold, { params: { hold } })

export const giveBack = (site: TestSite, hold: string): Promise<Answer> =>
  site.visitor.ask(deleteHold, { params: { hold } })

/** Orders with the places of a hold. */
export const orderWith = (site: TestSite, hold: string, body: Order): Promise<Answer> =>
  site.visitor.ask(createRegistration, {
    params: { slug: site.slug },
    body: { ...body, hold },
    key: randomUUID(),
  })

/** Free places of the event, as the page receives them. */
export async function freePlaces(site: TestSite) {
  const answer = await site.visitor.ask(getAvailability, { params: { slug: site.slug } })
  return outputOf(getAvailability, answer).free
}

/** Ends the time of all holds. */
export async function expireHolds(site: TestSite): Promise<void> {
  await asOwner(site.server.databaseUrl, "UPDATE hold SET expires_at = now() - interval '1 second'")
}
