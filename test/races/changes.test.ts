import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { Client } from '#test/support/client.ts'
import { paymentsOf } from '#test/support/gateway.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import {
  look,
  type Registered,
  register,
  sendOrder,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { audit, countPlaces } from './audit.ts'
import { hold, holdChanged, holdRegistrations, standing } from './hold.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { type Late, succeed, TIME_IS_OVER } from './late.ts'
import { type Nodes, startNodes } from './nodes.ts'

let site: TestSite
let url: string
let nodes: Nodes
/** A visitor at the other node. */
let elsewhere: Client
let family: Registered

beforeEach(async () => {
  site = await startTestSite({ definition: outing({ event: 6, coach: 2 }) })
  url = site.server.databaseUrl
  nodes = await startNodes(site.server, 2)
  elsewhere = new Client(nodes.ports[1] ?? 0, site.host)
  await elsewhere.open()
  family = await register(site, orderOf('ewa+', 'jan'))
})
afterEach(async () => {
  await allJobsDone(url)
  expect(await audit(url)).toEqual([])
  await nodes[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

const holdFamily = () => holdRegistrations(url)
const change = (...names: string[]) => sendChange(site, family, changeTo(1, ...names))

/** The family has begun to pay the deposit. */
async function paying(): Promise<Late> {
  await startPayment(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('No payment was started.')
  return { family, payment }
}

test('two changes at once at two nodes: one is made, the other is refused because of it', async () => {
  await using row = await holdFamily()
  const first = change('ewa+', 'jan', 'ola')
  await standing(url, 1)
  const second = sendChange(site, family, changeTo(1, 'ewa'), elsewhere)
  await standing(url, 2)
  await row.letGo()

  expect((await first).status).toBe(200)
  expect(problemOf('changed_meanwhile', await second)).toMatchObject({ params: { revision: 2 } })
  expect((await look(site, family)).people).toHaveLength(3)
})

test('one change that is sent twice at once is one change', async () => {
  await using row = await holdFamily()
  const both = [change('ewa'), sendChange(site, family, changeTo(1, 'ewa'), elsewhere)]
  await standing(url, 2)
  await row.letGo()

  const answers = await Promise.all(both)
  expect(answers.map(({ json }) => json)).toMatchObject([{ revision: 2 }, { revision: 2 }])
})

test('two families add a person for the last seat at once: one gets it, the other stays unchanged', async () => {
  const others = await register(site, orderOf('ala', 'iga'))
  await using pool = await hold(url, 'SELECT FROM capacity_pool')
  const both = [change('ewa+', 'jan+'), sendChange(site, others, changeTo(1, 'ala+', 'iga'), elsewhere)]
  await standing(url, 2)
  await pool.letGo()

  const answers = await Promise.all(both)
  const [lost] = answers.filter(({ status }) => status !== 200)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  if (lost) expect(problemOf('full', lost)).toMatchObject({ params: { pool: 'coach' } })
  expect(await countPlaces(url)).toMatchObject([
    { pool: 'coach', taken: 2, claimed: 2 },
    { pool: 'event', taken: 4, claimed: 4, people: 4 },
  ])
})

test('a place that is given up is available to others at once', async () => {
  const full = await sendOrder(site, orderOf('ala+', 'iga+'))
  problemOf('registration_refused', full)
  expect((await change('ewa', 'jan')).status).toBe(200)
  expect((await sendOrder(site, orderOf('ala+', 'iga+'))).status).toBe(201)
})

test('a change a moment before the end of the time to pay is made, and then all of it expires', async () => {
  await using row = await holdChanged(url, TIME_IS_OVER)
  const changed = change('ewa+', 'jan+', 'ola')
  await standing(url, 1)
  await makeDue(url, 'expire-registration')
  await standing(url, 2)
  await row.letGo()

  expect((await changed).status).toBe(200)
  await allJobsDone(url)
  expect(await look(site, family)).toMatchObject({ state: 'expired', revision: 2, balance: 0 })
  expect(await countPlaces(url)).toMatchObject([{ taken: 0 }, { taken: 0 }])
})

test('a change a moment after the end of the time to pay changes nothing', async () => {
  await using row = await holdChanged(url, TIME_IS_OVER)
  await makeDue(url, 'expire-registration')
  await standing(url, 1)
  const changed = change('ewa+', 'jan+')
  await standing(url, 2)
  await row.letGo()

  problemOf('not_changeable', await changed)
  expect(await look(site, family)).toMatchObject({ state: 'expired', revision: 1 })
})

test('a change of an overdue registration that is not swept yet finds it expired', async () => {
  await (await holdChanged(url, TIME_IS_OVER)).letGo()
  problemOf('not_changeable', await change('ewa'))
  expect(await look(site, family)).toMatchObject({ state: 'expired' })
})

test('a change a moment before the money: the remaining people have tickets, the difference is recorded', async () => {
  const late = await paying()
  await using row = await holdFamily()
  const changed = change('ewa+', 'ola')
  await standing(url, 1)
  await succeed(site, late)
  await standing(url, 3)
  await row.letGo()

  expect((await changed).status).toBe(200)
  await allJobsDone(url)
  const view = await look(site, family)
  expect(view).toMatchObject({ state: 'confirmed', paid: 11_500, total: 23_000 })
  expect(view.tickets.map(({ person }) => person)).toEqual(['ewa', 'ola'])
})

test('the money a moment before a change: a person who joins has a ticket, one who leaves has none', async () => {
  const late = await paying()
  await using row = await holdFamily()
  await succeed(site, late)
  await standing(url, 2)
  const changed = change('ewa+', 'ola')
  await standing(url, 3)
  await row.letGo()

  expect(await changed).toMatchObject({ status: 200, json: { state: 'confirmed', revision: 2 } })
  const view = await look(site, family)
  expect(view.tickets.map(({ person }) => person)).toEqual(['ewa', 'ola'])
})

test.each(['the money', 'the cancellation'])(
  'money and cancellation at once, %s first: the money is to be refunded',
  async (first) => {
    const late = await paying()
    await using row = await holdFamily()
    if (first === 'the money') {
      await succeed(site, late)
      await standing(url, 2)
    }
    const cancelled = sendCancel(site, family, elsewhere)
    await standing(url, first === 'the money' ? 3 : 1)
    if (first === 'the cancellation') {
      await succeed(site, late)
      await standing(url, 3)
    }
    await row.letGo()

    expect((await cancelled).status).toBe(200)
    await allJobsDone(url)
    const view = await look(site, family)
    expect(view).toMatchObject({ state: 'cancelled', paidness: 'to_refund', paid: 11_500, tickets: [] })
    expect(await countPlaces(url)).toMatchObject([{ taken: 0 }, { taken: 0 }])
  },
)

test('a change and a cancellation at once run one after the other, and nothing stays booked', async () => {
  await using row = await holdFamily()
  const changed = change('ewa+', 'jan+', 'ola')
  await standing(url, 1)
  const cancelled = sendCancel(site, family, elsewhere)
  await standing(url, 2)
  await row.letGo()

  expect([(await changed).status, (await cancelled).status]).toEqual([200, 200])
  problemOf('not_changeable', await sendChange(site, family, changeTo(2, 'ewa')))
  expect(await countPlaces(url)).toMatchObject([{ taken: 0 }, { taken: 0 }])
})
