import type { RegistrationDraft } from '../registration/draft.ts'
import { sameValue } from '../values/same-value.ts'
import { applicableDraft } from './applicable-draft.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { QuoteContext } from './quote-result.ts'

/**
 * Whether a changed draft only has fewer people: people who stay are as agreed, except for answers that are not asked
 * for without the others. The registrant may be named again when that person leaves; carers and statements may be, too.
 * @param changed as it is stored (`askedDraft`), in the order of what was agreed
 */
export function isWithdrawalOnly(
  compiled: CompiledDefinition,
  agreed: RegistrationDraft,
  changed: RegistrationDraft,
  context: QuoteContext,
): boolean {
  const staying = agreed.people.filter(({ ref }) => changed.people.some((person) => person.ref === ref))
  if (staying.length === 0 || staying.length === agreed.people.length) return false
  const stays = staying.some(({ ref }) => ref === agreed.registeredBy) || agreed.registeredBy === null
  const { registeredBy, registrantRole } = stays ? agreed : changed
  const { carers, statements } = changed
  const restated = { registeredBy, registrantRole, carers, statements }
  return sameValue(applicableDraft(compiled, { ...agreed, people: staying, ...restated }, context), changed)
}
