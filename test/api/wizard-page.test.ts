import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '#test/support/client.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

const CLIENT = 'zapisano.apps.googleusercontent.com'

let local: TestServer
let google: TestServer

beforeAll(async () => {
  local = await startTestServer()
  google = await startTestServer({ googleClientId: CLIENT })
})
afterAll(async () => {
  await local[Symbol.asyncDispose]()
  await google[Symbol.asyncDispose]()
})

const open = (server: TestServer, host: string, path: string) => new Client(server.port, host).open(path)

/** The data that the server embeds in the page. */
function propsOf(text: string): unknown {
  return JSON.parse(/<script type="application\/json" id="page">(.*)<\/script>/.exec(text)?.[1] ?? 'null')
}

const GOOGLE_SOURCES: readonly [string, string][] = [
  ['script-src', 'https://accounts.google.com/gsi/client'],
  ['style-src', 'https://accounts.google.com/gsi/style'],
  ['img-src', 'https://lh3.googleusercontent.com'],
  ['connect-src', 'https://accounts.google.com/gsi/'],
  ['frame-src', 'https://accounts.google.com/gsi/'],
]

/** The panel shows drafts as the sites of its organisers, which are on our own domains. */
const OWN_SITE = /^http:\/\/\*\.(zapisano|obecni)\.localhost(:\d+)?$/

/** The addresses of others that a page's policy names, with their directives. */
async function strangersOf(server: TestServer, host: string, path: string) {
  const policy = String((await open(server, host, path)).headers['content-security-policy'])
  return policy.split('; ').flatMap((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return sources
      .filter((source) => /^https?:/.test(source) && !OWN_SITE.test(source))
      .map((source) => [name, source])
  })
}

test.each([
  ['zapisano.localhost', 'zapisano'],
  ['www.zapisano.localhost', 'zapisano'],
  ['obecni.localhost', 'obecni'],
  ['localhost', 'obecni'],
])('%s/create is the wizard of %s', async (host, brand) => {
  for (const path of ['/create', '/create/', '/create?z=ulotki']) {
    const page = await open(local, host, path)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`data-brand="${brand}"`)
    expect(page.text).toContain('<h1')
  }
})

test.each(['panel.zapisano.localhost', 'nikt.zapisano.localhost'])('%s has no wizard', async (host) => {
  expect((await open(local, host, '/create')).text).not.toContain('stwórz konto')
})

test.each(['/create', '/'])(
  'where the local issuer stands in, %s loads nothing from others',
  async (path) => {
    expect(await strangersOf(local, 'zapisano.localhost', path)).toEqual([])
    expect(await strangersOf(local, 'panel.zapisano.localhost', '/logowanie')).toEqual([])
  },
)

test('where Google signs in, the wizard and the panel may load it; no other page may', async () => {
  expect(await strangersOf(google, 'zapisano.localhost', '/create')).toEqual(GOOGLE_SOURCES)
  expect(await strangersOf(google, 'panel.zapisano.localhost', '/logowanie')).toEqual(GOOGLE_SOURCES)
  for (const [host, path] of [
    ['zapisano.localhost', '/'],
    ['zapisano.localhost', '/create/nic'],
    ['panel.zapisano.localhost', '/skaner'],
  ] as const) {
    expect(await strangersOf(google, host, path)).toEqual([])
  }
})

test('the panel receives the way to sign in', async () => {
  const at = async (server: TestServer) => propsOf((await open(server, 'panel.obecni.localhost', '/')).text)
  expect(await at(local)).toEqual({ signIn: { provider: 'local' } })
  expect(await at(google)).toEqual({ signIn: { provider: 'google', clientId: CLIENT } })
})
