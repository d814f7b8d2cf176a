import { randomInt } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema } from '#contract/errors.ts'
import { publishEvent } from '#contract/panel.ts'
import { pause } from '#server/db/embedded/processes.ts'
import type { Asked, Client } from '#test/support/client.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import type { Answer } from '#test/support/send.ts'
import { type Ground, insist, PATIENCE, STAFF } from './ground.ts'
import { Pace } from './pace.ts'
import { raceEvent, type Terms } from './race-event.ts'
import type { Pauses } from './watch.ts'

/** A registration that somebody was told of, and what is known of it outside the product. */
export interface Told {
  readonly key: string
  readonly number: string
  readonly token: string
  readonly id: string
  /** The moment by which the gateway had all of its money; null: as far as we know it has not. */
  paidAt: number | null
  /** The moment from which its time to pay was over for the first time. */
  overAt: number | null
  /** Whether somebody was told that it is called off. */
  isCancelled: boolean
}

const SLUG = 'splyw'

/** The event of one schedule, in an account of its own: what actors act on and what they were told. */
export class World {
  readonly ground: Ground
  readonly account: string
  readonly event: string
  readonly slug = SLUG
  readonly host: string
  readonly pace = new Pace()
  readonly told: Told[] = []
  /** The links of those who have joined the waiting list. */
  readonly waiting: string[] = []
  /** Versions that somebody was told of, with their terms; the first is there from the start. */
  readonly published = new Map<number, Terms>()
  /** What is wrong already, each as 'rule: what breaks it'. */
  readonly faults: string[] = []
  /** How often what was answered, by status or code. */
  readonly answers = new Map<string, number>()
  /** The terms that were sent last, by which the next change goes. */
  terms: Terms
  #families = 0
  #first = Promise.withResolvers<void>()

  constructor(
    ground: Ground,
    place: { readonly account: string; readonly event: string; readonly host: string },
    terms: Terms,
  ) {
    this.ground = ground
    this.account = place.account
    this.event = place.event
    this.host = place.host
    this.terms = terms
    this.published.set(1, terms)
  }

  /** The number of a family that has not come yet. */
  nextFamily(): number {
    this.#families += 1
    return this.#families
  }

  /** The newest version as far as we were told, and its price. */
  newest(): { readonly version: number; readonly price: number } {
    const version = Math.max(...this.published.keys())
    return { version, price: this.published.get(version)?.price ?? 0 }
  }

  /** Notes what somebody was told; the same registration told again is one. */
  async tell({ key, number, token }: Pick<Told, 'key' | 'number' | 'token'>): Promise<void> {
    if (this.told.some((each) => each.key === key && each.number === number)) return
    const [row] = await this.ground.query<{ id: string }>(
      'SELECT registration_id AS id FROM registration WHERE account_id = $1 AND number = $2',
      [this.account, number],
    )
    if (!row) this.faults.push(`what was told is there: ${key} ${number}`)
    else this.told.push({ key, number, token, id: row.id, paidAt: null, overAt: null, isCancelled: false })
    this.#first.resolve()
  }

  /** Nobody orders any more: whoever waits for the first registration need not. */
  noMoreOrders(): void {
    this.#first.resolve()
  }

  /** Resolves when somebody is registered, or nobody can be any more. */
  hasBegun(): Promise<void> {
    return this.#first.promise
  }

  /** One of the registrations told so far; undefined when nobody has got one. */
  somebody(who: number): Told | undefined {
    return this.told[who % this.told.length]
  }

  /** Asks as a visitor of the site until there is a definite answer. */
  ask<E extends Endpoint>(endpoint: E, asked: Asked<E>, node: number): Promise<Answer> {
    return this.#asked(endpoint, asked, node, this.ground.visitor, this.host)
  }

  /** Asks as somebody of the staff until there is a definite answer. */
  command<E extends Endpoint>(endpoint: E, asked: Asked<E>, node: number): Promise<Answer> {
    return this.#asked(endpoint, asked, node, this.ground.staff)
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
   * Until the answer is definite: who gets none (a broken connection, 503) asks the other node, with the same
   * words.
   */
  async insist(ask: (port: number) => Promise<Answer>, node: number): Promise<Answer> {
    const until = Date.now() + PATIENCE
    for (let turn = node; ; turn++) {
      const answer = await ask(this.ground.ports[turn % 2 === 0 ? 0 : 1]).catch(() => null)
      if (answer && answer.status !== 503) return answer
      this.count('asked again')
      if (Date.now() > until) throw new Error('Nobody answers.')
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

/** Puts a small event on sale; begins anew when the database goes away amid that. */
export async function createWorld(ground: Ground, terms: Terms, pauses: Pauses): Promise<World> {
  const place = await insist(async () => {
    const subdomain = `sploty-${randomInt(1e12)}`
    const { account, host } = await seedAccount(ground.database, { subdomain, members: { [STAFF]: 'owner' } })
    const event = await seedEvent(ground.database, account, { slug: SLUG, definition: raceEvent(terms) })
    return { account, event, host }
  })
  await ground.query(
    `INSERT INTO races.pause SELECT $1, p.place, p.ms::float8 / 1000 FROM jsonb_each_text($2) AS p(place, ms)
     WHERE p.ms <> '0' ON CONFLICT DO NOTHING`,
    [place.account, JSON.stringify(pauses)],
  )
  return new World(ground, place, terms)
}
