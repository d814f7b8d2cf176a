import type pg from 'pg'

const BLOCK_BYTES = 64

/**
 * Stores the keys by which the server proves a session where the database can check them and the application's role
 * cannot read them (db/migrations/0003-sessions.sql); others are removed.
 * @param keys of 32 bytes, the newest and those that nodes may still use
 */
export async function storeSigningKeys(owner: pg.Client, keys: readonly Buffer[]): Promise<void> {
  const inner = keys.map((key) => padOf(key, 0x36))
  const outer = keys.map((key) => padOf(key, 0x5c))
  await owner.query(
    `INSERT INTO cross_tenant.signing_key SELECT * FROM unnest($1::bytea[], $2::bytea[]) ON CONFLICT DO NOTHING`,
    [inner, outer],
  )
  await owner.query('DELETE FROM cross_tenant.signing_key WHERE inner_pad <> ALL ($1::bytea[])', [inner])
}

/** One half of HMAC (RFC 2104): the key, padded to a block, each byte masked. */
function padOf(key: Buffer, mask: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES)
  key.copy(block)
  return block.map((byte) => byte ^ mask) as Buffer
}
