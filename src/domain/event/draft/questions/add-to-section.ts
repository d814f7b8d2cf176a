import type { DefinitionDocument } from '../../definition/definition.ts'
import { blocksOf } from './blocks.ts'
import { addQuestion, type NewQuestion } from './change-question.ts'
import { moveQuestionToSection } from './move-question.ts'

/** A new question behind those of a section; null: behind those outside of all sections, else in front of the form. */
export function addToSection(
  document: DefinitionDocument,
  asked: NewQuestion,
  section: string | null,
): { readonly document: DefinitionDocument; readonly id: string } {
  const blocks = blocksOf(document)
  const found = blocks.findLastIndex(({ id }) => id === section)
  const block = Math.max(0, found)
  const added = addQuestion(document, asked, { block, at: blocks[block]?.questions.length ?? 0 })
  // There is no place outside of all sections yet.
  return found < 0 ? { ...added, document: moveQuestionToSection(added.document, added.id, null) } : added
}
