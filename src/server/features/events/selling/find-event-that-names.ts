import type { Tx } from '#server/db/database.ts'
import { findTitleThatNames } from './naming.queries.ts'

/**
 * An event whose draft, or whose published version, names something of the account anywhere, by its id: what is named
 * is not removed. Undefined when none does.
 */
export const findEventThatNames = (tx: Tx, id: string): Promise<{ readonly title: string } | undefined> =>
  findTitleThatNames(tx, id)
