import { canonical } from '../../definition/canonical.ts'
import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { addToSection } from '../questions/add-to-section.ts'
import { changeQuestion, withFields } from '../questions/change-question.ts'
import { isSameQuestion } from '../questions/same-question.ts'
import { addSection, changeSection } from '../questions/sections.ts'
import { isConditionHere } from './condition-here.ts'
import { inWordsOfHere, type Renaming, renamedTo, renamingOf } from './renamed.ts'
import type { WantedQuestion, WordedCondition } from './wanted.ts'

/** Questions of elsewhere, as part of a draft. */
export interface Taken {
  readonly document: DefinitionDocument
  /** Ids of what was added, in its order. */
  readonly ids: readonly string[]
  /** Conditions that ask what this event does not know, and so are not there. */
  readonly leftOut: readonly LeftOut[]
}

export interface LeftOut {
  /** The question, or the section. */
  readonly label: string
  /** The condition, in words. */
  readonly words: string
}

interface Taking extends Taken {
  readonly renaming: Renaming
}

/**
 * Adds questions behind those of a section (null: outside of all), in their order. `known`: what else is asked where they
 * come from; an answer to it is understood where it is asked here too. A question that lost a condition is asked of more
 * people than it was meant for, so that its answer is no longer required.
 */
export function takeOver(
  document: DefinitionDocument,
  wanted: readonly WantedQuestion[],
  { section, known = [] }: { readonly section: string | null; readonly known?: readonly WantedQuestion[] },
): Taken {
  const { renaming: _, ...taken } = takeEach(begin(document, known), wanted, section)
  return taken
}

/** A section of elsewhere. */
export interface WantedSection {
  readonly name: string
  readonly conditions: readonly WordedCondition[]
  readonly questions: readonly WantedQuestion[]
}

/**
 * Takes a whole section over, without the questions that are asked here already. Where there is a section of this name,
 * its questions go there, each with the condition that it had through its own.
 */
export function takeSection(
  document: DefinitionDocument,
  { name, conditions, questions }: WantedSection,
  known: readonly WantedQuestion[] = [],
): Taken {
  const missing = missingOf(document, questions)
  const same = document.sections.find((section) => section.name.toLowerCase() === name.toLowerCase())
  if (same !== undefined) {
    const whole = missing.map((each) => ({ ...each, conditions: [...conditions, ...each.conditions] }))
    return takeOver(document, whole, { section: same.id, known })
  }
  const made = addSection(document, name)
  const taking = takeEach(begin(made.document, known), missing, made.id)
  const { renaming: _, ...taken } = withSectionConditions(taking, { id: made.id, name, conditions })
  return taken
}

/** Those that are not asked here yet. */
export const missingOf = (
  { questions }: Pick<DefinitionDocument, 'questions'>,
  wanted: readonly WantedQuestion[],
): WantedQuestion[] =>
  wanted.filter(({ question }) => !questions.some((here) => isSameQuestion(here, question)))

const begin = (document: DefinitionDocument, known: readonly WantedQuestion[]): Taking => ({
  ...{ document, ids: [], leftOut: [] },
  renaming: renamingOf(
    document,
    known.map(({ question }) => question),
  ),
})

const takeEach = (taking: Taking, wanted: readonly WantedQuestion[], section: string | null): Taking =>
  wanted.reduce((so, each) => takeOne(so, each, section), taking)

function takeOne(taking: Taking, { question, conditions }: WantedQuestion, section: string | null): Taking {
  const { id: source, ...asked } = question
  // Where heads are counted there is nobody to ask but who registers.
  const of = taking.document.attendance === 'headcount' ? 'registration' : question.of
  const added = addToSection(taking.document, { ...asked, of }, section)
  const fitting = fittingOf(conditions, taking.renaming, (when) => {
    const tried = changeQuestion(added.document, added.id, (now) => withFields(now, { when }))
    return isConditionHere(when, { before: added.document, after: tried })
  })
  const isWider = fitting.leftOut.length > 0
  return {
    document: changeQuestion(added.document, added.id, (now) => ({
      ...withFields(now, { when: fitting.when }),
      required: now.required && !isWider,
    })),
    ids: [...taking.ids, added.id],
    leftOut: [...taking.leftOut, ...fitting.leftOut.map((words) => ({ label: question.label, words }))],
    renaming: new Map([...taking.renaming, [source, renamedTo(added.id, question)]]),
  }
}

function withSectionConditions(
  taking: Taking,
  { id, name, conditions }: { id: string; name: string; conditions: readonly WordedCondition[] },
): Taking {
  const { document, leftOut, renaming } = taking
  const fitting = fittingOf(conditions, renaming, (when) =>
    isConditionHere(when, { before: document, after: changeSection(document, id, { name, when }) }),
  )
  const isWider = fitting.leftOut.length > 0
  const made = changeSection(document, id, { name, when: fitting.when })
  return {
    ...taking,
    document: isWider ? withoutRequired(made, taking.ids) : made,
    leftOut: [...leftOut, ...fitting.leftOut.map((words) => ({ label: name, words }))],
  }
}

const withoutRequired = (document: DefinitionDocument, ids: readonly string[]): DefinitionDocument => ({
  ...document,
  questions: document.questions.map((question) =>
    ids.includes(question.id) ? { ...question, required: false } : question,
  ),
})

/** The conditions that can be asked here, as one; and the words of the others. */
function fittingOf(
  conditions: readonly WordedCondition[],
  renaming: Renaming,
  isHere: (when: Condition) => boolean,
): { readonly when: Condition | undefined; readonly leftOut: readonly string[] } {
  const tried = conditions.map(({ condition, words }) => {
    const here = inWordsOfHere(condition, renaming)
    return here !== null && isHere(here) ? { here } : { words }
  })
  const kept = tried.flatMap(({ here }) => here ?? [])
  const [only] = kept
  return {
    when: kept.length > 1 ? canonical({ all: kept }) : only,
    leftOut: [...new Set(tried.flatMap(({ words }) => words ?? []))],
  }
}
