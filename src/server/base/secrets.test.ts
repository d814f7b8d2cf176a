import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSecrets, developmentKey, randomToken, sha256 } from './secrets.ts'

test('a signature for one purpose is worthless for another, and under another key', () => {
  const secrets = createSecrets('key')
  const signature = secrets.sign('csrf', 'text')
  expect(signature).toMatch(/^[\w-]{43}$/)
  expect(secrets.verify('csrf', 'text', signature)).toBe(true)
  expect(secrets.verify('csrf', 'Text', signature)).toBe(false)
  expect(secrets.verify('test-gateway', 'text', signature)).toBe(false)
  expect(createSecrets('kez').verify('csrf', 'text', signature)).toBe(false)
  for (const wrong of ['', signature.slice(1), `${signature}=`, 'ą'.repeat(43)]) {
    expect(secrets.verify('csrf', 'text', wrong)).toBe(false)
  }
})

test('a sealed text is read by its owner alone, and never looks the same twice', () => {
  const secrets = createSecrets('key')
  const sealed = secrets.seal('44051401359', 'account registration')
  expect(sealed).toMatch(/^[0-9a-f]{8}\.[\w-]{52}$/)
  expect(secrets.open(sealed, 'account registration')).toBe('44051401359')
  expect(secrets.seal('44051401359', 'account registration')).not.toBe(sealed)
  expect(() => secrets.open(sealed, 'account another')).toThrow()
  const last = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  for (const touched of [last, `${sealed.slice(0, 20)}`, '44051401359', '']) {
    expect(() => secrets.open(touched, 'account registration')).toThrow()
  }
})

test('a new key seals, earlier keys still open', () => {
  const sealed = createSecrets('old').seal('44051401359', 'owner')
  const rotated = createSecrets('new', ['oldest', 'old'])
  expect(rotated.open(sealed, 'owner')).toBe('44051401359')
  const resealed = rotated.seal('44051401359', 'owner')
  expect(createSecrets('new').open(resealed, 'owner')).toBe('44051401359')
  expect(() => createSecrets('new').open(sealed, 'owner')).toThrow('names a key that is not known')
  expect(() => createSecrets('old').open(resealed, 'owner')).toThrow('names a key that is not known')
})

test('a signature under an earlier key is found by it, the current key first', () => {
  const signed = (key: string) => createSecrets(key).sign('own-limit', 'text')
  const rotated = createSecrets('new', ['older', 'oldest'])
  expect(rotated.signByEach('own-limit', 'text')).toEqual(['new', 'older', 'oldest'].map(signed))
  expect(rotated.verify('own-limit', 'text', signed('older'))).toBe(false)
})

test('whether a sealed text can be opened is known from its key', () => {
  const sealed = createSecrets('old').seal('text', 'owner')
  expect(createSecrets('new', ['old']).canOpen(sealed)).toBe(true)
  expect(createSecrets('new').canOpen(sealed)).toBe(false)
  expect(createSecrets('new').canOpen('')).toBe(false)
})

test('a token has 256 bits, never repeats, and is stored as its hash', () => {
  const tokens = Array.from({ length: 100 }, randomToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  // FIPS 180-2, appendix B.1.
  expect(sha256('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('the development key is made once, also by two concurrent starts, readable by its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zapisano-key-'))
  const dataDir = join(folder, 'not', 'there yet')
  const keys = await Promise.all([developmentKey(dataDir), developmentKey(dataDir)])
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set([...keys, await developmentKey(dataDir)]).size).toBe(1)
  const file = join(dataDir, 'secret.key')
  expect((await readFile(file, 'utf8')).trim()).toBe(keys[0])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
