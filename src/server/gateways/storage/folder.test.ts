import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf, newKey, storageContract } from '#test/support/storage-contract.ts'
import { createFolderStorage } from './folder.ts'

let folder: string
let storage: ReturnType<typeof createFolderStorage>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zapisano-storage-'))
  storage = createFolderStorage(join(folder, 'files'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

storageContract(() => storage)

const placeOf = (key: string) => join(folder, 'files', key.slice(0, 2), key)

test('files are readable and writable by their owner alone, and executable by nobody', async () => {
  const key = newKey()
  await storage.put(key, Buffer.from('#!/bin/sh'))
  expect((await stat(placeOf(key))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'files', key.slice(0, 2)))).mode & 0o777).toBe(0o700)
})

test('a write that fails leaves what was there, and nothing beside it', async () => {
  const key = newKey()
  await storage.put(key, Buffer.from('before'))
  const taken = newKey()
  // A folder that is not empty in the place of the file: the renaming fails, after the writing.
  await mkdir(join(placeOf(taken), 'x'), { recursive: true })
  await expect(storage.put(taken, Buffer.from('after'))).rejects.toThrow()
  expect((await contentOf(storage, key))?.toString()).toBe('before')
  const all = await readdir(join(folder, 'files'), { recursive: true })
  expect(all.filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a fault of the disk is an error, and not a missing file', async () => {
  await writeFile(join(folder, 'blocked'), '')
  const blocked = createFolderStorage(join(folder, 'blocked'))
  await expect(blocked.put(newKey(), Buffer.from('x'))).rejects.toThrow()
  await expect(blocked.get(newKey())).rejects.toThrow('ENOTDIR')
})
