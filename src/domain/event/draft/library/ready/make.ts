import type { Condition } from '../../../definition/condition.ts'
import type { Question } from '../../questions/blocks.ts'
import type { WantedQuestion, WordedCondition } from '../wanted.ts'
import type { ReadyQuestion, ReadySubject } from './ready-question.ts'

/** How ready questions are written down. */

type Written = Pick<Question, 'id' | 'label' | 'type'> & Partial<Omit<Question, 'section' | 'when' | 'codes'>>

/** A ready question by its subject and its id, which is that of its first question. */
export const ready = (
  subject: ReadySubject,
  id: string,
  questions: ReadyQuestion['questions'],
  more: Pick<ReadyQuestion, 'kinds' | 'ofPeople' | 'also'> = {},
): ReadyQuestion => ({ id, subject, questions, ...more })

/** A question of each person, not required unless it says so. */
export const asked = (
  question: Written,
  ...conditions: readonly (WordedCondition | undefined)[]
): WantedQuestion => ({
  question: { of: 'person', required: false, options: [], ...question },
  conditions: conditions.filter((condition) => condition !== undefined),
})

export const when = (words: string, condition: Condition): WordedCondition => ({ words, condition })

export const MINOR = when('wiek do 17\u00a0lat', { fact: 'age', atMost: 17 })
export const ADULT = when('wiek od 18\u00a0lat', { fact: 'age', atLeast: 18 })

type Reading = Pick<Question, 'seenBy' | 'keepDays'>

const YEAR = 365
/** For the office, while it prepares the event. */
export const FOR_OFFICE: Reading = { seenBy: ['editRegistrations'], keepDays: 30 }
/** Said in confidence: for the fewest, and not for long. */
export const IN_CONFIDENCE: Reading = { seenBy: ['editEvents'], keepDays: 30 }
/** Everybody who sees the registration needs it, also leaders of groups. */
export const WHILE_IT_LASTS: Reading = { keepDays: 30 }
export const FOR_A_YEAR: Reading = { keepDays: YEAR }
/** As long as books are kept. */
export const OF_BOOKS: Reading = { seenBy: ['editRegistrations', 'money'], keepDays: 5 * YEAR }

export const NO_YES: Question['options'] = [
  { id: 'no', name: 'Nie' },
  { id: 'yes', name: 'Tak' },
]

/** Whether there is something to say, and then what. */
export function yesThen(
  first: Pick<Question, 'id' | 'label'> & Partial<Question>,
  then: Pick<Question, 'label'> & Partial<Question>,
  reading: Reading,
  ...conditions: readonly WordedCondition[]
): readonly [WantedQuestion, WantedQuestion] {
  const said = when(`${first.label} Tak`, { fact: `answer.${first.id}`, is: 'yes' })
  return [
    asked({ type: 'radio', options: NO_YES, ...reading, ...first }, ...conditions),
    asked(
      { id: `${first.id}-what`, type: 'textarea', required: true, max: 2000, ...reading, ...then },
      said,
      ...conditions,
    ),
  ]
}
