import type { QuestionInput } from './minors-questions.ts'

/** Room for what the office wants to remember of somebody. */
export const notesQuestion = (section: string): QuestionInput => ({
  id: 'notes',
  of: 'person',
  section,
  type: 'textarea',
  label: 'Uwagi',
  staffOnly: true,
  max: 2000,
  keepDays: 365,
})
