import { describe, expect, test } from 'vitest'
import { eventAsking, questionOf } from '#test/support/question-forms.ts'
import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import type { Question } from '../questions/blocks.ts'
import { takeOver, takeSection } from './take-over.ts'
import type { WantedQuestion } from './wanted.ts'

const wanted = (id: string, part: Partial<Question> = {}, ...conditions: Condition[]): WantedQuestion => ({
  question: questionOf(id, part),
  conditions: conditions.map((condition) => ({ condition, words: JSON.stringify(condition) })),
})

const FOOD = [
  { id: 'usual', name: 'Zwykłe' },
  { id: 'other', name: 'Inne' },
]
const food = wanted('food', { type: 'radio', label: 'Jedzenie', options: FOOD })
const what = wanted(
  'what',
  { label: 'Czego nie możesz jeść?', required: true },
  { fact: 'answer.food', is: 'other' },
)
const labels = ({ questions }: DefinitionDocument) =>
  questions.map(({ label, section }) => `${section ?? '-'} ${label}`)

describe('questions', () => {
  test('stand behind those of the section, in their order, and ask each other by their new ids', () => {
    const here = eventAsking([questionOf('jedzenie', { section: 'a' }), questionOf('q', { section: 'b' })])
    const { document, ids, leftOut } = takeOver(here, [food, what], { section: 'a' })
    expect(labels(document)).toEqual(['a jedzenie', 'a Jedzenie', 'a Czego nie możesz jeść?', 'b q'])
    expect(ids).toEqual(['jedzenie-2', 'czego-nie-mozesz-jesc'])
    expect(document.questions[2]).toMatchObject({
      required: true,
      when: { fact: 'answer.jedzenie-2', is: 'other' },
    })
    expect(leftOut).toEqual([])
  })

  test('outside of all sections stand in front, in their order', () => {
    const here = eventAsking([questionOf('q', { section: 'a' })])
    const { document } = takeOver(here, [food, what], { section: null })
    expect(labels(document)).toEqual(['- Jedzenie', '- Czego nie możesz jeść?', 'a q'])
  })

  test('one alone asks for the answer to the same question of here, by the names of its answers', () => {
    const options = [{ id: 'o', name: 'inne' }]
    const here = eventAsking([questionOf('x', { options, type: 'radio', label: 'jedzenie?' })])
    const { document, leftOut } = takeOver(here, [what], { section: null, known: [food, what] })
    expect(document.questions[1]).toMatchObject({ required: true, when: { fact: 'answer.x', is: 'o' } })
    expect(leftOut).toEqual([])
  })

  test.each<[string, Question[]]>([
    ['is not asked here', []],
    ['has the id of another question here', [questionOf('food', { type: 'radio', options: FOOD })]],
    [
      'has not this answer here',
      [questionOf('x', { type: 'radio', label: 'Jedzenie', options: [{ id: 'other', name: 'Mięso' }] })],
    ],
    [
      'is asked behind it',
      [questionOf('x', { section: 'b', type: 'radio', label: 'Jedzenie', options: FOOD })],
    ],
  ])('a condition on an answer that %s is left out, and the answer is not required', (_, questions) => {
    const { document, leftOut } = takeOver(eventAsking(questions), [what], {
      section: 'a',
      known: [food, what],
    })
    const added = document.questions.find(({ section }) => section === 'a')
    expect(added).toMatchObject({ label: 'Czego nie możesz jeść?', required: false })
    expect(added).not.toHaveProperty('when')
    expect(leftOut).toEqual([{ label: 'Czego nie możesz jeść?', words: expect.stringContaining('food') }])
  })

  test('of several conditions those stay that this event knows', () => {
    const question = wanted('q', {}, { fact: 'age', atMost: 17 }, { fact: 'chosen.coach', given: true })
    const { document, leftOut } = takeOver(eventAsking([]), [question], { section: null })
    expect(document.questions[0]).toMatchObject({ when: { fact: 'age', atMost: 17 } })
    expect(leftOut).toHaveLength(1)
  })

  test('of a person are asked once where only places are counted', () => {
    const here: DefinitionDocument = { ...eventAsking([]), attendance: 'headcount' }
    const question = wanted('q', { required: true }, { fact: 'age', atMost: 17 })
    const { document, leftOut } = takeOver(here, [question], { section: null })
    expect(document.questions).toEqual([questionOf('q', { of: 'registration' })])
    expect(leftOut).toHaveLength(1)
  })
})

describe('a section', () => {
  const minors = { condition: { fact: 'age', atMost: 17 }, words: 'wiek do 17 lat' }

  test('comes with its condition and all its questions', () => {
    const section = { name: 'Posiłki', conditions: [minors], questions: [food, what] }
    const { document, leftOut } = takeSection(eventAsking([]), section)
    expect(document.sections.at(-1)).toEqual({ id: 'posilki', name: 'Posiłki', when: minors.condition })
    expect(labels(document)).toEqual(['posilki Jedzenie', 'posilki Czego nie możesz jeść?'])
    expect(leftOut).toEqual([])
  })

  test('goes into the one of its name, each question with the condition that it had through its own', () => {
    const here = eventAsking([
      questionOf('x', { section: 'a', type: 'radio', label: 'Jedzenie', options: FOOD }),
    ])
    const section = { name: 'a', conditions: [minors], questions: [food, what] }
    const { document } = takeSection(here, section, [food, what])
    expect(document.sections).toEqual(here.sections)
    expect(labels(document)).toEqual(['a Jedzenie', 'a Czego nie możesz jeść?'])
    expect(document.questions[1]?.when).toEqual({
      all: [minors.condition, { fact: 'answer.x', is: 'other' }],
    })
  })

  test('whose condition asks what this event lacks is asked of everybody, and nothing in it is required', () => {
    const coach = { condition: { fact: 'chosen.coach', is: true }, words: 'Autokar' }
    const questions = [wanted('q', { required: true })]
    const { document, leftOut } = takeSection(eventAsking([]), {
      name: 'W autokarze',
      conditions: [coach],
      questions,
    })
    expect(document.sections.at(-1)).toEqual({ id: 'w-autokarze', name: 'W autokarze' })
    expect(document.questions[0]).toMatchObject({ required: false })
    expect(leftOut).toEqual([{ label: 'W autokarze', words: 'Autokar' }])
  })
})
