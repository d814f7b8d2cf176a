import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { fill, fillAll, type Placeholders } from './fill.ts'
import { clip } from './names.ts'

export type PageInput = NonNullable<EventDefinitionInput['page']>
export type QuestionAndAnswer = readonly [question: string, answer: string]

/** The bounds of the schema, which typed names could pass. */
const MOST_LEDE = 600
const MOST_INCLUDED = 120
const MOST_ANSWER = 1500

/** The texts of a page, filled; those of which nothing is left are left out. */
export function pageTexts(
  texts: {
    readonly lede: string
    readonly included: readonly string[]
    readonly questions: readonly QuestionAndAnswer[]
  },
  placeholders: Placeholders,
): Pick<PageInput, 'lede' | 'place' | 'included' | 'questions'> {
  const place = clip(placeholders.values.miejsce ?? '', 120)
  const lede = clip(fill(texts.lede, placeholders), MOST_LEDE)
  return {
    ...(lede === '' ? {} : { lede }),
    ...(place === '' ? {} : { place }),
    included: fillAll(texts.included, placeholders).map((text) => clip(text, MOST_INCLUDED)),
    questions: texts.questions.flatMap(([question, answer]) => {
      const filled = clip(fill(answer, placeholders), MOST_ANSWER)
      return filled === '' ? [] : [{ question, answer: filled }]
    }),
  }
}

/** The usual blocks, with what to bring as a list of its own ahead of the questions, and a heading for the days. */
export const pageBlocks = ({
  packing,
  days,
}: {
  readonly packing: readonly string[]
  readonly days?: string
}): Pick<PageInput, 'blocks'> => ({
  blocks: [
    ...(['invitation', 'included', 'prices', 'groups'] as const).map((kind) => ({ id: kind, kind })),
    { id: 'programme', kind: 'programme', ...(days === undefined ? {} : { heading: days }) },
    { id: 'co-zabrac', kind: 'text', heading: 'Co zabrać', html: listHtml(packing) },
    ...(['leaving', 'questions', 'contact'] as const).map((kind) => ({ id: kind, kind })),
  ],
})

const listHtml = (things: readonly string[]) =>
  `<ul>${things.map((thing) => `<li><p>${thing}</p></li>`).join('')}</ul>`

/** By whom it is held and whom to ask. */
export const hostTexts = (
  name: string,
  contact: string | undefined,
): Pick<PageInput, 'host' | 'hostNote'> => ({
  ...(name.trim() === '' ? {} : { host: clip(name, 120) }),
  ...(contact === undefined ? {} : { hostNote: contact }),
})
