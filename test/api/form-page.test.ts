import { join } from 'node:path'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/base/config.ts'
import { createRush } from '#server/base/rush.ts'
import { createSecrets } from '#server/base/secrets.ts'
import { openDatabase } from '#server/db/database.ts'
import { createLocalIssuer } from '#server/gateways/identity/local-issuer.ts'
import { createSmtpGateway } from '#server/gateways/mail/smtp.ts'
import { createBundleRenderer } from '#server/http/bundle-renderer.ts'
import { Client } from '#test/support/client.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { startTestServer } from '#test/support/server.ts'
import { TEST_KEY } from '#test/support/test-key.ts'

test.each([
  ['zapisano.localhost', '/dev/form', 200],
  ['obecni.localhost', '/dev/form', 200],
  ['zapisano.localhost', '/dev/formy', 404],
  ['nikt.zapisano.localhost', '/dev/form', 404],
])('in development %s%s answers %i', async (host, path, status) => {
  await using server = await startTestServer()
  const page = await new Client(server.port, host).open(path)
  expect(page.status).toBe(status)
  expect(page.text.includes('Biblioteka formularzy')).toBe(status === 200)
})

test('in production the page of the form library is not there', async () => {
  const database = await createTestDatabase()
  const db = openDatabase(database.url)
  const config = { ...readConfig({}), development: false }
  const secrets = createSecrets(TEST_KEY)
  const gateways = {
    payments: [],
    mail: createSmtpGateway('smtp://127.0.0.1:9'),
    identity: await createLocalIssuer([]),
    storage: { put: async () => {}, get: async () => null, delete: async () => {} },
    domains: { lookUp: async () => null },
  }
  const log = pino({ level: 'silent' })
  const renderer = await createBundleRenderer({ dist: join(process.cwd(), 'dist'), assetUrl: null })
  const app = await createApp({
    trustedProxies: [],
    connectionsPerAddress: 100,
    timeouts: config.timeouts,
    makeCtx: () => ({ db, now: Temporal.Now.instant(), config, secrets, gateways, log }),
    renderer,
    rush: createRush(),
    localIssuer: null,
    mailbox: null,
    extend: () => undefined,
  })
  try {
    const answer = await app.inject({ url: '/dev/form', headers: { host: 'zapisano.localhost' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('Biblioteka formularzy')
  } finally {
    await app.close()
    await db.close()
    await database.drop()
  }
})
