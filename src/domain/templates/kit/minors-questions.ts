import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'

export type QuestionInput = NonNullable<EventDefinitionInput['questions']>[number]

const YEAR = 365
export const MINOR: Condition = { fact: 'age', atMost: 17 }

/** The parent or guardian of each minor, and a telephone that leaders see. */
export const guardianQuestions = (section: string, help: string): QuestionInput[] => [
  {
    id: 'guardian',
    of: 'person',
    section,
    type: 'text',
    label: 'Rodzic lub opiekun prawny',
    required: true,
    when: MINOR,
    max: 120,
    keepDays: YEAR,
  },
  {
    id: 'guardian-phone',
    of: 'person',
    section,
    type: 'otherPhone',
    label: 'Telefon rodzica lub opiekuna',
    help,
    required: true,
    when: MINOR,
    keepDays: YEAR,
  },
]

/** Who looks after an older minor who comes without an adult of the same registration. */
export function carerQuestions(section: string, from: number, help: string): QuestionInput[] {
  const when: Condition = {
    all: [
      { fact: 'age', atLeast: from, atMost: 17 },
      { fact: 'adults', atMost: 0 },
    ],
  }
  return [
    {
      id: 'carer-name',
      of: 'person',
      section,
      type: 'text',
      label: 'Kto opiekuje się w drodze?',
      help,
      required: true,
      when,
      max: 120,
      keepDays: YEAR,
    },
    {
      id: 'carer-phone',
      of: 'person',
      section,
      type: 'otherPhone',
      label: 'Telefon tej osoby',
      required: true,
      when,
      keepDays: YEAR,
    },
  ]
}
