import type { DefinitionDocument } from '../../definition/definition.ts'
import { blocksOf, placeOf, type QuestionPlace, withBlocks, withQuestionAt } from './blocks.ts'

/** Puts a question somewhere else in the form; it then belongs to the section that stands there. */
export function moveQuestionTo(
  document: DefinitionDocument,
  id: string,
  place: QuestionPlace,
): DefinitionDocument {
  const blocks = blocksOf(document)
  const from = placeOf(blocks, id)
  const question = from === null ? undefined : blocks[from.block]?.questions[from.at]
  if (from === null || question === undefined) return document
  const without = blocks.map((block, index) =>
    index === from.block ? { ...block, questions: block.questions.toSpliced(from.at, 1) } : block,
  )
  const isBehind = from.block === place.block && place.at > from.at
  const at = isBehind ? place.at - 1 : place.at
  return withBlocks(document, withQuestionAt(without, { ...place, at }, question))
}

/** One place up or down; from the edge of a section into the next one. The document itself where there is no further. */
export function moveQuestion(
  document: DefinitionDocument,
  id: string,
  way: 'up' | 'down',
): DefinitionDocument {
  const target = nextPlace(document, id, way)
  return target === null ? document : moveQuestionTo(document, id, target)
}

/** Where a question would go next: counted before it is taken away. Null at the end of the form. */
export function nextPlace(
  document: DefinitionDocument,
  id: string,
  way: 'up' | 'down',
): QuestionPlace | null {
  const blocks = blocksOf(document)
  const from = placeOf(blocks, id)
  if (from === null) return null
  const { block, at } = from
  const here = blocks[block]?.questions.length ?? 0
  if (way === 'up') {
    if (at > 0) return { block, at: at - 1 }
    return block === 0 ? null : { block: block - 1, at: blocks[block - 1]?.questions.length ?? 0 }
  }
  if (at < here - 1) return { block, at: at + 2 }
  return block === blocks.length - 1 ? null : { block: block + 1, at: 0 }
}

/** Into a section, behind its questions; null takes it out of its section. */
export function moveQuestionToSection(
  document: DefinitionDocument,
  id: string,
  section: string | null,
): DefinitionDocument {
  const blocks = blocksOf(document)
  const block = blocks.findLastIndex((each) => each.id === section)
  if (block >= 0) return moveQuestionTo(document, id, { block, at: blocks[block]?.questions.length ?? 0 })
  if (section !== null) return document
  // Nothing stands outside of a section yet: in front of all of them.
  const question = document.questions.find((each) => each.id === id)
  if (question === undefined) return document
  const { section: _, ...loose } = question
  return { ...document, questions: [loose, ...document.questions.filter((each) => each.id !== id)] }
}
