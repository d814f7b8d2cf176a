import type { Readable } from 'node:stream'

/** Stored bytes, to be read once; whoever gets them reads them to the end or destroys `content`. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number
  readonly content: Readable
}

/**
 * Where the bytes of files are. A key is 64 hexadecimal digits (`newStorageKey`): it says nothing of the file, and is no
 * path. Nothing in it is listed, executed, or reached by an address of its own.
 */
export interface FileStorage {
  /** All bytes or none: a reader never sees half a file. The same key again replaces what was there. */
  put(key: string, content: Buffer): Promise<void>
  /** Null when there is nothing under the key. */
  get(key: string): Promise<StoredFile | null>
  /** Also when there is nothing under the key. */
  delete(key: string): Promise<void>
}
