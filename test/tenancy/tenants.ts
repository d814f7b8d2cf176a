import { randomUUID } from 'node:crypto'
import { createScan } from '#contract/check-in.ts'
import { handOverPlace } from '#contract/hand-over.ts'
import { putHold } from '#contract/holds.ts'
import { putAllotment } from '#contract/limits.ts'
import { createPayment, createRegistration, getRegistration } from '#contract/site.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { bringFiles } from '#test/support/files.ts'
import { offerToken } from '#test/support/hand-over.ts'
import { singleOrder } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { bringPageFiles } from '#test/support/page-files.ts'
import { bringPictures } from '#test/support/pictures.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { type CollectionOfSide, collect } from './collect.ts'
import { giveBack } from './give-back.ts'
import { inviteThree, type People, type TeamOfSide } from './invitations.ts'
import { insertLoneRows } from './lone-rows.ts'
import { insertMailboxLink } from './mailbox-link.ts'
import { type DesksOfSide, openDesks } from './open-desks.ts'
import { raceDefinition } from './race-definition.ts'

/** One account with everything an account can have, its owner and a visitor of its site. */
export interface Side extends TeamOfSide, DesksOfSide, CollectionOfSide {
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
  /** A registration that may be cancelled without harm to the others. */
  readonly leaving: string
  /** An event that may be called off without harm to the others. */
  readonly idleEvent: string
  readonly leavingToken: string
  /** Registrations whose place may be handed over: one by its link, one by the staff. */
  readonly handingToken: string
  readonly handing: string
  /** Links to offered places, to be accepted or declined, and to a registration whose offer may be withdrawn. */
  readonly confirmingToken: string
  readonly decliningToken: string
  readonly withdrawingToken: string
  /** The secret that confirms a new e-mail address of a registrant. */
  readonly contactToken: string
  /** The secret that confirms the organiser's address for replies. */
  readonly replyToken: string
  /** The secret of a requested link to all registrations of a mailbox. */
  readonly mailboxToken: string
  /** Registrations that wait for approval. */
  readonly approved: string
  readonly refused: string
  /** The secret of places that are kept while a form is filled in. */
  readonly hold: string
  /** The link of an entry on the waiting list, and behind it one that is taken off, and one that is offered places. */
  readonly waitingToken: string
  readonly removedEntry: string
  readonly waitingEntry: string
  /** Refunds that wait for the staff, one for each decision about them. */
  readonly confirmedRefund: string
  readonly withheldRefund: string
  readonly handedRefund: string
  /** A refund whose account is missing, and packages for the bank: one to be read, one to be sent, one to be taken back. */
  readonly typedRefund: string
  readonly package: string
  readonly sentPackage: string
  readonly withdrawnPackage: string
  /** Files of the confirmed registration, and one of a form that was not sent yet. */
  readonly file: string
  readonly spareFile: string
  readonly draft: string
  readonly uploaded: string
  /** Pictures of its pages, and the hash in the address of the first. */
  readonly picture: string
  readonly sparePicture: string
  readonly pictureHash: string
  /** The same of its files for download. */
  readonly pageFile: string
  readonly sparePageFile: string
  readonly pageFileHash: string
}

/** Two accounts without any relation. */
export interface Tenants extends AsyncDisposable {
  readonly server: TestServer
  readonly victim: Side
  readonly stranger: Side
}

/** Without a worker: only the test changes data. */
export async function seedTenants(): Promise<Tenants> {
  const server = await startTestServer({
    runs: { web: true, worker: false },
    // Nobody answers there: no test asks the name servers of the world.
    dnsServers: ['127.0.0.1:9'],
  })
  const ofVictim = { owner: 'danuta-wrona', colleagues: ['olga-brzezinska', 'tomasz-gil'] } as const
  const victim = await makeSide(server, 'ofiara', ofVictim, { 'ewa-sowa': 'read_only' })
  const ofStranger = { owner: 'rafal-zawada', colleagues: ['karol-bury', 'jan-slowik'] } as const
  const stranger = await makeSide(server, 'obcy', ofStranger)
  return { server, victim, stranger, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

async function makeSide(
  server: TestServer,
  subdomain: string,
  people: People,
  others: Readonly<Record<string, 'read_only'>> = {},
): Promise<Side> {
  const [changed, removed] = people.colleagues
  const colleagues = { [changed]: 'check_in', [removed]: 'check_in' } as const
  const members = { [people.owner]: 'owner', ...colleagues, ...others } as const
  const { account, host } = await seedAccount(server.databaseUrl, { subdomain, members })
  const slug = `rajd-${subdomain}`
  const event = await seedEvent(server.databaseUrl, account, { slug, definition: await raceDefinition() })
  const idle = { slug: `wolny-${subdomain}`, definition: await raceDefinition() }
  const idleEvent = await seedEvent(server.databaseUrl, account, idle)
  const owner = await signIn(server.port, people.owner)
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
  const confirmingToken = await offer(server, visitor, await register(visitor, slug, {}, 0))
  const decliningToken = await offer(server, visitor, await register(visitor, slug, {}, 0))
  const withdrawing = await register(visitor, slug, {}, 0)
  await offer(server, visitor, withdrawing)
  const approved = await waitForApproval(server, await register(visitor, slug, {}, 0))
  const refused = await waitForApproval(server, await register(visitor, slug, {}, 0))
  const hold = await keepPlaces(visitor, slug)
  const waitingToken = await wait(visitor, slug, 3)
  await wait(visitor, slug, 1)
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
    removedEntry: string
    waitingEntry: string
  }>(
    server.databaseUrl,
    `SELECT (SELECT registration_id FROM registration WHERE account_id = $1 AND number = $2) AS registration,
            (SELECT registration_id FROM registration WHERE account_id = $1 AND number = $3) AS leaving,
            (SELECT registration_id FROM registration WHERE account_id = $1 AND number = $4) AS handing,
            (SELECT payment_id FROM payment WHERE account_id = $1) AS payment,
            (SELECT waiting_entry_id FROM waiting_entry WHERE account_id = $1 ORDER BY turn LIMIT 1 OFFSET 1) AS "removedEntry",
            (SELECT waiting_entry_id FROM waiting_entry WHERE account_id = $1 ORDER BY turn DESC LIMIT 1) AS "waitingEntry"`,
    [account, seen.number, leavingNumber, handingNumber],
  )
  const tokens = await insertLoneRows(server.databaseUrl, { account, event, number: handingNumber })
  const refunds = await giveBack(server, owner, { ...params, registrationId: ids?.registration ?? '' })
  const code = seen.tickets[0]?.code ?? ''
  if (!ids || code === '') throw new Error('The account is incomplete.')
  const made = { account, host, slug, event, owner, visitor, token, code, ...ids }
  return {
    ...{ ...made, waitingToken, payingToken: paying.token, leavingToken, handingToken, hold },
    ...{
      approved,
      refused,
      idleEvent,
      confirmingToken,
      decliningToken,
      withdrawingToken: withdrawing.token,
      ...tokens,
      mailboxToken: await insertMailboxLink(server.databaseUrl, account),
    },
    ...refunds,
    ...(await openDesks(owner, params)),
    ...(await collect(server.databaseUrl, owner, visitor, account)),
    ...(await inviteThree(server.databaseUrl, account, people)),
    ...(await bringPictures(owner, account)),
    ...(await bringPageFiles(owner, account)),
    ...(await bringFiles(server.databaseUrl, visitor, { slug, registrationId: ids.registration })),
  }
}

/** Offers the only place of a registration to Ola; returns her link. */
async function offer(
  server: TestServer,
  visitor: Client,
  { token, number }: { readonly token: string; readonly number: string },
): Promise<string> {
  const answer = await visitor.ask(handOverPlace, { params: { token }, body: handOverToOla() })
  outputOf(handOverPlace, answer)
  const [row] = await asOwner<{ id: string }>(
    server.databaseUrl,
    'SELECT registration_id AS id FROM registration WHERE number = $1',
    [number],
  )
  return offerToken(server.databaseUrl, row?.id ?? '')
}

/** The registration as it is: a change that changes nothing. */
export const unchanged = () => ({ revision: 1, expectedTotal: 0, draft: wishForBoats(1).draft })

/** The request that gives the only place of a registration to another person. */
export function handOverToOla() {
  const [giver] = singleOrder().draft.people
  if (!giver) throw new Error('There are no participants.')
  const successor = { ...giver, ref: 'ola', firstName: 'Ola' }
  const email = 'ola@example.org'
  return { revision: 1, expectedTotal: 0, giver: giver.ref, successor, statements: ['rules'], email }
}

/** The request to wait for so many of the three boats, of which one is taken. */
export function wishForBoats(boats: number) {
  const { draft, contact } = singleOrder({ expectedTotal: 0 })
  const people = draft.people.map((person) => ({ ...person, choices: { boat: boats } }))
  return { version: 1, draft: { ...draft, people }, contact }
}

/** The link of an entry that waits for three boats, so that later parties are behind it, though two are free. */
async function wait(visitor: Client, slug: string, boats: number): Promise<string> {
  const asked = { params: { slug }, body: wishForBoats(boats), key: randomUUID() }
  return outputOf(joinWaitingList, await visitor.ask(joinWaitingList, asked)).token
}

/** As if its event required approval; returns its id. */
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
