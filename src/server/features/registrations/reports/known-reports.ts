import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { questionTypes } from '#domain/form/question-types.ts'
import { NONE } from '#domain/lists/marks.ts'
import { asksForPlace } from '#domain/lists/place-questions.ts'
import { isSecret } from '#domain/registration/secret-answers.ts'
import { reportNames, sexNames, someNames, unknownOf } from '#i18n/pl/reports.ts'
import { registrationStates } from '#i18n/pl/states.ts'

/** A report that an event has: by what it divides, and how its keys are called. */
export interface KnownReport {
  readonly key: string
  readonly label: string
  readonly list: 'people' | 'registrations'
  /** The names under which its figures are kept; several are added up. */
  readonly from: readonly string[]
  readonly order: 'largest' | 'key' | 'ages'
  readonly hasPieces: boolean
  /** Labels of answers that not everybody of the staff sees. */
  readonly guarded: readonly string[]
  readonly nameOf: (key: string) => string
  /** The value of the list's filter of the same key; null: there is none for it. */
  readonly filterOf: (key: string) => string | null
}

const plain: Omit<KnownReport, 'key' | 'label' | 'from' | 'nameOf'> = {
  ...{ list: 'people', order: 'largest', hasPieces: false, guarded: [] },
  filterOf: (key) => (key === '' ? null : key),
}

const named =
  (known: readonly { readonly id: string; readonly name: string }[]) =>
  (key: string): string =>
    known.find(({ id }) => id === key)?.name ?? wordOf(someNames, key) ?? (key === '' ? unknownOf : key)

const wordOf = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** The reports of an event that a role may see, in their order. */
export function knownReports(definition: EventDefinition, role: Role): readonly KnownReport[] {
  const { groups, types, items, ask, attendance } = definition
  const listOfAll = attendance === 'headcount' ? 'registrations' : 'people'
  const own = (key: string, label: string) => ({ ...plain, key, label, from: [key] })
  return [
    { ...own('day', reportNames.day), list: listOfAll, order: 'key', nameOf: (key) => key },
    ...(groups.length === 0 ? [] : [{ ...own('group', definition.groupLabel), nameOf: named(groups) }]),
    ...(types.length === 0 ? [] : [{ ...own('type', definition.typeLabel), nameOf: named(types) }]),
    ...(ask.birthDate === 'no' ? [] : [{ ...age, label: reportNames.age }]),
    ...(ask.sex === 'no'
      ? []
      : [
          {
            ...{ ...own('sex', reportNames.sex), filterOf: (key: string) => (key === '' ? NONE : key) },
            nameOf: (key: string) => wordOf(sexNames, key) ?? unknownOf,
          },
        ]),
    ...items
      .filter(({ choose }) => choose !== 'always' && choose !== 'amount')
      .map(
        ({ id, name, per, options, choose }): KnownReport => ({
          ...{ ...own(`extra.${id}`, name), hasPieces: choose === 'quantity' || per === 'registration' },
          ...{ list: per === 'registration' ? 'registrations' : 'people', nameOf: named(options) },
        }),
      ),
    ...ofAnswers(definition, role),
    {
      ...{ ...own('state', reportNames.state), list: 'registrations' },
      nameOf: (key) => wordOf(registrationStates, key) ?? key,
    },
  ]
}

const age: Omit<KnownReport, 'label'> = {
  ...{ ...plain, key: 'age', from: ['born'], order: 'ages' },
  nameOf: (key) => key,
}

function ofAnswers({ questions }: EventDefinition, role: Role): KnownReport[] {
  return questions
    .filter((question) => !isSecret(question) && maySeeAnswer(role, question))
    .filter(
      (question) =>
        question.options.length > 0 ||
        asksForPlace(question) ||
        questionTypes[question.type].fact.type === 'yes-no',
    )
    .map(
      ({ id, label, of, options, seenBy }): KnownReport => ({
        ...{ ...plain, key: `answer.${id}`, label, nameOf: named(options) },
        list: of === 'registration' ? 'registrations' : 'people',
        from: [`answer.${id}`, ...(seenBy === undefined ? [] : [`guarded.${id}`])],
        guarded: seenBy === undefined ? [] : [label],
      }),
    )
}
