import type { Database } from './database.ts'

/** A separate value for each database that this process has opened, created at the first request. */
export function perDatabase<T>(make: () => T): (db: Database) => T {
  const values = new WeakMap<Database, T>()
  return (db) => {
    const known = values.get(db)
    if (known !== undefined) return known
    const made = make()
    values.set(db, made)
    return made
  }
}
