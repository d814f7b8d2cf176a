import type { Condition } from '../../event/definition/condition.ts'
import type { QuestionInput } from './minors-questions.ts'
import { SEEN_BY_FEW } from './seen-by.ts'

/** Who has something to say about health. */
export const HEALTH_SAID: Condition = { fact: 'answer.health', is: 'yes' }

/** Whether there is something to know about somebody's health, and then what. */
export const healthQuestions = (section: string, label: string, help: string): QuestionInput[] => [
  {
    id: 'health',
    of: 'person',
    section,
    type: 'radio',
    label,
    help,
    options: [
      { id: 'no', name: 'Nie' },
      { id: 'yes', name: 'Tak' },
    ],
    ...SEEN_BY_FEW,
    keepDays: 30,
  },
  {
    id: 'health-what',
    of: 'person',
    section,
    type: 'textarea',
    label: 'O czym?',
    required: true,
    when: HEALTH_SAID,
    max: 2000,
    ...SEEN_BY_FEW,
    keepDays: 30,
  },
]
