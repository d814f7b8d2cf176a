import type { DefinitionDocument } from '../../definition/definition.ts'
import { addToSection } from '../questions/add-to-section.ts'
import { withBlock } from './change-blocks.ts'

const CONSENT = {
  type: 'checkbox',
  label: 'Zgadzam się na pokazanie imienia na stronie wydarzenia',
  help: 'Bez nazwiska; obok imienia może stać grupa albo miejscowość. Zgodę można wycofać w\u00a0każdej chwili w\u00a0„Moje zgłoszenie” albo pisząc do organizatora. Za osobę niepełnoletnią decyduje rodzic lub opiekun prawny.',
} as const

/** Asks each person for the consent to be named, at the end of the form, and names the question in the block. */
export function withConsentQuestion(document: DefinitionDocument, blockId: string): DefinitionDocument {
  // A section with a condition is not asked of everybody.
  const last = document.sections.findLast(({ when }) => when === undefined)
  const added = addToSection(document, CONSENT, last?.id ?? null)
  return withBlock(added.document, blockId, (block) =>
    block.kind === 'joined' ? { ...block, consent: added.id } : block,
  )
}
