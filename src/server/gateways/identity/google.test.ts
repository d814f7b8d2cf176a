import { createHmac } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  GOOGLE_CLIENT,
  googleClaims,
  googleKey,
  googleToken,
  SECONDS,
  startKeyServer,
} from '#test/support/google.ts'
import { createGoogle } from './google.ts'

const old = await googleKey('old')
const current = await googleKey('current')
const stranger = await googleKey('current')
const server = await startKeyServer([current.jwk])

beforeEach(() => {
  Object.assign(server, { published: [current.jwk], fault: null, asked: 0 })
})
afterAll(() => server[Symbol.asyncDispose]())

const google = (cooldownMilliseconds = 30_000) =>
  createGoogle({ clientId: GOOGLE_CLIENT, keysUrl: server.keysUrl, cooldownMilliseconds })

const signed = (changes: object = {}, key = current) => googleToken(key, changes)

test('a token of Google names its person, under one issuer name of Google', async () => {
  const identity = {
    ...{
      issuer: 'https://accounts.google.com',
      subject: '110169484474386276334',
      email: 'maria@example.org',
    },
    ...{ name: 'Maria Zielińska', picture: 'https://lh3.googleusercontent.com/a/maria' },
  }
  expect(await google().verify(await signed({ nonce: 'of a visit' }))).toEqual({
    ...{ verdict: 'trusted', identity, nonce: 'of a visit' },
  })
  const short = await signed({ iss: 'accounts.google.com' })
  expect(await google().verify(short)).toEqual({ verdict: 'trusted', identity, nonce: '' })
})

test('a person without a name has an e-mail, and a picture is accepted from the web alone', async () => {
  const bare = await signed({ name: undefined, picture: 'javascript:alert(1)' })
  expect(await google().verify(bare)).toMatchObject({ identity: { name: 'maria@example.org', picture: '' } })
})

test.each([
  ['for another product', { aud: 'another.apps.googleusercontent.com' }],
  ['without an audience', { aud: undefined }],
  ['of another issuer', { iss: 'https://accounts.google.com.example.org' }],
  ['of no issuer', { iss: undefined }],
  ['that has not begun', { nbf: SECONDS + 600 }],
  ['without an end', { exp: undefined }],
  ['with an e-mail that is not verified', { email_verified: false }],
  ['without e-mail verification', { email_verified: undefined }],
  ['with e-mail verification as text', { email_verified: 'true' }],
  ['without a subject', { sub: undefined }],
])('a token %s is not trusted, though its signature is right', async (_, changes) => {
  expect(await google().verify(await signed(changes))).toEqual({ verdict: 'untrusted' })
})

test('a token whose time is over is expired, unless it was issued for another client', async () => {
  const exp = SECONDS - 60
  expect(await google().verify(await signed({ exp }))).toEqual({ verdict: 'expired' })
  expect(await google().verify(await signed({ exp, aud: 'another' }))).toEqual({ verdict: 'untrusted' })
})

test('a token signed by another key is not trusted', async () => {
  expect(await google().verify(await signed({}, stranger))).toEqual({ verdict: 'untrusted' })
})

test('a changed token is not trusted', async () => {
  const [head, , signature] = (await signed()).split('.')
  const other = (await signed({ sub: 'somebody else' })).split('.')[1]
  expect(await google().verify(`${head}.${other}.${signature}`)).toEqual({ verdict: 'untrusted' })
})

test('an unsigned token is not trusted', async () => {
  expect(await google().verify(new UnsecuredJWT(googleClaims()).encode())).toEqual({ verdict: 'untrusted' })
})

test('a token signed with the public key as a password is not trusted', async () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode({ alg: 'HS256', kid: current.kid })}.${encode(googleClaims())}`
  for (const password of [await exportSPKI(current.publicKey), JSON.stringify(current.jwk)]) {
    const signature = createHmac('sha256', password).update(content).digest('base64url')
    expect(await google().verify(`${content}.${signature}`)).toEqual({ verdict: 'untrusted' })
  }
})

test('a token in another algorithm than RS256 is not trusted, though the key is published', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  server.published = [{ ...(await exportJWK(publicKey)), kid: 'curve', use: 'sig' }]
  const token = await new SignJWT(googleClaims())
    .setProtectedHeader({ alg: 'ES256', kid: 'curve' })
    .sign(privateKey)
  expect(await google().verify(token)).toEqual({ verdict: 'untrusted' })
})

test('the keys are fetched once, and again when Google has changed them', async () => {
  server.published = [old.jwk]
  const provider = google(0)
  for (const _ of [1, 2])
    expect(await provider.verify(await signed({}, old))).toMatchObject({ verdict: 'trusted' })
  expect(server.asked).toBe(1)
  server.published = [old.jwk, current.jwk]
  expect(await provider.verify(await signed())).toMatchObject({ verdict: 'trusted' })
  expect(server.asked).toBe(2)
})

test('unknown keys do not make us ask Google all the time', async () => {
  const provider = google()
  const madeUp = { ...stranger, kid: 'made-up' }
  for (const _ of [1, 2, 3]) {
    expect(await provider.verify(await signed({}, madeUp))).toEqual({ verdict: 'untrusted' })
  }
  expect(server.asked).toBe(1)
})

test.each([
  ['is broken', { status: 500, body: '' }],
  ['answers something else', { status: 200, body: '<!doctype html>' }],
  ['answers no keys', { status: 200, body: '{}' }],
])('while the server of the keys %s a token cannot be checked; afterwards it can', async (_, fault) => {
  server.fault = fault
  const provider = google(0)
  expect(await provider.verify(await signed())).toEqual({ verdict: 'unavailable' })
  server.fault = null
  expect(await provider.verify(await signed())).toMatchObject({ verdict: 'trusted' })
})

test('while the server of the keys is unavailable, a token is neither trusted nor refused', async () => {
  const provider = createGoogle({ clientId: GOOGLE_CLIENT, keysUrl: 'http://127.0.0.1:1/' })
  expect(await provider.verify(await signed())).toEqual({ verdict: 'unavailable' })
})

test.each(['', 'x', 'a.b.c', '..'])('%j is not a token', async (text) => {
  expect(await google().verify(text)).toEqual({ verdict: 'untrusted' })
})
