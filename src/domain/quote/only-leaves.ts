import { sameValue } from '../form/same-value.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { askedDraft } from './asked-draft.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { QuoteContext } from './quote-result.ts'

/**
 * Whether a changed draft only has fewer people: whoever stays is as agreed, but for what is no more asked for without
 * the others. Who registers may be said anew when that person leaves; carers and statements may be, too.
 * @param changed as it is kept (`askedDraft`), in the order of what was agreed
 */
export function onlyLeaves(
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
  const told = { registeredBy, registrantRole, carers, statements }
  return sameValue(askedDraft(compiled, { ...agreed, people: staying, ...told }, context), changed)
}
