import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInNonce } from './sign-in-nonce.ts'

test('the nonce is the hash of the CSRF token, as the server computes it', async () => {
  for (const token of ['abc', 'Zz-_09', '']) {
    const expected = createHash('sha256').update(`sign-in ${token}`).digest('base64url')
    expect(await signInNonce(`other=1; CSRF_TOKEN=${token}`)).toBe(expected)
  }
  expect(await signInNonce('')).toBe(createHash('sha256').update('sign-in ').digest('base64url'))
})
