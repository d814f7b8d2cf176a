import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { FileStorage } from '#server/gateways/storage/port.ts'

export const newKey = () => randomBytes(32).toString('hex')

/** All that is under a key; null for nothing. */
export async function contentOf(storage: FileStorage, key: string): Promise<Buffer | null> {
  const stored = await storage.get(key)
  if (stored === null) return null
  const content = await buffer(stored.content)
  expect(content.length).toBe(stored.size)
  return content
}

/** What every storage of files must do: the test of each calls this. */
export function storageContract(storageOf: () => FileStorage): void {
  test('what was put is read again, byte by byte', async () => {
    for (const size of [1, 70_000, 5 * 1024 * 1024]) {
      const [key, content] = [newKey(), randomBytes(size)]
      await storageOf().put(key, content)
      expect(content.equals((await contentOf(storageOf(), key)) ?? Buffer.alloc(0))).toBe(true)
    }
  })

  test('there is nothing under a key that was never used', async () => {
    expect(await contentOf(storageOf(), newKey())).toBeNull()
  })

  test('the same key again replaces what was there', async () => {
    const key = newKey()
    await storageOf().put(key, Buffer.from('before, and longer'))
    await storageOf().put(key, Buffer.from('after'))
    expect((await contentOf(storageOf(), key))?.toString()).toBe('after')
  })

  test('what is deleted is gone; deleting it again, or what never was, is no error', async () => {
    const [key, other] = [newKey(), newKey()]
    await storageOf().put(key, Buffer.from('a'))
    await storageOf().put(other, Buffer.from('b'))
    await storageOf().delete(key)
    await storageOf().delete(key)
    await storageOf().delete(newKey())
    expect(await contentOf(storageOf(), key)).toBeNull()
    expect((await contentOf(storageOf(), other))?.toString()).toBe('b')
  })

  test('concurrent writes under one key leave one of them, whole', async () => {
    const key = newKey()
    const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(300_000, `${index}`))
    await Promise.all(contents.map((content) => storageOf().put(key, content)))
    const kept = await contentOf(storageOf(), key)
    expect(contents.filter((content) => kept?.equals(content))).toHaveLength(1)
  })

  test.each([
    '',
    '..',
    '../../etc/passwd',
    'a/b',
    'A'.repeat(64),
    `${'a'.repeat(64)}\n`,
    `../${'a'.repeat(61)}`,
  ])('%j is no key: nothing is written, read or deleted by it', async (key) => {
    await expect(storageOf().put(key, Buffer.from('x'))).rejects.toThrow('not a key')
    await expect(storageOf().get(key)).rejects.toThrow('not a key')
    await expect(storageOf().delete(key)).rejects.toThrow('not a key')
  })
}
