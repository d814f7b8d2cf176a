import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createSecrets } from '#server/base/secrets.ts'
import { giveCsrfToken, giveSession, isOwnRequest, takeSession } from './cookies.ts'

const secrets = createSecrets('a key')
const SESSION = 'session-of-danuta'

/** Sends a request with cookies and headers; returns what was decided and the cookies that were set. */
async function ask(path: string, cookies: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const app = fastify()
  await app.register(fastifyCookie)
  app.get('/page', async (request, reply) => giveCsrfToken(request, reply, secrets))
  app.get('/own', async (request) => isOwnRequest(request, secrets))
  app.get('/sign-in', async (_, reply) => giveSession(reply, SESSION, secrets))
  app.get('/sign-out', async (_, reply) => takeSession(reply))
  const answer = await app.inject({ url: path, cookies, headers: { host: 'zapisano.localhost', ...headers } })
  await app.close()
  return {
    body: answer.body,
    cookies: Object.fromEntries(answer.cookies.map(({ name, ...rest }) => [name, rest])),
  }
}

const tokenOf = (bound: string) => secrets.sign('csrf', bound)

test('a first page sets a visit and the token that fits it', async () => {
  const { cookies } = await ask('/page')
  expect(cookies['__Host-visit']).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  expect(cookies['__Host-visit']).not.toHaveProperty('domain')
  expect(cookies.CSRF_TOKEN?.value).toBe(tokenOf(cookies['__Host-visit']?.value ?? ''))
  expect(cookies.CSRF_TOKEN).not.toHaveProperty('httpOnly')
})

test('a page for a signed-in user sets the token of the session', async () => {
  const { cookies } = await ask('/page', {
    '__Host-session': SESSION,
    '__Host-visit': 'old',
    CSRF_TOKEN: tokenOf('old'),
  })
  expect(cookies).toEqual({ CSRF_TOKEN: expect.objectContaining({ value: tokenOf(SESSION) }) })
})

test('a page sets nothing for a browser with fitting cookies', async () => {
  expect((await ask('/page', { '__Host-visit': 'v', CSRF_TOKEN: tokenOf('v') })).cookies).toEqual({})
})

test('signing in sets session and token, signing out removes both', async () => {
  const given = (await ask('/sign-in')).cookies
  expect(given).toMatchObject({
    '__Host-session': { value: SESSION, httpOnly: true, secure: true, maxAge: 14 * 24 * 3600 },
    CSRF_TOKEN: { value: tokenOf(SESSION) },
  })
  const taken = (await ask('/sign-out', { '__Host-session': SESSION })).cookies
  expect(taken).toMatchObject({
    '__Host-session': { value: '', maxAge: 0 },
    CSRF_TOKEN: { value: '', maxAge: 0 },
  })
})

test.each([
  ['our own page', { '__Host-visit': 'v', CSRF_TOKEN: tokenOf('v') }, tokenOf('v'), 'true'],
  [
    'our own page, signed in',
    { '__Host-session': SESSION, CSRF_TOKEN: tokenOf(SESSION) },
    tokenOf(SESSION),
    'true',
  ],
  [
    'the token of the visit, though signed in',
    { '__Host-session': SESSION, '__Host-visit': 'v', CSRF_TOKEN: tokenOf('v') },
    tokenOf('v'),
    'false',
  ],
  [
    'a token of another purpose',
    { '__Host-visit': 'v', CSRF_TOKEN: secrets.sign('waiting-link', 'v') },
    secrets.sign('waiting-link', 'v'),
    'false',
  ],
  ['cookie and header that differ', { '__Host-visit': 'v', CSRF_TOKEN: tokenOf('w') }, tokenOf('v'), 'false'],
  ['no visit', { CSRF_TOKEN: tokenOf('v') }, tokenOf('v'), 'false'],
])('%s', async (_, cookies, header, own) => {
  expect((await ask('/own', cookies, { 'x-csrf-token': header })).body).toBe(own)
})

test.each([
  [{ origin: 'http://zapisano.localhost' }, 'true'],
  [{ origin: 'https://zapisano.localhost' }, 'true'],
  [{ 'sec-fetch-site': 'same-origin' }, 'true'],
  [{ 'sec-fetch-site': 'none' }, 'true'],
  [{ 'sec-fetch-site': 'same-site' }, 'false'],
  [{ origin: 'http://zapisano.localhost:81' }, 'false'],
  [{ origin: 'http://inny.zapisano.localhost' }, 'false'],
  [{ origin: 'null' }, 'false'],
])('a browser with the headers %j: %s', async (words, own) => {
  const cookies = { '__Host-visit': 'v', CSRF_TOKEN: tokenOf('v') }
  expect((await ask('/own', cookies, { 'x-csrf-token': tokenOf('v'), ...words })).body).toBe(own)
})
