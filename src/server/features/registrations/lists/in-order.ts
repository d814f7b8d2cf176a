import { isDown, type Place, type Wanted } from './listed.queries.ts'

/** As the database orders rows: keys by their bytes, equal ones by their ids. */
export function compareInOrder(wanted: Wanted, one: Place, other: Place): number {
  const byKey = Buffer.compare(Buffer.from(one.key), Buffer.from(other.key))
  const up = byKey === 0 ? Buffer.compare(Buffer.from(one.id), Buffer.from(other.id)) : byKey
  return isDown(wanted) ? -up : up
}
