import type { QuestionTypeName } from '#domain/form/question-types.ts'
import type { IconName } from '../shared/icon.tsx'

/** What each kind of question looks like in the list of kinds, the usual ones first; null: by its name alone. */
export const KIND_ICONS: Readonly<Record<QuestionTypeName, IconName | null>> = {
  text: 'minus',
  textarea: 'text',
  radio: 'choice',
  select: 'select',
  checkboxes: 'bullets',
  checkbox: 'check',
  number: 'bars',
  date: 'calendar',
  phone: 'phone',
  otherPhone: 'phone',
  email: null,
  file: null,
  address: null,
  pesel: null,
  nip: null,
  price: null,
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  time: null,
  datetime: null,
  switch: null,
  iconToggle: null,
  color: null,
}

/** The kinds that are offered, in that order. */
export const QUESTION_KINDS: readonly QuestionTypeName[] = Object.keys(KIND_ICONS) as QuestionTypeName[]
