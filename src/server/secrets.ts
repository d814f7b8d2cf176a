import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is signed with a key of its own purpose: one purpose's value is worthless for another. */
export type Purpose =
  | 'csrf'
  | 'request'
  | 'registration-link'
  | 'waiting-link'
  | 'offer'
  | 'wrong-code'
  | 'own-limit'
  | 'test-gateway'
  | 'local-issuer'

export interface Secrets {
  /** HMAC-SHA256, base64url, 43 characters. */
  sign(purpose: Purpose, text: string): string
  verify(purpose: Purpose, text: string, signature: string): boolean
  /**
   * Encrypts what nobody may read in the database: AES-256-GCM under a key of its own, bound to its owner. The
   * same text is sealed differently each time.
   */
  seal(text: string, owner: string): string
  /** @throws Error when it was sealed for another owner, under a key that is not ours, or was touched since */
  open(sealed: string, owner: string): string
}

/** @param before keys of earlier days: nothing is made with them, what was sealed under them still opens */
export function createSecrets(key: string, before: readonly string[] = []): Secrets {
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
  const current = sealingKey(key)
  const known = new Map([...before.map(sealingKey), current].map((each) => [each.id, each.key]))
  return {
    sign,
    verify: (purpose, text, signature) => sameText(sign(purpose, text), signature),
    seal: (text, owner) => sealWith(current, text, owner),
    open: (sealed, owner) => openWith(known, sealed, owner),
  }
}

interface SealingKey {
  /** By which a sealed text names its key, so that keys can be changed; tells nothing of the key. */
  readonly id: string
  readonly key: KeyObject
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Derived by HKDF (RFC 5869), apart from everything that is signed. */
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

function openWith(keys: ReadonlyMap<string, KeyObject>, sealed: string, owner: string): string {
  const [id = '', packed = ''] = sealed.split('.')
  const key = keys.get(id)
  if (key === undefined) throw new Error('A sealed text names a key that is not known here.')
  const bytes = Buffer.from(packed, 'base64url')
  const bodyAt = NONCE_BYTES + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, bodyAt))
  return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8')
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
