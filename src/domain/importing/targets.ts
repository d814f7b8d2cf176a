import type { EventDefinition } from '../event/definition/definition.ts'

/** What a column of a file can say: 'firstName', 'contact.email', 'answer.<question>', 'choice.<item>'. */
export type Target = string

/** What every event knows of people and of their registrant. */
export const PERSON_TARGETS = [
  'firstName',
  'lastName',
  'fullName',
  'birthDate',
  'sex',
  'type',
  'group',
] as const
export const CONTACT_TARGETS = [
  'contact.firstName',
  'contact.lastName',
  'contact.fullName',
  'contact.email',
  'contact.phone',
] as const

export type FixedTarget = (typeof PERSON_TARGETS)[number] | (typeof CONTACT_TARGETS)[number]

type Asked = Pick<EventDefinition, 'ask' | 'types' | 'groups' | 'questions' | 'items'>

/** Questions that a cell can answer: of files only people can say what they are. */
export const questionsOf = ({ questions }: Pick<Asked, 'questions'>) =>
  questions.filter(({ type }) => type !== 'file' && type !== 'address')

/** Items that a cell can choose. */
export const itemsOf = ({ items }: Pick<Asked, 'items'>) =>
  items.filter(
    ({ choose, options }) => choose !== 'always' && (choose !== 'quantity' || options.length === 0),
  )

/** Everything that a column can be for in this event. */
export function targetsOf(definition: Asked): Target[] {
  const { ask, types, groups } = definition
  const isAsked: Partial<Record<FixedTarget, boolean>> = {
    birthDate: ask.birthDate !== 'no',
    sex: ask.sex !== 'no',
    type: types.length > 0,
    group: groups.length > 0,
  }
  return [
    ...PERSON_TARGETS.filter((target) => isAsked[target] ?? true),
    ...CONTACT_TARGETS,
    ...questionsOf(definition).map(({ id }) => `answer.${id}`),
    ...itemsOf(definition).map(({ id }) => `choice.${id}`),
  ]
}
