import { registrationState } from '#contract/common.ts'
import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import { mayReadMoney, type Role } from '#domain/access/rights.ts'
import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import { questionTypes } from '#domain/form/question-types.ts'
import { DOCUMENTS, TAG } from '#domain/lists/conditions.ts'
import { NONE, SOME } from '#domain/lists/marks.ts'
import { isSecret } from '#domain/registration/secret-answers.ts'
import { documentStates } from '#i18n/pl/checked-documents.ts'
import { filterNames, filterSexes, given, labelOfAnswer, ticketStates } from '#i18n/pl/lists.ts'
import { paidNesses, registrationStates } from '#i18n/pl/states.ts'
import { documentsSeen } from './document-columns.ts'
import type { ListName } from './mark-query.ts'

interface Option {
  readonly value: string
  readonly label: string
}

/** What a list can be filtered by: one of several values; without options an age from and to ('age'), or a day ('day'). */
export interface Filter {
  readonly key: string
  readonly label: string
  readonly options: readonly Option[]
}

/**
 * The filters that a role may use: an answer that it may not see cannot be found out by filtering either.
 * @param tags that can be chosen; one that is no option may be asked for nevertheless
 */
export function filtersOf(
  list: ListName,
  definition: EventDefinition,
  role: Role,
  tags: readonly string[] = [],
): readonly Filter[] {
  const { groups, types, items, questions, ask } = definition
  const isOfPeople = list === 'people'
  return [
    ...(groups.length === 0
      ? []
      : [{ key: 'group', label: definition.groupLabel, options: groups.map(namedOption) }]),
    ...(types.length === 0
      ? []
      : [{ key: 'type', label: definition.typeLabel, options: types.map(namedOption) }]),
    ...(isOfPeople && ask.birthDate !== 'no' ? [{ key: 'age', label: filterNames.age, options: [] }] : []),
    {
      ...{ key: 'state', label: filterNames.state },
      options: registrationState.options.map((value) => ({ value, label: registrationStates[value] })),
    },
    ...(mayReadMoney(role) ? [{ key: 'paid', label: filterNames.paid, options: optionsOf(paidNesses) }] : []),
    { key: 'day', label: filterNames.day, options: [] },
    { key: TAG, label: filterNames.tag, options: tags.map((tag) => ({ value: tag, label: tag })) },
    ...(isOfPeople && ask.sex !== 'no'
      ? [{ key: 'sex', label: filterNames.sex, options: optionsOf(filterSexes) }]
      : []),
    ...(mayReadMoney(role) ? [{ key: 'left', label: filterNames.left, options: [...someOrNone] }] : []),
    { key: 'lacking', label: filterNames.lacking, options: [{ value: SOME, label: given.some }] },
    { key: 'ticket', label: filterNames.ticket, options: optionsOf(ticketStates) },
    ...documentFilters(definition, role),
    ...items
      .filter(({ per, choose }) => choose !== 'always' && (isOfPeople || per === 'registration'))
      .map(({ id, name, options }) => ({
        ...{ key: `extra.${id}`, label: name },
        options: [...options.map(namedOption), ...someOrNone],
      })),
    ...questions
      .filter((question) => maySeeAnswer(role, question) && (isOfPeople || question.of === 'registration'))
      .map((question) => ({
        key: `answer.${question.id}`,
        label: labelOfAnswer(question),
        options: answersOf(question),
      })),
  ]
}

/** One for each document; of several one for any of them besides. */
function documentFilters(definition: EventDefinition, role: Role): Filter[] {
  const seen = documentsSeen(definition, role)
  const options = optionsOf(documentStates)
  return [
    ...(seen.length > 1 ? [{ key: DOCUMENTS, label: filterNames.documents, options }] : []),
    ...seen.map(({ id, label }) => ({ key: `document.${id}`, label, options })),
  ]
}

const namedOption = ({ id, name }: { readonly id: string; readonly name: string }): Option => ({
  value: id,
  label: name,
})

const optionsOf = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const someOrNone: readonly Option[] = [
  { value: SOME, label: given.some },
  { value: NONE, label: given.none },
]

function answersOf(question: Question): readonly Option[] {
  if (isSecret(question)) return someOrNone
  if (questionTypes[question.type].fact.type === 'yes-no')
    return [
      { value: 'yes', label: given.yes },
      { value: 'no', label: given.no },
    ]
  return [...question.options.map(namedOption), ...someOrNone]
}
