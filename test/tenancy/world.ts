import { randomUUID } from 'node:crypto'
import { createScan } from '#contract/check-in.ts'
import { putHold } from '#contract/holds.ts'
import { createPayment, createRegistration, getRegistration } from '#contract/site.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { limitedDefinition, singleOrder } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

/** One account with everything an account can have, its owner and a visitor of its site. */
export interface Side {
  readonly account: string
  readonly host: string
  readonly slug: string
  readonly event: string
  readonly owner: Client
  readonly visitor: Client
  /** A confirmed registration, its link and its ticket. */
  readonly registration: string
  readonly token: string
  readonly code: string
  /** A payment that is under way, of another registration. */
  readonly payment: string
  readonly payingToken: string
  /** A registration that may be called off without harm to the others. */
  readonly leaving: string
  readonly leavingToken: string
  /** The secret of places that are kept while a form is filled in. */
  readonly hold: string
}

/** Two accounts that know nothing of each other. */
export interface World extends AsyncDisposable {
  readonly server: TestServer
  readonly victim: Side
  readonly stranger: Side
}

/** Without a worker: nothing changes but what a test does. */
export async function makeWorld(): Promise<World> {
  const server = await startTestServer({ runs: { web: true, worker: false } })
  const victim = await makeSide(server, 'ofiara', 'danuta-wrona', { 'ewa-sowa': 'read_only' })
  const stranger = await makeSide(server, 'obcy', 'rafal-zawada')
  return { server, victim, stranger, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

async function makeSide(
  server: TestServer,
  subdomain: string,
  ownerSubject: string,
  others: Readonly<Record<string, 'read_only'>> = {},
): Promise<Side> {
  const members = { [ownerSubject]: 'owner', ...others } as const
  const { account, host } = await seedAccount(server.databaseUrl, { subdomain, members })
  const slug = `rajd-${subdomain}`
  const event = await seedEvent(server.databaseUrl, account, { slug, definition: await raceDefinition() })
  const owner = await signIn(server.port, ownerSubject)
  const visitor = new Client(server.port, host)
  await visitor.open()
  const { token } = await register(visitor, slug, {}, 0)
  const paying = await register(visitor, slug, { coach: 'kielce' }, 6_000)
  const { token: leavingToken, number: leavingNumber } = await register(visitor, slug, {}, 0)
  const hold = await keepPlaces(visitor, slug)
  await asOwner(server.databaseUrl, SET_ASIDE_AND_AWAITED)
  const params = { accountId: account, eventId: event }
  const scan = { code: 'no such code', gate: 'Wejście', nonce: randomUUID() }
  outputOf(createScan, await owner.ask(createScan, { params, body: scan }))
  const start = { params: { token: paying.token }, body: {} }
  outputOf(createPayment, await visitor.ask(createPayment, start))
  const seen = outputOf(getRegistration, await visitor.ask(getRegistration, { params: { token } }))
  const [ids] = await asOwner<{ registration: string; leaving: string; payment: string }>(
    server.databaseUrl,
    `SELECT (SELECT registration_id FROM registration WHERE account_id = $1 AND number = $2) AS registration,
            (SELECT registration_id FROM registration WHERE account_id = $1 AND number = $3) AS leaving,
            (SELECT payment_id FROM payment WHERE account_id = $1) AS payment`,
    [account, seen.number, leavingNumber],
  )
  const code = seen.tickets[0]?.code ?? ''
  if (!ids || code === '') throw new Error('The account was not made as it should be.')
  const tokens = { token, payingToken: paying.token, leavingToken }
  return { account, host, slug, event, owner, visitor, ...tokens, code, ...ids, hold }
}

/** In each account that has neither: an allotment, and somebody who waits. */
const SET_ASIDE_AND_AWAITED = `
  INSERT INTO allotment (account_id, allotment_id, event_id, name, part_of, pool_key, created_by)
  SELECT account_id, gen_random_uuid(), event_id, 'Biuro', 'event', 'event/biuro', 'nobody' FROM event
  ON CONFLICT DO NOTHING;
  INSERT INTO waiting_entry (account_id, waiting_entry_id, event_id, version, size, wishes, draft,
    contact_first_name, contact_last_name, contact_email, contact_phone, token_hash, idempotency_key, request_hash)
  SELECT account_id, gen_random_uuid(), event_id, version, 1, '[{"size": 1, "claims": []}]', '{}',
    '', '', '', '', token_hash, idempotency_key, request_hash FROM registration
  ON CONFLICT DO NOTHING`

/** The secret of a hold that has just been made. */
async function keepPlaces(visitor: Client, slug: string): Promise<string> {
  const hold = randomUUID()
  const body = { version: 1, draft: singleOrder({ expectedTotal: 0 }).draft }
  outputOf(putHold, await visitor.ask(putHold, { params: { slug, hold }, body }))
  return hold
}

/** Only the coach costs: who goes without is confirmed at once. */
async function raceDefinition() {
  const definition = await limitedDefinition(100)
  const items = Array.isArray(definition.items) ? definition.items : []
  return { ...definition, items: items.filter(({ id }: { id: string }) => id === 'coach') }
}

async function register(visitor: Client, slug: string, choices: Record<string, string>, total: number) {
  const order = singleOrder({ expectedTotal: total })
  const people = order.draft.people.map((person) => ({ ...person, choices }))
  const body = { ...order, draft: { ...order.draft, people } }
  const asked = { params: { slug }, body, key: randomUUID() }
  return outputOf(createRegistration, await visitor.ask(createRegistration, asked))
}
