import type { Adjustment } from '../event/definition/definition.ts'
import type { Reason } from './quote-result.ts'

/**
 * Whether a reason comes from an adjustment: by its id. Lines that were agreed before reasons had ids are matched by
 * the name alone.
 */
export const isOfRule = (
  { params }: Pick<Reason, 'params'>,
  { id, name }: Pick<Adjustment, 'id' | 'name'>,
): boolean => (params.rule === undefined ? params.name === name : params.rule === id)
