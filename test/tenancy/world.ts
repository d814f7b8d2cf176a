import { randomUUID } from 'node:crypto'
import { createScan } from '#contract/check-in.ts'
import { putHold } from '#contract/holds.ts'
import { putAllotment } from '#contract/limits.ts'
import { requestRefund } from '#contract/refunds.ts'
import { createPayment, createRegistration, getRegistration } from '#contract/site.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
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
  /** An event that may be called off without harm to the others. */
  readonly idleEvent: string
  readonly leavingToken: string
  /** Registrations whose place may be handed over: one by its link, one by the staff. */
  readonly handingToken: string
  readonly handing: string
  /** Registrations that wait for approval. */
  readonly approved: string
  readonly refused: string
  /** The secret of places that are kept while a form is filled in. */
  readonly hold: string
  /** The link of an entry on the waiting list, and another one behind it. */
  readonly waitingToken: string
  readonly waitingEntry: string
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
  const idle = { slug: `wolny-${subdomain}`, definition: await raceDefinition() }
  const idleEvent = await seedEvent(server.databaseUrl, account, idle)
  const owner = await signIn(server.port, ownerSubject)
  const aside = { name: 'Biuro', partOf: 'event', units: 3 }
  const office = { accountId: account, eventId: event, slug: 'biuro' }
  outputOf(putAllotment, await owner.ask(putAllotment, { params: office, body: aside }))
  const visitor = new Client(server.port, host)
  await visitor.open()
  const { token } = await register(visitor, slug, { boat: 1 }, 0)
  const paying = await register(visitor, slug, { coach: 'kielce' }, 6_000)
  const { token: leavingToken, number: leavingNumber } = await register(visitor, slug, {}, 0)
  const { token: handingToken } = await register(visitor, slug, {}, 0)
  const { number: handingNumber } = await register(visitor, slug, {}, 0)
  const approved = await waitForApproval(server, await register(visitor, slug, {}, 0))
  const refused = await waitForApproval(server, await register(visitor, slug, {}, 0))
  const hold = await keepPlaces(visitor, slug)
  const waitingToken = await wait(visitor, slug, 3)
  await wait(visitor, slug, 1)
  const params = { accountId: account, eventId: event }
  const scan = { code: 'no such code', gate: 'Wejście', nonce: randomUUID() }
  outputOf(createScan, await owner.ask(createScan, { params, body: scan }))
  const start = { params: { token: paying.token }, body: {} }
  outputOf(createPayment, await visitor.ask(createPayment, start))
  const seen = outputOf(getRegistration, await visitor.ask(getRegistration, { params: { token } }))
  const [ids] = await asOwner<{
    registration: string
    leaving: string
    handing: string
    payment: string
    waitingEntry: string
  }>(
    server.databaseUrl,
    `SELECT (SELECT registration_id FROM registration WHERE account_id = $1 AND number = $2) AS registration,
            (SELECT registration_id FROM registration WHERE account_id = $1 AND number = $3) AS leaving,
            (SELECT registration_id FROM registration WHERE account_id = $1 AND number = $4) AS handing,
            (SELECT payment_id FROM payment WHERE account_id = $1) AS payment,
            (SELECT waiting_entry_id FROM waiting_entry WHERE account_id = $1 ORDER BY turn DESC LIMIT 1) AS "waitingEntry"`,
    [account, seen.number, leavingNumber, handingNumber],
  )
  await asOwner(
    server.databaseUrl,
    `INSERT INTO reconciliation (account_id, reconciliation_id, checked, differences)
     VALUES ($1, gen_random_uuid(), '{"events": 1, "pools": 1, "registrations": 2, "payments": 1, "asked": 1}', '[]')`,
    [account],
  )
  await asOwner(
    server.databaseUrl,
    `INSERT INTO number_counter (account_id, event_id, number_id, runs_in, next) VALUES ($1, $2, 'start', '', 2)`,
    [account, event],
  )
  await asOwner(
    server.databaseUrl,
    `INSERT INTO wrong_code (account_id, event_id, asked_from, code_hash) VALUES ($1, $2, '\\x01', '\\x02')`,
    [account, event],
  )
  await giveBack(server, owner, { ...params, registrationId: ids?.registration ?? '' })
  const code = seen.tickets[0]?.code ?? ''
  if (!ids || code === '') throw new Error('The account was not made as it should be.')
  const made = { account, host, slug, event, owner, visitor, token, code, ...ids }
  return {
    ...{ ...made, waitingToken, payingToken: paying.token, leavingToken, handingToken, hold },
    ...{ approved, refused, idleEvent },
  }
}

/** The registration as it is: a change that changes nothing. */
export const unchanged = () => ({ revision: 1, expectedTotal: 0, draft: wishForBoats(1).draft })

/** What somebody sends to give the only place of a registration to somebody else. */
export function handOverToOla() {
  const [giver] = singleOrder().draft.people
  if (!giver) throw new Error('Nobody takes part.')
  const successor = { ...giver, ref: 'ola', firstName: 'Ola' }
  return { revision: 1, expectedTotal: 0, giver: giver.ref, successor, statements: ['rules'] }
}

/** What somebody sends who would like so many of the three boats, of which one is taken. */
export function wishForBoats(boats: number) {
  const { draft, contact } = singleOrder({ expectedTotal: 0 })
  const people = draft.people.map((person) => ({ ...person, choices: { boat: boats } }))
  return { version: 1, draft: { ...draft, people }, contact }
}

/** The link of an entry: three boats are waited for, and whoever comes then is behind, though two are free. */
async function wait(visitor: Client, slug: string, boats: number): Promise<string> {
  const asked = { params: { slug }, body: wishForBoats(boats), key: randomUUID() }
  return outputOf(joinWaitingList, await visitor.ask(joinWaitingList, asked)).token
}

/** As if its event had asked for approval; answers its id. */
async function waitForApproval(
  { databaseUrl }: TestServer,
  { number }: { readonly number: string },
): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    databaseUrl,
    `WITH waiting AS (
       UPDATE registration SET state = 'awaiting_approval' WHERE number = $1 RETURNING registration_id AS id),
     unsent AS (DELETE FROM message WHERE registration_id = (SELECT id FROM waiting)),
     unissued AS (DELETE FROM ticket WHERE registration_id = (SELECT id FROM waiting))
     SELECT id FROM waiting`,
    [number],
  )
  return row?.id ?? ''
}

/** The secret of a hold that has just been made. */
async function keepPlaces(visitor: Client, slug: string): Promise<string> {
  const hold = randomUUID()
  const body = { version: 1, draft: singleOrder({ expectedTotal: 0 }).draft }
  outputOf(putHold, await visitor.ask(putHold, { params: { slug, hold }, body }))
  return hold
}

/** Money that came for what costs nothing, of which a little was given back. */
async function giveBack(
  server: TestServer,
  owner: Client,
  params: { readonly accountId: string; readonly eventId: string; readonly registrationId: string },
) {
  await asOwner(
    server.databaseUrl,
    `WITH paid AS (
       INSERT INTO payment (account_id, payment_id, registration_id, gateway, state, amount, transaction_id)
       VALUES ($1, gen_random_uuid(), $2, 'test', 'succeeded', 50000, 't-spare') RETURNING *)
     INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, payment_id)
     SELECT account_id, gen_random_uuid(), registration_id, 'payment', -amount, payment_id FROM paid`,
    [params.accountId, params.registrationId],
  )
  const body = { payment: null, amount: 100, reason: 'Nadpłata' }
  outputOf(requestRefund, await owner.ask(requestRefund, { params, body, key: randomUUID() }))
}

const BOAT = {
  ...{ id: 'boat', name: 'Łódka', category: 'other', legalKind: 'dated-service', per: 'person' },
  ...{ choose: 'quantity', max: 3, claims: [{ pool: 'boat' }] },
}

/** Only the coach costs: who goes without is confirmed at once. It is not over: places may be handed over. */
export async function raceDefinition() {
  const definition = await limitedDefinition(100)
  const items = Array.isArray(definition.items) ? definition.items : []
  const boats = { id: 'boat', name: 'Łódki', capacity: 3, refusal: 'product_full' }
  return {
    ...definition,
    dates: { start: '2024-08-09', end: '2031-08-16' },
    items: [...items.filter(({ id }: { id: string }) => id === 'coach'), BOAT],
    pools: [...(Array.isArray(definition.pools) ? definition.pools : []), boats],
  }
}

async function register(
  visitor: Client,
  slug: string,
  choices: Record<string, string | number>,
  total: number,
) {
  const order = singleOrder({ expectedTotal: total })
  const people = order.draft.people.map((person) => ({ ...person, choices }))
  const body = { ...order, draft: { ...order.draft, people } }
  const asked = { params: { slug }, body, key: randomUUID() }
  return outputOf(createRegistration, await visitor.ask(createRegistration, asked))
}
