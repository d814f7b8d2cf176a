import { generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createLocalIssuer, LOCAL_ISSUER } from './local-issuer.ts'

const danuta = { subject: 'danuta', name: 'Danuta Wrona', email: 'danuta@example.org', note: '' }
const keys = await generateKeyPair('ES256')
const issuer = await createLocalIssuer([danuta], keys)
const now = Temporal.Now.instant()

/** A token that the issuer's own key signs, valid except for the changes. */
function token(changes: { iss?: string; aud?: string; exp?: number; nbf?: number; email?: number } = {}) {
  const seconds = Math.floor(now.epochMilliseconds / 1000)
  return new SignJWT({
    ...{
      sub: danuta.subject,
      email: danuta.email,
      name: danuta.name,
      picture: 'data:,',
      iss: LOCAL_ISSUER,
      aud: 'zapisano',
    },
    ...{ iat: seconds, exp: seconds + 300, ...changes },
  })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(keys.privateKey)
}

test('the issuer recognises a person by the token it has issued', async () => {
  const { email, name } = danuta
  const identity = { issuer: LOCAL_ISSUER, subject: 'danuta', email, name, picture: 'data:,' }
  expect(await issuer.verify(await token())).toEqual({ verdict: 'trusted', identity, nonce: '' })
  expect(await issuer.verify((await issuer.issue('danuta', now, 'of a visit')) ?? '')).toMatchObject({
    nonce: 'of a visit',
    identity: { ...identity, picture: expect.stringMatching(/^data:image\/svg\+xml,/) },
  })
})

test('no token is issued to an unknown person', async () => {
  expect(await issuer.issue('nobody', now, '')).toBeNull()
})

test('a token is valid for five minutes', async () => {
  const old = await issuer.issue('danuta', now.subtract({ minutes: 6 }), '')
  expect(await issuer.verify(old ?? '')).toEqual({ verdict: 'expired' })
})

test.each([
  ['another audience', { aud: 'another product' }],
  ['another issuer', { iss: 'https://accounts.example.org' }],
  ['a beginning that has not come', { nbf: 4_000_000_000 }],
  ['a claim of the wrong kind', { email: 1 }],
])('a token with %s is not trusted, though its signature is right', async (_, changes) => {
  expect(await issuer.verify(await token(changes))).toEqual({ verdict: 'untrusted' })
})

test('only a token that is valid in everything else is reported as expired', async () => {
  const exp = 1_000_000_000
  expect(await issuer.verify(await token({ exp }))).toEqual({ verdict: 'expired' })
  expect(await issuer.verify(await token({ exp, aud: 'another product' }))).toEqual({ verdict: 'untrusted' })
})

test('a token of another issuer with the same people is not trusted', async () => {
  const other = await createLocalIssuer([danuta])
  expect(await issuer.verify((await other.issue('danuta', now, 'of a visit')) ?? '')).toEqual({
    verdict: 'untrusted',
  })
})

test.each(['', 'x', 'a.b.c', '..'])('%j is not a token', async (text) => {
  expect(await issuer.verify(text)).toEqual({ verdict: 'untrusted' })
})
