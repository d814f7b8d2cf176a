import { afterEach, expect, test } from 'vitest'
import { changeRegistration } from '#contract/changes.ts'
import { wipeTests } from '#contract/test-mode.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { pay } from '#test/support/gateway.ts'
import { lodgingOf, orderOf } from '#test/support/lodging.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { BATH, pricedRetreat, questionsOf, SHARED } from '#test/support/questions.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { audit } from '../races/audit.ts'
import { allJobsDone, makeDue } from '../races/jobs.ts'

/** What an answer costs, and what becomes of places that were held where it changes nothing. */

const [KIELCE, BUSKO] = [4_000, 2_550]
const MORE = BATH - SHARED
const PEOPLE = ['Robert M 1990', 'Maja F 1994']
let site: TestSite
let questions: ReturnType<typeof questionsOf>
let lodging: ReturnType<typeof lodgingOf>
let lis: Registered
let maja: string[]

async function start(definition: EventDefinitionInput, total: number, stop?: string, isTest = false) {
  site = await startTestSite({ definition })
  const { client } = await staffOf(site)
  await asOwner(site.server.databaseUrl, 'UPDATE event SET is_test = $1', [isTest])
  questions = questionsOf(site, client)
  lodging = lodgingOf(site, client)
  const order = orderOf('Lis', PEOPLE, stop === undefined ? {} : { stop })
  lis = await register(site, { ...order, expectedTotal: total })
  const { people } = await lodging.board()
  maja = people.filter(({ firstName }) => firstName === 'Maja').map(({ id }) => id)
}
afterEach(async () => {
  await allJobsDone(site.server.databaseUrl)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const questionNow = async () => (await questions.asked())[0]?.id ?? ''
/** Places that are taken of rooms with a bath. */
async function bathsTaken(): Promise<number> {
  const rows = await asOwner<{ units: number }>(
    site.server.databaseUrl,
    `SELECT coalesce(sum(units), 0)::int AS units FROM capacity_claim WHERE pool_key LIKE '%bath%'`,
  )
  return rows[0]?.units ?? 0
}

test('who gives up what the office asks about has everything back, whatever the refund rules retain', async () => {
  const refunds: EventDefinitionInput['refunds'] = [{ kept: { percent: 50 } }]
  await start({ ...pricedRetreat(), refunds }, 2 * (SHARED + KIELCE), 'kielce')
  await pay(site, lis)
  const offers = [{ item: 'coach', option: 'busko' }]
  await questions.ask(maja, { scope: 'coach', kind: 'withdrawn', offers })
  expect((await questions.answer(lis, await questionNow(), 'coach/busko', BUSKO - KIELCE)).status).toBe(200)
  await questions.settle(await questionNow())
  await questions.ask(maja, {
    scope: 'coach',
    kind: 'withdrawn',
    offers: [{ item: 'coach', option: 'kielce' }],
  })
  expect((await questions.answer(lis, await questionNow(), '', -BUSKO)).status).toBe(200)
  expect((await ledgerOf(site, lis)).filter(({ kind }) => kind === 'kept' || kind === 'fee')).toEqual([])
  const { refunds: back } = await look(site, lis)
  expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(KIELCE)
})

/** The draft of the registration with other people in it, or another room of one. */
const draftWith = (people: readonly string[], room?: string) => {
  const { draft } = orderOf('Lis', people)
  return {
    ...draft,
    people: draft.people.map((person) =>
      person.ref === 'p2' && room !== undefined ? { ...person, choices: { room } } : person,
    ),
  }
}

test('who has changed to the offered room before they agree owes nothing more, and the held bed is free', async () => {
  await start(pricedRetreat(2), 2 * SHARED)
  await questions.ask(maja)
  const total = 2 * SHARED + MORE
  const body = { revision: 1, draft: draftWith(PEOPLE, 'bath'), expectedTotal: total, fee: 0 }
  outputOf(changeRegistration, await sendChange(site, lis, body))
  expect(await bathsTaken()).toBe(2)
  expect((await questions.answer(lis, await questionNow(), 'room/bath', MORE)).status).toBe(200)
  expect(await bathsTaken()).toBe(1)
  expect(await questions.asked()).toMatchObject([{ state: 'accepted' }])
  expect((await look(site, lis)).total).toBe(total)
})

test('a question ends when nobody whom it concerns takes part any more, and the held bed is free', async () => {
  await start(pricedRetreat(), 2 * SHARED)
  await questions.ask(maja)
  const question = await questionNow()
  expect(await bathsTaken()).toBe(1)
  const body = { revision: 1, draft: draftWith(PEOPLE.slice(0, 1)), expectedTotal: SHARED, fee: 0 }
  outputOf(changeRegistration, await sendChange(site, lis, body))
  expect(await questions.asked()).toEqual([])
  expect((await questions.answer(lis, question, 'room/bath', MORE)).status).toBe(409)
  // Its time is over; a sale, or the next look at the event, frees it.
  await lodging.board()
  await makeDue(site.server.databaseUrl, 'expire-question')
  await runJobs(site.server.databaseUrl, 'expire-question')
  expect(await bathsTaken()).toBe(0)
})

test('an answer that the office records at another difference is refused with the one of now', async () => {
  await start(pricedRetreat(), 2 * SHARED)
  await questions.ask(maja)
  const question = await questionNow()
  expect(await questions.record(question, 'room/bath', MORE - 100)).toMatchObject({
    status: 409,
    json: { code: 'price_changed', params: { expected: MORE - 100, now: MORE } },
  })
  expect((await look(site, lis)).total).toBe(2 * SHARED)
  expect((await questions.record(question, 'room/bath', MORE)).status).toBe(204)
  expect((await look(site, lis)).total).toBe(2 * SHARED + MORE)
})

test('wiping a test releases what was held for its questions', async () => {
  await start(pricedRetreat(), 2 * SHARED, undefined, true)
  await questions.ask(maja)
  expect(await bathsTaken()).toBe(1)
  const { databaseUrl } = site.server
  const { client } = await staffOf(site)
  const params = { accountId: site.account, eventId: site.event }
  outputOf(wipeTests, await client.ask(wipeTests, { params, body: {} }))
  await runJobs(databaseUrl, 'wipe-tests')
  expect(await asOwner(databaseUrl, 'SELECT FROM hold')).toEqual([])
  expect(await bathsTaken()).toBe(0)
})
