import type { DefinitionDocument, EventDefinition } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { comparisonsOf, conditionsOf } from '../../facts/conditions-of.ts'
import { namedFacts } from '../../facts/named-facts.ts'
import type { Question, Section } from './blocks.ts'

/** What goes together with a question, and what keeps it from being removed. */
export interface Removal {
  /** The question itself first, then those that are asked only because of its answer. */
  readonly questions: readonly Question[]
  readonly sections: readonly Section[]
  /** Paths of rules that ask for one of the answers: prices, limits, requirements. None: it can be removed. */
  readonly usedBy: readonly string[]
}

/** Works out what removing a question would take with it. */
export function removalOf(document: DefinitionDocument, id: string): Removal {
  const definition = expandDefinition(document)
  const [gone, goneSections] = [new Set([id]), new Set<string>()]
  // A set is iterated to its end, including what is added on the way.
  for (const each of gone) {
    const uses = usesOf(definition, each)
    for (const { section } of uses) if (section !== null) goneSections.add(section)
    for (const { question } of uses) if (question !== null) gone.add(question)
    for (const question of document.questions)
      if (goneSections.has(question.section ?? '')) gone.add(question.id)
  }
  const rules = [...gone].flatMap((each) => usesOf(definition, each)).filter(({ isRule }) => isRule)
  const own = document.questions.filter((question) => question.id === id)
  const others = document.questions.filter((question) => question.id !== id && gone.has(question.id))
  return {
    questions: [...own, ...others],
    sections: document.sections.filter((section) => goneSections.has(section.id)),
    usedBy: [...new Set(rules.map(({ path }) => path))],
  }
}

/** The document without all of it. */
export const withoutRemoved = (
  document: DefinitionDocument,
  { questions, sections }: Pick<Removal, 'questions' | 'sections'>,
): DefinitionDocument => ({
  ...document,
  page: pageWithout(document.page, new Set(questions.map(({ id }) => id))),
  questions: document.questions.filter(({ id }) => questions.every((gone) => gone.id !== id)),
  sections: document.sections.filter(({ id }) => sections.every((gone) => gone.id !== id)),
})

/** The block of those who are there already tells numbers alone without its question of consent, and names alone without its towns. */
function pageWithout(
  page: DefinitionDocument['page'],
  gone: ReadonlySet<string>,
): DefinitionDocument['page'] {
  if (page.blocks === undefined) return page
  const blocks = page.blocks.map((block) => {
    if (block.kind !== 'joined') return block
    const { consent, town, ...rest } = block
    const isAsked = consent !== undefined && !gone.has(consent)
    const hasTown = town !== undefined && !gone.has(town)
    return {
      ...rest,
      ...(isAsked ? { consent } : {}),
      ...(hasTown ? { town } : {}),
      beside: rest.beside === 'town' && !hasTown ? ('nothing' as const) : rest.beside,
    }
  })
  return { ...page, blocks }
}

interface Use {
  readonly path: string
  /** The question or the section that is asked only because of the answer. */
  readonly question: string | null
  readonly section: string | null
  readonly isRule: boolean
}

/** Everything that asks for the answer of a question. */
function usesOf(definition: EventDefinition, id: string): Use[] {
  const names = [`answer.${id}`, `count.${id}`]
  const asked = conditionsOf(definition).filter(({ condition }) =>
    comparisonsOf(condition).some(({ fact }) => names.includes(fact)),
  )
  const named = namedFacts(definition).filter(({ name }) => names.includes(name))
  const placed = definition.requirements.flatMap(({ where }, i) =>
    where === id ? [{ path: `requirements.${i}.where` }] : [],
  )
  return [...asked, ...named, ...placed].map(({ path }) => useAt(definition, path))
}

function useAt({ questions, sections }: EventDefinition, path: string): Use {
  const [list, index] = path.split('.')
  const part = list === 'questions' ? questions : list === 'sections' ? sections : []
  const id = part[Number(index)]?.id ?? null
  return {
    path,
    question: list === 'questions' ? id : null,
    section: list === 'sections' ? id : null,
    isRule: id === null,
  }
}

/** Paths of everything that names an option of a question: it cannot be removed while there is any. */
export function usesOfOption(document: DefinitionDocument, question: string, option: string): string[] {
  const definition = expandDefinition(document)
  const fact = `answer.${question}`
  const asked = conditionsOf(definition).filter(({ condition }) =>
    comparisonsOf(condition).some(
      (each) => each.fact === fact && (each.is === option || each.in?.includes(option) === true),
    ),
  )
  // A table of prices names every option.
  const named = namedFacts(definition).filter(({ name }) => name === fact)
  return [...new Set([...asked, ...named].map(({ path }) => path))]
}
