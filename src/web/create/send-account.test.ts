import { expect, test } from 'vitest'
import { answeringServer } from '#test/support/answering-server.ts'
import { outcomeOf, sendAccount } from './send-account.ts'

const body = { name: 'Parafia', hostname: 'borowska.zapisano.localhost', token: 'a token of length' }

test('sends name, hostname and token with the CSRF header and the key', async () => {
  const server = await answeringServer([{ status: 201 }])
  expect(await sendAccount(body, 'k1')).toEqual({ kind: 'made' })
  const [asked] = server.asked
  expect(asked).toMatchObject({ method: 'POST', url: '/v1/accounts' })
  expect(JSON.parse(asked?.body ?? '')).toEqual(body)
  expect(asked?.headers).toMatchObject({ 'x-csrf-token': 'abc+def', 'idempotency-key': 'k1' })
})

test('the status alone decides: a body that says the contrary is not read', async () => {
  await answeringServer([
    { status: 200, type: 'application/problem+json', body: { status: 409, code: 'domain_taken' } },
    { status: 409, type: 'text/html' },
  ])
  expect(await sendAccount(body, 'k1')).toEqual({ kind: 'made' })
  expect(await sendAccount(body, 'k1')).toEqual({ kind: 'refused', cause: 'domain' })
})

test('without an answer the outcome is unknown, and nothing is repeated automatically', async () => {
  const server = await answeringServer(['drop'])
  expect(await sendAccount(body, 'k1')).toEqual({ kind: 'unknown', offline: true })
  expect(server.asked).toHaveLength(1)
})

test.each([
  [200, { kind: 'made' }],
  [201, { kind: 'made' }],
  [204, { kind: 'made' }],
  [400, { kind: 'refused', cause: 'input' }],
  [401, { kind: 'refused', cause: 'google' }],
  [403, { kind: 'refused', cause: 'page' }],
  [409, { kind: 'refused', cause: 'domain' }],
  [422, { kind: 'refused', cause: 'input' }],
  [429, { kind: 'refused', cause: 'pace' }],
  [302, { kind: 'unknown', offline: false }],
  [404, { kind: 'unknown', offline: false }],
  [500, { kind: 'unknown', offline: false }],
  [503, { kind: 'unknown', offline: false }],
] as const)('%i', (status, outcome) => {
  expect(outcomeOf(status)).toEqual(outcome)
})
