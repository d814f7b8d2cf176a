const KEY = /^[0-9a-f]{64}$/

/** A key is used in a path or an address only after this. @throws Error when it is no key */
export function assertStorageKey(key: string): void {
  if (!KEY.test(key)) throw new Error('This is not a key of the file storage.')
}
