import { z } from 'zod'
import { Refusal } from './refusal.ts'

/** The last row of a page of a list in newest-first order: where the next page begins. */
export interface PageKey {
  readonly at: string
  readonly id: string
}

const keySchema = z.tuple([z.iso.datetime(), z.uuid()])

/**
 * Reads the `after` of a list's query.
 * @throws Refusal invalid_input
 */
export function readPageKey(after: string | undefined): PageKey | undefined {
  if (after === undefined) return undefined
  const key = keySchema.safeParse(after.split('_'))
  if (!key.success) throw new Refusal('invalid_input')
  return { at: key.data[0], id: key.data[1] }
}

/**
 * Cuts the found rows to a page.
 * @param found one row more than the page holds, when there is one
 * @param keyOf of a row
 */
export function cutPage<Row>(
  found: readonly Row[],
  size: number,
  keyOf: (row: Row) => { readonly createdAt: Temporal.Instant; readonly id: string },
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  if (last === undefined) return { rows, next: null }
  const { createdAt, id } = keyOf(last)
  return { rows, next: `${createdAt.toString()}_${id}` }
}
