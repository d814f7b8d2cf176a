import { randomInt } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema } from '#contract/errors.ts'
import { publishEvent } from '#contract/panel.ts'
import { pause } from '#server/db/embedded/processes.ts'
import type { Asked, Client } from '#test/support/client.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import type { Answer } from '#test/support/send.ts'
import { type Cluster, insist, PATIENCE, STAFF } from './cluster.ts'
import { Pace } from './pace.ts'
import { raceEvent, type Terms } from './race-event.ts'
import type { Pauses } from './watch.ts'

/** An acknowledged registration, and what is known of it outside the product. */
export interface KnownRegistration {
  readonly key: string
  readonly number: string
  readonly token: string
  readonly id: string
  /** The moment by which the gateway had the full amount; null if that is not known. */
  paidAt: number | null
  /** The moment at which its time to pay ended for the first time. */
  overAt: number | null
  /** Whether its cancellation was acknowledged. */
  isCancelled: boolean
}

const SLUG = 'splyw'

/** The event of one schedule, in an account of its own: what the steps act on and the answers they got. */
export class ScheduleContext {
  readonly cluster: Cluster
  readonly account: string
  readonly event: string
  readonly slug = SLUG
  readonly host: string
  readonly pace = new Pace()
  readonly registrations: KnownRegistration[] = []
  /** The links of those who have joined the waiting list. */
  readonly waiting: string[] = []
  /** Acknowledged versions, with their terms; the first exists from the start. */
  readonly published = new Map<number, Terms>()
  /** Faults found so far, each as 'rule: what breaks it'. */
  readonly faults: string[] = []
  /** How often each answer occurred, by status or code. */
  readonly answers = new Map<string, number>()
  /** The terms that were sent last; the next change starts from them. */
  terms: Terms
  #families = 0
  #first = Promise.withResolvers<void>()

  constructor(
    cluster: Cluster,
    place: { readonly account: string; readonly event: string; readonly host: string },
    terms: Terms,
  ) {
    this.cluster = cluster
    this.account = place.account
    this.event = place.event
    this.host = place.host
    this.terms = terms
    this.published.set(1, terms)
  }

  /** The number of a family that has not registered yet. */
  nextFamily(): number {
    this.#families += 1
    return this.#families
  }

  /** The newest acknowledged version, and its price. */
  newest(): { readonly version: number; readonly price: number } {
    const version = Math.max(...this.published.keys())
    return { version, price: this.published.get(version)?.price ?? 0 }
  }

  /** Records an acknowledged registration; the same answer again counts once. */
  async acknowledge({
    key,
    number,
    token,
  }: Pick<KnownRegistration, 'key' | 'number' | 'token'>): Promise<void> {
    if (this.registrations.some((each) => each.key === key && each.number === number)) return
    const [row] = await this.cluster.query<{ id: string }>(
      'SELECT registration_id AS id FROM registration WHERE account_id = $1 AND number = $2',
      [this.account, number],
    )
    if (!row) this.faults.push(`an acknowledged registration exists: ${key} ${number}`)
    else
      this.registrations.push({
        key,
        number,
        token,
        id: row.id,
        paidAt: null,
        overAt: null,
        isCancelled: false,
      })
    this.#first.resolve()
  }

  /** All orders are done: steps that wait for the first registration stop waiting. */
  noMoreOrders(): void {
    this.#first.resolve()
  }

  /** Resolves when the first registration exists, or none can be made any more. */
  hasBegun(): Promise<void> {
    return this.#first.promise
  }

  /** One of the registrations acknowledged so far; undefined when there is none. */
  pick(who: number): KnownRegistration | undefined {
    return this.registrations[who % this.registrations.length]
  }

  /** Asks as a visitor of the site until there is a definite answer. */
  ask<E extends Endpoint>(endpoint: E, asked: Asked<E>, node: number): Promise<Answer> {
    return this.#asked(endpoint, asked, node, this.cluster.visitor, this.host)
  }

  /** Asks as a member of staff until there is a definite answer. */
  command<E extends Endpoint>(endpoint: E, asked: Asked<E>, node: number): Promise<Answer> {
    return this.#asked(endpoint, asked, node, this.cluster.staff)
  }

  /** Publishes the next version by the terms; answers its number. */
  async publish(terms: Terms, node: number): Promise<void> {
    this.terms = terms
    const params = { accountId: this.account, eventId: this.event }
    const body = { definition: raceEvent(terms) }
    const answer = await this.command(publishEvent, { params, body }, node)
    if (answer.status === publishEvent.status)
      this.published.set(publishEvent.output.parse(answer.json).version, terms)
    else this.faults.push(`a version that can be published is published: ${answer.text}`)
  }

  /**
   * Asks until the answer is definite: without one (a broken connection, 503) the same request goes to the other
   * node.
   */
  async insist(ask: (port: number) => Promise<Answer>, node: number): Promise<Answer> {
    const until = Date.now() + PATIENCE
    for (let turn = node; ; turn++) {
      const answer = await ask(this.cluster.ports[turn % 2 === 0 ? 0 : 1]).catch(() => null)
      if (answer && answer.status !== 503) return answer
      this.count('asked again')
      if (Date.now() > until) throw new Error('No node answers.')
      await pause(50)
    }
  }

  count(what: string): void {
    this.answers.set(what, (this.answers.get(what) ?? 0) + 1)
  }

  async #asked<E extends Endpoint>(
    endpoint: E,
    asked: Asked<E>,
    node: number,
    client: Client,
    host?: string,
  ): Promise<Answer> {
    const answer = await this.insist((port) => client.elsewhere(port, host).ask(endpoint, asked), node)
    const code = codeOf(answer)
    const isAgreed = endpoint.refusals.some((refusal) => refusal === code)
    if (answer.status !== endpoint.status && !isAgreed)
      this.faults.push(`an answer is definite: ${endpoint.path} ${answer.status} ${answer.text}`)
    this.count(`${endpoint.method} ${endpoint.path.split('/').at(-1)} ${code ?? answer.status}`)
    return answer
  }
}

/** The code of a refusal; undefined when the answer is none. */
function codeOf({ json }: Answer): string | undefined {
  return problemSchema.safeParse(json).data?.code
}

/** Puts a small event on sale; starts again when the database goes away meanwhile. */
export async function createContext(
  cluster: Cluster,
  terms: Terms,
  pauses: Pauses,
): Promise<ScheduleContext> {
  const place = await insist(async () => {
    const subdomain = `sploty-${randomInt(1e12)}`
    const { account, host } = await seedAccount(cluster.database, {
      subdomain,
      members: { [STAFF]: 'owner' },
    })
    const event = await seedEvent(cluster.database, account, { slug: SLUG, definition: raceEvent(terms) })
    return { account, event, host }
  })
  await cluster.query(
    `INSERT INTO races.pause SELECT $1, p.place, p.ms::float8 / 1000 FROM jsonb_each_text($2) AS p(place, ms)
     WHERE p.ms <> '0' ON CONFLICT DO NOTHING`,
    [place.account, JSON.stringify(pauses)],
  )
  return new ScheduleContext(cluster, place, terms)
}
