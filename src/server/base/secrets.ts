import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomFillSync,
  timingSafeEqual,
} from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Purposes of signatures, each with a key of its own: a value signed for one purpose is worthless for another. */
export type Purpose =
  | 'csrf'
  | 'request'
  | 'session'
  | 'log-address'
  | 'waiting-link'
  | 'payment-return'
  | 'donation'
  | 'mailbox'
  | 'offer'
  | 'wrong-code'
  | 'own-limit'
  | 'network'
  | 'unpaid-contact'
  | 'place-proof'
  | 'tried-person'
  | 'listed-code'
  | 'issued-code'
  | 'same-person'
  | 'recipient'
  | 'mailed-link'
  | 'pin'
  | 'test-gateway'
  | 'local-issuer'

export interface Secrets {
  /** HMAC-SHA256, base64url, 43 characters. */
  sign(purpose: Purpose, text: string): string
  verify(purpose: Purpose, text: string, signature: string): boolean
  /**
   * The signature under every known key, the current key first: what was named or made by a signature under an
   * earlier key is found by the others.
   */
  signByEach(purpose: Purpose, text: string): [string, ...string[]]
  /**
   * Encrypts what must not be readable in the database: AES-256-GCM under a key of its own, bound to its owner. The
   * same text is sealed differently each time.
   */
  seal(text: string, owner: string): string
  /** @throws Error when it was sealed for another owner, under a foreign key, or was modified since */
  open(sealed: string, owner: string): string
  /** Whether the key that a text was sealed under is known. */
  canOpen(sealed: string): boolean
}

/** @param before earlier keys: nothing new is made with them, what was sealed under them still opens */
export function createSecrets(key: string, before: readonly string[] = []): Secrets {
  const sign = signer(key)
  const earlier = before.map(signer)
  const current = sealingKey(key)
  const known = new Map([...before.map(sealingKey), current].map((each) => [each.id, each.key]))
  return {
    sign,
    verify: (purpose, text, signature) => sameText(sign(purpose, text), signature),
    signByEach: (purpose, text) => [sign(purpose, text), ...earlier.map((each) => each(purpose, text))],
    seal: (text, owner) => sealWith(current, text, owner),
    open: (sealed, owner) => openWith(known, sealed, owner),
    canOpen: (sealed) => known.has(keyIdOf(sealed)),
  }
}

/** Signs with a separate key for each purpose, derived once. */
function signer(key: string): Secrets['sign'] {
  const keys = new Map<Purpose, KeyObject>()
  const keyOf = (purpose: Purpose) => {
    const known = keys.get(purpose)
    if (known) return known
    const made = createSecretKey(keyFor(purpose, key))
    keys.set(purpose, made)
    return made
  }
  return (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url')
}

const keyFor = (purpose: Purpose, key: string) => createHmac('sha256', key).update(purpose).digest()

/** The keys that sign `session`, for the database, which checks them: the current one first, then earlier ones. */
export const sessionKeys = (key: string, before: readonly string[] = []): Buffer[] =>
  [key, ...before].map((each) => keyFor('session', each))

interface SealingKey {
  /** Names the key in a sealed text, so that keys can be changed; reveals nothing of the key. */
  readonly id: string
  readonly key: KeyObject
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Derived by HKDF (RFC 5869), separate from the signing keys. */
function sealingKey(secret: string): SealingKey {
  const derive = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', info, bytes))
  return {
    id: derive('zapisano sealing key id', 4).toString('hex'),
    key: createSecretKey(derive('zapisano sealing key', 32)),
  }
}

/** `<key id>.<nonce, tag and cipher text in base64url>` */
function sealWith({ id, key }: SealingKey, text: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}

const keyIdOf = (sealed: string): string => sealed.split('.', 1)[0] ?? ''

function openWith(keys: ReadonlyMap<string, KeyObject>, sealed: string, owner: string): string {
  const [, packed = ''] = sealed.split('.')
  const key = keys.get(keyIdOf(sealed))
  if (key === undefined) throw new Error('A sealed text names a key that is not known here.')
  const bytes = Buffer.from(packed, 'base64url')
  const bodyAt = NONCE_BYTES + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, bodyAt))
  return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8')
}

/**
 * The development key: made at the first start, readable by its owner alone. Written to a separate file and then
 * linked: of two concurrent starts, one key stays, and a half-written key is never read.
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

/** Compares in constant time. */
function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** What the database stores instead of a token. */
export function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

/** 256 random bits for a cookie or link. */
export function randomToken(): string {
  if (chanceLeft < TOKEN_BYTES) {
    randomFillSync(chance)
    chanceLeft = chance.length
  }
  const bytes = chance.subarray(chanceLeft - TOKEN_BYTES, chanceLeft)
  chanceLeft -= TOKEN_BYTES
  const token = bytes.toString('base64url')
  // No copy of what was handed out stays in the buffer.
  bytes.fill(0)
  return token
}

const TOKEN_BYTES = 32
/** Requested in one go: each newcomer needs a token, and a system call costs more than the bytes. */
const chance = Buffer.alloc(64 * TOKEN_BYTES)
let chanceLeft = 0
