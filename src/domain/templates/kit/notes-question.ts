import type { QuestionInput } from './minors-questions.ts'

/** Room for what the office wants to remember of somebody, or of a whole registration. */
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
