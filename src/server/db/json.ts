import { type RawBuilder, sql } from 'kysely'

/** A value for a jsonb column. Without it `pg` would send an array as a PostgreSQL array. */
export function jsonb(value: unknown): RawBuilder<never> {
  return sql<never>`${JSON.stringify(value)}::jsonb`
}
