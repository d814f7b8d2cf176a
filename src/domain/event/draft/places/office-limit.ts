import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { comparisonsOf } from '../../facts/conditions-of.ts'
import { EVENT, itemKey } from './parts.ts'
import { withNewPool, withTakerChanged } from './shared-limits.ts'

const IN_OFFICE: Condition = { fact: 'channel', is: 'office' }

/** Whether the office on the spot has a time of registration of its own. */
export const hasOffice = ({ windows }: DefinitionDocument): boolean =>
  windows.some(
    ({ when }) =>
      when !== undefined && comparisonsOf(when).some(({ fact, is }) => fact === 'channel' && is === 'office'),
  )

/** The document with places that only those take who are registered in the office: of what everybody pays there. */
export function withOfficeLimit(
  document: DefinitionDocument,
  limit: { readonly name: string; readonly capacity: number },
): DefinitionDocument {
  const fee = document.items.find(
    ({ category, choose, per }) => category === 'participation' && choose === 'always' && per === 'person',
  )
  const part = fee === undefined ? EVENT : itemKey(fee.id)
  const index = (fee ?? document).claims.length
  const made = withNewPool(document, limit, [part])
  return withTakerChanged(made, { part, index }, (claim) => ({ ...claim, when: IN_OFFICE }))
}
