import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from './port.ts'
import { assertStorageKey } from './storage-key.ts'

/** Nobody but the owner of the process reads them, and nobody executes them. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/** Keeps files in a folder of this machine, spread over 256 folders by the beginning of their keys. */
export function createFolderStorage(folder: string): FileStorage {
  const placeOf = (key: string) => {
    assertStorageKey(key)
    return { folder: join(folder, key.slice(0, 2)), file: join(folder, key.slice(0, 2), key) }
  }
  return {
    async put(key, content) {
      const place = placeOf(key)
      await mkdir(place.folder, { recursive: true, mode: PRIVATE_FOLDER })
      const part = `${place.file}.${randomBytes(8).toString('hex')}.part`
      try {
        await writeWhole(part, content)
        await rename(part, place.file)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async get(key) {
      const handle = await open(placeOf(key).file, 'r').catch(noneOrThrow)
      if (handle === null) return null
      const { size } = await handle.stat()
      return { size, content: handle.createReadStream() }
    },
    async delete(key) {
      await rm(placeOf(key).file, { force: true })
    },
  }
}

/** Synced before it is renamed: after a power failure a file is whole or is not there. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const handle = await open(path, 'wx', PRIVATE_FILE)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function noneOrThrow(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
