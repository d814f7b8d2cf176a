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

/** Puts a section with all its questions one block up or down. */
export function moveSection(
  document: DefinitionDocument,
  id: string,
  way: 'up' | 'down',
): DefinitionDocument {
  const blocks = blocksOf(document)
  const own = blocks.filter((block) => block.id === id)
  const [first] = own
  if (first === undefined) return document
  const others = blocks.filter((block) => block.id !== id)
  const at = blocks.indexOf(first) + (way === 'up' ? -1 : 1)
  if (at < 0 || at > others.length) return document
  const whole = { ...first, questions: own.flatMap(({ questions }) => questions) }
  const moved = others.toSpliced(at, 0, whole)
  return { ...withBlocks(document, moved), sections: inOrderOf(moved, document.sections) }
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
