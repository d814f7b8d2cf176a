import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { putHold } from '#contract/holds.ts'
import { createOfficeRegistration } from '#contract/office.ts'
import { createRegistration, getAvailability } from '#contract/site.ts'
import { startNodes } from '#test/races/nodes.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { newSecret } from '#test/support/holds.ts'
import { asOwner, runSweep } from '#test/support/owner.ts'
import type { Answer } from '#test/support/send.ts'
import { type Registered, startTestSite, type TestSite } from '#test/support/site.ts'
import { solveProof } from '#test/support/solve-proof.ts'

/** Orders that are never paid cannot block an event, and ordinary registrants are not refused. */

const PRICE = 12_000
const PLACES = 108
const HALL = '192.0.2.17'

let site: TestSite

beforeEach(async () => {
  const definition = {
    ...smallEvent({ pools: { event: PLACES }, price: PRICE }),
    peoplePerRegistration: { min: 1, max: 100 },
  }
  site = await startTestSite({ definition, settings: { trustedProxies: ['127.0.0.1'] } })
})
afterEach(() => site[Symbol.asyncDispose]())

type Body = z.input<(typeof createRegistration)['body']>
interface How {
  readonly from?: string
  readonly key?: string
}

const sendTo = (
  visitor: Client,
  body: Body,
  { from = HALL, key = randomUUID() }: How = {},
): Promise<Answer> =>
  visitor.ask(createRegistration, {
    ...{ params: { slug: site.slug }, body, key },
    headers: { 'x-forwarded-for': from },
  })
const send = (body: Body, how: How = {}) => sendTo(site.visitor, body, how)

const sold = async () => {
  const answer = await site.visitor.ask(getAvailability, { params: { slug: site.slug } })
  return PLACES - Number(outputOf(getAvailability, answer).free.event)
}

test('eleven unpaid orders from one network do not take 101 of 108 places', async () => {
  const answers: Answer[] = []
  for (let family = 1; family <= 12; family += 1)
    answers.push(await send(order(family, 9, PRICE), { from: `192.0.2.${family}` }))
  // A network that holds less than 60 places orders freely; 63 were held when the eighth order came.
  expect(answers.map(({ status }) => status)).toEqual([...Array(7).fill(201), ...Array(5).fill(429)])
  const [refused] = answers.slice(7)
  if (!refused) throw new Error('No order was refused.')
  const { params } = problemOf('proof_required', refused)
  expect(params).toEqual({ challenge: expect.any(String), bits: expect.any(Number) })
  expect(refused.headers['retry-after']).toBe('60')
  expect(await sold()).toBe(63)
})

test('all at once, at two nodes, they take no more', async () => {
  await using nodes = await startNodes(site.server, 2)
  const visitors = nodes.ports.map((port) => new Client(port, site.host))
  for (const visitor of visitors) await visitor.open()
  const answers = await Promise.all(
    Array.from({ length: 24 }, async (_, family) => {
      const visitor = visitors[family % visitors.length] ?? site.visitor
      return sendTo(visitor, order(family, 4, PRICE), { from: `192.0.2.${family + 1}` })
    }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(15)
  expect(await sold()).toBe(60)
})

test('a proof of work is valid for one order: not for another, from elsewhere, or later', async () => {
  for (let family = 1; family <= 15; family += 1) await send(order(family, 4, PRICE))
  const key = randomUUID()
  const body = order(99, 1, PRICE)
  const { params } = problemOf('proof_required', await send(body, { key }))
  const proof = solveProof(String(params?.challenge), Number(params?.bits))
  problemOf('proof_required', await send({ ...body, proof: { ...proof, nonce: proof.nonce + 1 } }, { key }))
  problemOf('proof_required', await send({ ...body, proof }))
  expect((await send({ ...body, proof }, { key })).status).toBe(201)
  // The same order again, and nothing more by the same proof.
  expect((await send({ ...body, proof }, { key })).status).toBe(201)
  problemOf('key_reused', await send({ ...order(98, 9, PRICE), proof }, { key }))
  expect(await sold()).toBe(61)
})

test('other networks, the staff, paid registrations and orders after a minute need no proof', async () => {
  const first = outputOf(createRegistration, await send(order(1, 5, PRICE)))
  for (let family = 2; family <= 15; family += 1) await send(order(family, 4, PRICE))
  problemOf('proof_required', await send(order(50, 1, PRICE)))
  expect((await send(order(51, 1, PRICE), { from: '198.51.100.1' })).status).toBe(201)

  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event }
  const desktop = {
    params,
    body: order(52, 9, PRICE),
    key: randomUUID(),
    headers: { 'x-forwarded-for': HALL },
  }
  expect((await danuta.ask(createOfficeRegistration, desktop)).status).toBe(201)

  const [paid] = await asOwner<{ id: string }>(
    site.server.databaseUrl,
    'SELECT registration_id AS id FROM registration WHERE number = $1',
    [first.number],
  )
  const family: Registered = { ...first, id: paid?.id ?? '' }
  await pay(site, family)
  expect((await send(order(53, 4, PRICE))).status).toBe(201)
  problemOf('proof_required', await send(order(54, 1, PRICE)))

  await asOwner(site.server.databaseUrl, "UPDATE unpaid_order SET made_at = made_at - interval '61 seconds'")
  expect((await send(order(55, 1, PRICE))).status).toBe(201)
  problemOf('proof_required', await send(order(56, 1, PRICE)))
})

test('a leader registers a hundred in one order, and adds no more by the same address until it is paid', async () => {
  const leader = { ...order(1, 1, PRICE).contact, email: 'Ewa.Lis@example.org' }
  expect((await send({ ...order(1, 70, PRICE), contact: leader })).status).toBe(201)
  const again = { ...order(2, 1, PRICE), contact: { ...leader, email: 'ewa.lis@example.org' } }
  expect(problemOf('unpaid_orders', await send(again))).toMatchObject({
    params: { held: 70 },
    problems: [{ field: 'contact.email', message: expect.stringContaining('„Moje zgłoszenie”') }],
  })
  // Requests from elsewhere do not reveal that such an order exists.
  expect((await send(again, { from: '198.51.100.1' })).status).toBe(201)
})

test('holds are counted like orders', async () => {
  const hold = (people: number) => {
    const { version, draft } = order(1, people, PRICE)
    return site.visitor.ask(putHold, {
      ...{ params: { slug: site.slug, hold: newSecret() }, body: { version, draft } },
      headers: { 'x-forwarded-for': HALL },
    })
  }
  for (let form = 1; form <= 6; form += 1) expect((await hold(10)).status).toBe(200)
  problemOf('proof_required', await hold(1))
  problemOf('proof_required', await send(order(1, 1, PRICE)))
})

test('a network is stored as a hash, which is deleted when it no longer counts', async () => {
  const url = site.server.databaseUrl
  const made = outputOf(createRegistration, await send(order(1, 2, PRICE)))
  const rows = () => asOwner<{ row: string }>(url, 'SELECT unpaid_order::text AS row FROM unpaid_order')
  expect(await rows()).toHaveLength(1)
  expect(JSON.stringify(await rows())).not.toMatch(/192\.0\.2|rodzina1/)
  await asOwner(url, "UPDATE unpaid_order SET made_at = now() - interval '25 hours'")
  await runSweep(url)
  expect(await rows()).toEqual([])

  await send(order(2, 2, PRICE))
  await asOwner(url, "UPDATE registration SET expires_at = now() - interval '1 minute' WHERE number <> $1", [
    made.number,
  ])
  await send(order(3, 1, PRICE))
  expect(await rows()).toHaveLength(1)
})
