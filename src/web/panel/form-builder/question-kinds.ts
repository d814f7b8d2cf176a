import type { QuestionTypeName } from '#domain/form/question-types.ts'

/**
 * The kinds that are offered, the usual ones first: all of the registry but files, which registrations do not take yet
 * (`check-questions.ts`).
 */
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
