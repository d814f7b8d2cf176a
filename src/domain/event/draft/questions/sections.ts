import { sameValue } from '../../../values/same-value.ts'
import { canonical } from '../../definition/canonical.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { askedWhen } from '../../facts/question-rules.ts'
import { type Block, blocksOf, type Section, withBlocks } from './blocks.ts'
import { idOfName } from './id-of-name.ts'

/** A section behind all others, without questions. */
export function addSection(
  document: DefinitionDocument,
  name: string,
): { readonly document: DefinitionDocument; readonly id: string } {
  const id = idOfName(
    name,
    document.sections.map(({ id }) => id),
  )
  return { document: { ...document, sections: [...document.sections, { id, name }] }, id }
}

/** Another name, another condition; an absent condition is: always. */
export const changeSection = (
  document: DefinitionDocument,
  id: string,
  { name, when }: Pick<Section, 'name' | 'when'>,
): DefinitionDocument => ({
  ...document,
  sections: document.sections.map((section) =>
    section.id === id ? { id, name, ...(when === undefined ? {} : { when }) } : section,
  ),
})

/** Puts a section with all its questions one block up or down. The document itself where there is no further. */
export function moveSection(
  document: DefinitionDocument,
  id: string,
  way: 'up' | 'down',
): DefinitionDocument {
  const taken = takenOut(document, id)
  if (taken === null) return document
  const step = way === 'up' ? -1 : 1
  for (let at = taken.from + step; at >= 0 && at <= taken.others.length; at += step) {
    const made = putBack(document, taken, at)
    // A section without questions has a place among sections alone.
    if (!sameValue(made, document)) return made
  }
  return document
}

/** Puts a section with all its questions before a block, counted as `blocksOf` counts them before; or behind the last. */
export function moveSectionTo(document: DefinitionDocument, id: string, block: number): DefinitionDocument {
  const taken = takenOut(document, id)
  if (taken === null) return document
  const before = blocksOf(document).slice(0, block)
  return putBack(document, taken, before.filter((each) => each.id !== id).length)
}

interface TakenOut {
  /** The section with all its questions, also where they stood apart. */
  readonly whole: Block
  readonly others: readonly Block[]
  /** The position of its first block. */
  readonly from: number
}

function takenOut(document: DefinitionDocument, id: string): TakenOut | null {
  const blocks = blocksOf(document)
  const own = blocks.filter((block) => block.id === id)
  const [first] = own
  if (first === undefined) return null
  const questions = own.flatMap((block) => block.questions)
  return {
    whole: { ...first, questions },
    others: blocks.filter((block) => block.id !== id),
    from: blocks.indexOf(first),
  }
}

function putBack(document: DefinitionDocument, { whole, others }: TakenOut, at: number): DefinitionDocument {
  const blocks = others.toSpliced(at, 0, whole)
  return { ...withBlocks(document, blocks), sections: inOrderOf(blocks, document.sections) }
}

const inOrderOf = (blocks: readonly Block[], sections: readonly Section[]): Section[] =>
  sections.toSorted((one, other) => placeIn(blocks, one) - placeIn(blocks, other))

const placeIn = (blocks: readonly Block[], { id }: Section) => blocks.findIndex((block) => block.id === id)

/** Takes a heading away: its questions stay where they are, each with the condition that it had through the section. */
export const removeSection = (document: DefinitionDocument, id: string): DefinitionDocument => ({
  ...document,
  sections: document.sections.filter((section) => section.id !== id),
  questions: document.questions.map((question) => {
    if (question.section !== id) return question
    const { section: _, when: __, ...loose } = question
    const when = askedWhen(document, question)
    return when === undefined ? loose : { ...loose, when: canonical(when) }
  }),
})
