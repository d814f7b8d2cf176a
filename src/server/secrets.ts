import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is signed with a key of its own purpose: one purpose's value is worthless for another. */
export type Purpose =
  | 'csrf'
  | 'registration-link'
  | 'waiting-link'
  | 'offer'
  | 'test-gateway'
  | 'local-issuer'

export interface Secrets {
  /** HMAC-SHA256, base64url, 43 characters. */
  sign(purpose: Purpose, text: string): string
  verify(purpose: Purpose, text: string, signature: string): boolean
}

export function createSecrets(key: string): Secrets {
  const keys = new Map<Purpose, KeyObject>()
  const keyOf = (purpose: Purpose) => {
    const known = keys.get(purpose)
    if (known) return known
    const made = createSecretKey(createHmac('sha256', key).update(purpose).digest())
    keys.set(purpose, made)
    return made
  }
  const sign = (purpose: Purpose, text: string) =>
    createHmac('sha256', keyOf(purpose)).update(text).digest('base64url')
  return { sign, verify: (purpose, text, signature) => sameText(sign(purpose, text), signature) }
}

/**
 * The development key: made at the first start, readable by its owner alone. Written aside and then
 * linked: of two who start at once, one key stands, and nobody reads half of it.
 */
export async function developmentKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret.key')
  const part = `${file}.${randomBytes(8).toString('hex')}`
  await mkdir(dataDir, { recursive: true })
  await writeFile(part, randomBytes(32).toString('hex'), { mode: 0o600 })
  await link(part, file).catch(ignoreExisting)
  await unlink(part)
  return (await readFile(file, 'utf8')).trim()
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

/** Compares in time that does not depend on where they differ. */
function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** What is kept in the database instead of a token. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** 256 random bits for a cookie or link. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
