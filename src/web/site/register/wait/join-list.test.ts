import { expect, it } from 'vitest'
import { answeringServer, type Reply } from '#test/support/answering-server.ts'
import { exampleDefinition } from '#web/kit/example-definition.fixture.ts'
import { draftOf, emptyOrder } from '../order/order.ts'
import { joinList } from './join-list.ts'

const party = {
  slug: 'rowerowa',
  key: '3f1c7a52-8c0b-4b1e-9d62-0e6a1f0b7c11',
  body: {
    version: 3,
    draft: draftOf(emptyOrder('key'), exampleDefinition),
    contact: { firstName: 'Anna', lastName: 'Kopeć', email: 'anna@example.org', phone: '600 000 101' },
    smallest: 2,
  },
}

async function outcomeOf(reply: Reply) {
  const { asked } = await answeringServer([reply])
  return { outcome: await joinList(party), asked }
}
const refused = (status: number, code: string): Reply => ({
  status,
  type: 'application/problem+json',
  body: { type: 'urn:x', title: 'Zdanie o przyczynie.', status, code },
})

it('joins under the key of the order, and returns the page of the entry', async () => {
  const { outcome, asked } = await outcomeOf({ status: 201, body: { token: 'token-of-the-entry' } })
  expect(outcome).toEqual({ kind: 'joined', address: '/lista-rezerwowa/token-of-the-entry' })
  expect(asked[0]?.url).toBe('/v1/site/events/rowerowa/waiting-entries')
  expect(asked[0]?.headers['idempotency-key']).toBe('3f1c7a52-8c0b-4b1e-9d62-0e6a1f0b7c11')
})

it('distinguishes the refusals', async () => {
  const outcome = async (status: number, code: string) => (await outcomeOf(refused(status, code))).outcome
  expect(await outcome(409, 'places_free')).toEqual({ kind: 'places_free' })
  expect(await outcome(409, 'full')).toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/^Tylu miejsc nie będzie nawet wtedy/),
  })
  expect(await outcome(409, 'no_waiting_list')).toMatchObject({
    kind: 'refused',
    message: 'Zdanie o przyczynie.',
  })
  expect(await outcome(409, 'version_gone')).toEqual({ kind: 'version_gone' })
  expect(await outcome(422, 'key_reused')).toEqual({ kind: 'sent_before' })
})

it('reports an unknown outcome without an answer', async () => {
  expect((await outcomeOf('drop')).outcome).toEqual({ kind: 'unknown' })
})
