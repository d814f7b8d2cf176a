import type { QuestionTypeName } from '#domain/form/question-types.ts'
import type { IconName } from '../shared/icon.tsx'

/** The kinds that are offered, the usual ones first: all of the registry. */
export const QUESTION_KINDS: readonly QuestionTypeName[] = [
  'text',
  'textarea',
  'radio',
  'select',
  'checkboxes',
  'checkbox',
  'number',
  'date',
  'phone',
  'otherPhone',
  'email',
  'file',
  'address',
  'pesel',
  'nip',
  'price',
  'firstName',
  'lastName',
  'dateOfBirth',
  'time',
  'datetime',
  'switch',
  'iconToggle',
  'color',
]

/** What the usual kinds look like in the list of kinds. */
export const KIND_ICONS: Partial<Readonly<Record<QuestionTypeName, IconName>>> = {
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
}
