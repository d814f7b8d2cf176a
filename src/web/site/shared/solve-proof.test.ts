import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasZeroBits } from '#domain/capacity/place-proof.ts'
import { solveProof } from './solve-proof.ts'

test("a proof passes the server's check", async () => {
  const { challenge, nonce } = await solveProof('125.16.1795391234.c2lnbmF0dXJl', 12)
  expect(challenge).toBe('125.16.1795391234.c2lnbmF0dXJl')
  expect(hasZeroBits(createHash('sha256').update(`${challenge}.${nonce}`).digest(), 12)).toBe(true)
})
