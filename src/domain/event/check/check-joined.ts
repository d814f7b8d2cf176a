import { isOfOffice } from '../../registration/is-of-office.ts'
import { meantNames } from '../definition/closest-name.ts'
import type { EventDefinition, Question } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import type { BlockOf } from '../page/page-blocks.ts'
import type { UnfitConsent } from '../problems/names.ts'

/** Who is named on the page has agreed of their own free will, and beside the name stands nothing that few may see. */
export const checkJoined = (definition: EventDefinition): DefinitionProblem[] =>
  (definition.page.blocks ?? []).flatMap((block, index) => {
    if (block.kind !== 'joined') return []
    const path = pathOf('page.blocks', index)
    return [...checkConsent(definition, block, path), ...checkTown(definition, block, path)]
  })

function checkConsent(
  { questions }: EventDefinition,
  { consent }: BlockOf<'joined'>,
  block: string,
): DefinitionProblem[] {
  if (consent === undefined) return []
  const path = pathOf(block, 'consent')
  const question = questions.find(({ id }) => id === consent)
  if (question === undefined) return [unknown(questions, path, consent)]
  const because = unfitBecause(question)
  return because === null ? [] : [{ path, code: 'consent_unfit', values: { label: question.label, because } }]
}

const TICKS: readonly Question['type'][] = ['checkbox', 'switch', 'iconToggle']

function unfitBecause(question: Question): UnfitConsent | null {
  if (!TICKS.includes(question.type)) return 'no_tick'
  if (question.of !== 'person') return 'of_registration'
  if (isOfOffice(question)) return 'of_office'
  if (question.required) return 'required'
  return question.default === true ? 'ticked' : null
}

/** Whether a question may be the consent to be named. */
export const isConsent = (question: Question): boolean => unfitBecause(question) === null

function checkTown(
  { questions }: EventDefinition,
  { beside, town }: BlockOf<'joined'>,
  block: string,
): DefinitionProblem[] {
  if (beside !== 'town') return []
  const path = pathOf(block, 'town')
  if (town === undefined) return [{ path: pathOf(block, 'beside'), code: 'block_town_missing' }]
  const question = questions.find(({ id }) => id === town)
  if (question === undefined) return [unknown(questions, path, town)]
  return isTown(question) ? [] : [{ path, code: 'block_town_wrong', values: { label: question.label } }]
}

/** Whether the answer may stand beside a name: a text or an address of each person that all of the staff may see. */
export const isTown = (question: Question): boolean =>
  (question.type === 'text' || question.type === 'address') &&
  question.of === 'person' &&
  question.seenBy === undefined &&
  !isOfOffice(question)

const unknown = (questions: readonly Question[], path: string, id: string): DefinitionProblem => ({
  path,
  code: 'block_question_unknown',
  values: {
    id,
    meant: meantNames(
      [id],
      questions.map((question) => question.id),
    ),
  },
})
