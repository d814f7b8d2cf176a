import type { DefinitionDocument } from '../../definition/definition.ts'

export type Section = DefinitionDocument['sections'][number]
export type Question = DefinitionDocument['questions'][number]

/** Questions that stand together in the form, under the heading of their section if they have one. */
export interface Block {
  /** That of the section; null where the questions have none. */
  readonly id: string | null
  /** Null too where there is no section of this id. */
  readonly section: Section | null
  readonly questions: readonly Question[]
}

/** The place of a question: the position of its block in `blocksOf`, then its own within the block. */
export interface QuestionPlace {
  readonly block: number
  readonly at: number
}

/**
 * The form as people see it: questions in their order, a heading wherever the section changes. A section without
 * questions stands before the one that follows it in the list, else at the end. There is always a block to which a question can be added.
 */
export function blocksOf({
  sections,
  questions,
}: Pick<DefinitionDocument, 'sections' | 'questions'>): Block[] {
  const blocks = runsOf(questions).map((run) => blockOf(run, sections))
  for (const [index, section] of [...sections.entries()].reverse()) {
    if (blocks.some(({ id }) => id === section.id)) continue
    const later = sections.slice(index + 1).map(({ id }) => id)
    const next = blocks.findIndex(({ id }) => id !== null && later.includes(id))
    blocks.splice(next < 0 ? blocks.length : next, 0, { id: section.id, section, questions: [] })
  }
  return blocks.length === 0 ? [LOOSE] : blocks
}

const LOOSE: Block = { id: null, section: null, questions: [] }

function runsOf(questions: readonly Question[]): Question[][] {
  const runs: Question[][] = []
  for (const question of questions) {
    const last = runs.at(-1)
    if (last !== undefined && last[0]?.section === question.section) last.push(question)
    else runs.push([question])
  }
  return runs
}

function blockOf(questions: readonly Question[], sections: readonly Section[]): Block {
  const id = questions[0]?.section ?? null
  return { id, section: sections.find((section) => section.id === id) ?? null, questions }
}

/** The document with its questions in the order of the blocks, each of the section of its block. */
export const withBlocks = (document: DefinitionDocument, blocks: readonly Block[]): DefinitionDocument => ({
  ...document,
  questions: blocks.flatMap(({ id, questions }) => questions.map((question) => inSection(question, id))),
})

function inSection(question: Question, id: string | null): Question {
  if ((question.section ?? null) === id) return question
  const { section: _, ...loose } = question
  return id === null ? loose : { ...loose, section: id }
}

/** Where a question stands; null where there is none of this id. */
export function placeOf(blocks: readonly Block[], id: string): QuestionPlace | null {
  for (const [block, { questions }] of blocks.entries()) {
    const at = questions.findIndex((question) => question.id === id)
    if (at >= 0) return { block, at }
  }
  return null
}

/** The blocks with a question put at a place; behind the last one where the place is further. */
export const withQuestionAt = (
  blocks: readonly Block[],
  { block, at }: QuestionPlace,
  question: Question,
): Block[] =>
  blocks.map((each, index) =>
    index === block ? { ...each, questions: each.questions.toSpliced(at, 0, question) } : each,
  )
