import type { QuestionInput } from './minors-questions.ts'

/** The notes of the office about a person, or about a whole registration. */
export const notesQuestion = (section: string, of: QuestionInput['of'] = 'person'): QuestionInput => ({
  id: 'notes',
  of,
  section,
  type: 'textarea',
  label: 'Uwagi',
  staffOnly: true,
  max: 2000,
  keepDays: 365,
})
