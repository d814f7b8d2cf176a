import { describe, expect, it } from 'vitest'
import { answeringServer, type Reply } from '#test/support/answering-server.ts'
import { exampleDefinition } from '#web/kit/example-definition.fixture.ts'
import { draftOf, emptyOrder } from '../register/order/order.ts'
import { type OrderToSend, sendOrder } from './send-order.ts'

const order: OrderToSend = {
  slug: 'rowerowa',
  key: '3f1c7a52-8c0b-4b1e-9d62-0e6a1f0b7c11',
  body: {
    version: 3,
    expectedTotal: 84000,
    draft: draftOf(emptyOrder('key'), exampleDefinition),
    contact: { firstName: 'Anna', lastName: 'Kopeć', email: 'anna@example.org', phone: '600 000 101' },
  },
}

const created = (total: number): Reply => ({
  status: 201,
  body: {
    number: 'ZG-4F7K',
    state: total === 0 ? 'confirmed' : 'awaiting_payment',
    total,
    token: 'secret-token-of-the-registration',
    address: 'http://rowerowa.zapisano.localhost:3000/zgloszenie/secret-token-of-the-registration',
  },
})
const refused = (status: number, code: string, more: object = {}): Reply => ({
  status,
  type: 'application/problem+json',
  body: { type: 'urn:x', title: 'Zdanie o przyczynie.', status, code, ...more },
})
const own = '/zgloszenie/secret-token-of-the-registration'

async function outcomeOf(...replies: Reply[]) {
  const server = await answeringServer(replies)
  return { outcome: await sendOrder(order), asked: server.asked }
}

describe('sendOrder', () => {
  it('registers under the key of the order, then continues to the step of payment', async () => {
    const { outcome, asked } = await outcomeOf(created(84000))
    expect(outcome).toEqual({ kind: 'registered', number: 'ZG-4F7K', address: `${own}/platnosc`, own })
    expect(asked[0]?.headers['idempotency-key']).toBe(order.key)
    expect(asked).toHaveLength(1)
  })

  it('skips the step of payment when there is nothing to pay', async () => {
    const { outcome, asked } = await outcomeOf(created(0))
    expect(outcome).toMatchObject({ kind: 'registered', address: own })
    expect(asked).toHaveLength(1)
  })

  it('reports an unknown outcome without an answer, or after a failure', async () => {
    expect((await outcomeOf('drop')).outcome).toEqual({ kind: 'unknown' })
    expect((await outcomeOf(refused(503, 'busy'))).outcome).toEqual({ kind: 'unknown' })
    expect((await outcomeOf({ status: 502, type: 'text/html' })).outcome).toEqual({ kind: 'unknown' })
  })

  it('may be sent again after too many simultaneous requests', async () => {
    expect((await outcomeOf(refused(429, 'crowded'))).outcome).toEqual({
      kind: 'later',
      message: 'Zdanie o przyczynie.',
    })
  })

  it('computes the requested proof, and sends the same order with it', async () => {
    const challenge = '125.8.1795391234.c2lnbmF0dXJl'
    const asking = refused(429, 'proof_required', { params: { challenge, bits: 8 } })
    const { outcome, asked } = await outcomeOf(asking, created(0))
    expect(outcome).toMatchObject({ kind: 'registered' })
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([order.key, order.key])
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
      ...order.body,
      proof: { challenge, nonce: expect.any(Number) },
    })
  })

  it('gives up for now when one proof after another is requested', async () => {
    const asking = refused(429, 'proof_required', { params: { challenge: 'a', bits: 1 } })
    const { outcome, asked } = await outcomeOf(...Array<Reply>(5).fill(asking))
    expect(outcome).toMatchObject({ kind: 'later' })
    expect(asked).toHaveLength(5)
  })

  it('returns both prices', async () => {
    const changed = refused(409, 'price_changed', { params: { expected: 84000, now: 86000 } })
    expect((await outcomeOf(changed)).outcome).toEqual({ kind: 'price_changed', was: 84000, now: 86000 })
  })

  it('distinguishes the refusals', async () => {
    const problems = [
      { code: 'product_full', field: 'draft.people.0.coach', message: 'Brak miejsc: Autokar.' },
    ]
    expect((await outcomeOf(refused(422, 'registration_refused', { problems }))).outcome).toEqual({
      kind: 'refused',
      problems,
      message: 'Zdanie o przyczynie.',
    })
    expect((await outcomeOf(refused(409, 'version_gone'))).outcome).toEqual({ kind: 'version_gone' })
    expect((await outcomeOf(refused(422, 'key_reused'))).outcome).toEqual({ kind: 'sent_before' })
  })
})
