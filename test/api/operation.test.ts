import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { getHealth, getOpenApi } from '#contract/operation.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

let server: TestServer
let client: Client

beforeAll(async () => {
  server = await startTestServer({ runs: { web: true, worker: false } })
  client = new Client(server.port, 'zapisano.localhost')
})
afterAll(() => server[Symbol.asyncDispose]())

test('the node reports that it is healthy, on any host', async () => {
  for (const host of [
    'zapisano.localhost',
    'localhost',
    'panel.obecni.localhost',
    'nikt.zapisano.localhost',
  ]) {
    const answer = await new Client(server.port, host).ask(getHealth)
    expect(outputOf(getHealth, answer)).toMatchObject({ status: 'ok', workerLagSeconds: 0 })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
  }
})

test('the node reports how long due work has waited, even without a worker', async () => {
  await asOwner(
    server.databaseUrl,
    `SELECT jobs.enqueue('sweep', NULL, '{}', now() - interval '90 seconds', 'first'),
            jobs.enqueue('sweep', NULL, '{}', now() - interval '30 seconds', 'second'),
            jobs.enqueue('sweep', NULL, '{}', now() + interval '30 seconds', 'third')`,
  )
  const { workerLagSeconds } = outputOf(getHealth, await client.ask(getHealth))
  expect(workerLagSeconds).toBeGreaterThanOrEqual(90)
  expect(workerLagSeconds).toBeLessThan(110)
})

test('the API description lists every endpoint', async () => {
  const { openapi, paths } = outputOf(getOpenApi, await client.ask(getOpenApi)) as {
    openapi: string
    paths: Record<string, Record<string, { operationId: string }>>
  }
  expect(openapi).toBe('3.1.0')
  for (const [name, { method, path }] of Object.entries(api)) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation?.operationId, name).toBe(name)
  }
})

test('an unknown endpoint is not found, as problem+json', async () => {
  for (const path of ['/v1/', '/v1/nothing', '/v1/health/more', '/v2/health']) {
    const answer = await client.call(path)
    if (path.startsWith('/v1/')) problemOf('not_found', answer)
    else expect(answer.status).toBe(404)
  }
})

test('a refusal names a request that the log can find', async () => {
  const instances = await Promise.all(
    [1, 2].map(async () => problemOf('not_found', await client.call('/v1/nothing')).instance),
  )
  expect(new Set(instances).size).toBe(2)
  for (const instance of instances) expect(instance).toMatch(/^urn:request:req-\w+$/)
})
