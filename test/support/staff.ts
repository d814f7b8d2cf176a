import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { listLimits, putAllotment, putLimit } from '#contract/limits.ts'
import { createOfficeRegistration } from '#contract/office.ts'
import { outputOf } from './answers.ts'
import { type Client, signIn } from './client.ts'
import type { Answer } from './send.ts'
import type { TestSite } from './site.ts'

type Aside = z.input<(typeof putAllotment)['body']>
type OfficeOrder = z.input<(typeof createOfficeRegistration)['body']>

/** The organiser's own people at work on the event of a test site. */
export interface Staff {
  readonly client: Client
  /** Changes a limit of the event. */
  limit(pool: string, capacity: number | null): Promise<Answer>
  /** Sets places of the pool 'event' aside under a slug that is by default its name too. */
  aside(slug: string, units: number, more?: Partial<Aside>): Promise<Answer>
  /** The current limits and allotments. */
  limits(): Promise<z.output<(typeof listLimits)['output']>>
  /** Registers people in the office. */
  register(order: OfficeOrder, key?: string): Promise<Answer>
}

/** A member of the account, at the site's own server or at another node of it. */
export async function staffOf(
  { server, account, event }: Pick<TestSite, 'server' | 'account' | 'event'>,
  port: number = server.port,
): Promise<Staff> {
  const client = await signIn(port, 'danuta-wrona')
  const ids = { accountId: account, eventId: event }
  return {
    client,
    limit: (pool, capacity) => client.ask(putLimit, { params: { ...ids, pool }, body: { capacity } }),
    aside: (slug, units, more = {}) => {
      const body = { name: slug, partOf: 'event', units, ...more }
      return client.ask(putAllotment, { params: { ...ids, slug }, body })
    },
    limits: async () => outputOf(listLimits, await client.ask(listLimits, { params: ids })),
    register: (body, key = randomUUID()) => client.ask(createOfficeRegistration, { params: ids, body, key }),
  }
}
