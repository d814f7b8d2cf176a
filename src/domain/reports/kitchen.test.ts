import { expect, test } from 'vitest'
import { FOOD_QUESTIONS, HEALTH_QUESTIONS } from '../event/draft/library/ready/health.ts'
import { compiled, item } from '../quote/quote.fixture.ts'
import { foodQuestions as questionsOfTemplates } from '../templates/kit/food-questions.ts'
import { asksKitchen, foodQuestions, mealsOf } from './kitchen.ts'
import { asksForDiet } from './print-questions.ts'

test('a meal is served on its day, on each day of its term, else at the event as a whole', () => {
  const meal = (part: Record<string, unknown>) => item({ category: 'meal', choose: 'any', ...part })
  const { definition } = compiled({
    items: [
      item({ id: 'coach', category: 'transport' }),
      meal({
        ...{ id: 'lunch', name: 'Obiad' },
        options: [
          { id: 'fri', name: 'piątek', day: '2026-07-03' },
          { id: 'term', name: 'turnus', dates: { start: '2026-06-30', end: '2026-07-02' } },
          { id: 'year', name: 'cały rok', dates: { start: '2026-01-01', end: '2026-12-31' } },
        ],
      }),
      meal({ id: 'dinner', name: 'Kolacja', choose: 'optional', options: [] }),
    ],
  })
  expect(mealsOf(definition).map(({ name, option, days }) => [name, option, ...days])).toEqual([
    ['Obiad: piątek', 'fri', '2026-07-03'],
    ['Obiad: turnus', 'term', '2026-06-30', '2026-07-01', '2026-07-02'],
    ['Obiad: cały rok', 'year'],
    ['Kolacja', '+'],
  ])
})

test('the questions about food of the templates are found, with those that follow from an answer', () => {
  const { definition } = compiled({
    sections: [{ id: 'you', name: 'O Tobie' }],
    questions: [
      { id: 'sport', of: 'person', type: 'text', label: 'Co trenujesz?' },
      {
        id: 'since',
        of: 'person',
        type: 'text',
        label: 'Od kiedy?',
        when: { fact: 'answer.sport', is: 'x' },
      },
      ...questionsOfTemplates('you'),
      {
        id: 'pen',
        of: 'person',
        type: 'text',
        label: 'Co masz?',
        when: { fact: 'answer.food', is: 'other' },
      },
    ],
  })
  expect(foodQuestions(definition.questions)).toEqual(['food', 'food-what', 'pen'])
})

test('the questions about food of the library are found, and no others', () => {
  const found = [...FOOD_QUESTIONS, ...HEALTH_QUESTIONS].filter(({ questions }) =>
    questions.some(({ question }) => asksForDiet(question.label)),
  )
  expect(found.map(({ id }) => id)).toEqual(['food', 'diet', 'allergies'])
})

test.each(['Dokąd jedziesz?', 'Kiedy przyjedziesz?', 'Co jeszcze chcesz powiedzieć?', 'Rozmiar koszulki'])(
  'is not about food: %s',
  (label) => expect(asksForDiet(label)).toBe(false),
)

test.each(['Zwykłe', 'zwykła dieta', 'Nie', 'nie mam alergii.', 'brak', 'Jem wszystko', '–', 'Mięsna'])(
  'asks the kitchen for nothing: %s',
  (answer) => expect(asksKitchen(answer)).toBe(false),
)

test.each([
  ...[
    'Bez mięsa',
    'Bez glutenu',
    'Tak',
    'nie jem ryb',
    'brak tolerancji laktozy',
    'nie mam tolerancji laktozy',
  ],
  ...['Zwykłe, Bez laktozy', 'zwykła bez orzechów', 'żadnych orzechów'],
])('asks the kitchen for something: %s', (answer) => expect(asksKitchen(answer)).toBe(true))
