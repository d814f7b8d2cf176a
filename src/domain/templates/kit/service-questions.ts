import type { QuestionInput } from './minors-questions.ts'
import { SEEN_BY_OFFICE } from './seen-by.ts'

/** The card of a large family, shown to somebody later. */
export const familyCardQuestion = (section: string, help: string): QuestionInput => ({
  id: 'kdr',
  of: 'person',
  section,
  type: 'checkbox',
  label: 'Karta Dużej Rodziny',
  help,
  keepDays: 30,
})

/** Who asks for a place at a lower price; nothing is asked about the reason. */
export const supportQuestion = (section: string, label: string, help: string): QuestionInput => ({
  id: 'support',
  of: 'person',
  section,
  type: 'checkbox',
  label,
  help,
  ...SEEN_BY_OFFICE,
  keepDays: 30,
})

/** In what somebody helps, and who may confirm it: the office does before anything is due. */
export const serviceQuestions = (
  section: string,
  label: string,
  options: readonly { readonly id: string; readonly name: string }[],
): QuestionInput[] => [
  {
    id: 'service',
    of: 'person',
    section,
    type: 'select',
    label,
    help: 'Nic nie płacisz, dopóki biuro nie potwierdzi.',
    when: { fact: 'age', atLeast: 16 },
    options: [...options],
    keepDays: 365,
  },
  {
    id: 'service-by',
    of: 'person',
    section,
    type: 'text',
    label: 'Kto może to potwierdzić?',
    help: 'Imię, nazwisko i telefon.',
    required: true,
    when: { fact: 'answer.service', given: true },
    max: 200,
    ...SEEN_BY_OFFICE,
    keepDays: 30,
  },
]
