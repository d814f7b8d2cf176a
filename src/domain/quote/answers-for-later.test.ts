import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDefinition } from '../event/check/check-definition.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import { answersForLater, decidingFacts, lackingAnswers } from './answers-for-later.ts'
import { compileDefinition } from './compile.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'
import { quote } from './quote.ts'

const CASES = new URL('../../../cases/', import.meta.url)

function realDefinition(file: string): EventDefinition {
  const parsed = parseDefinition(JSON.parse(readFileSync(new URL(file, CASES), 'utf8')).definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.definition
}

const question = (id: string, more: object = {}) => ({
  ...{ id, label: id, type: 'text' as const, of: 'person' as const, required: true },
  ...more,
})

const divided = (of: ReturnType<typeof compiled>, given: ReturnType<typeof draft>) => {
  const { problems } = quote(of, given, context())
  const { stopping, later } = answersForLater(of.definition, given, problems)
  return { stopping: stopping.map(({ where }) => where), later: later.map(({ where }) => where) }
}

test('an answer on which nothing depends may come later, a name and a choice may not', () => {
  const event = compiled({
    ask: { birthDate: 'no', sex: 'required' },
    questions: [question('shirt')],
    items: [
      item({ price: 100 }),
      item({ id: 'room', choose: 'one', options: [{ id: 'a', name: 'A', price: 1 }] }),
    ],
  })
  const given = draft([{ firstName: '', birthDate: null }])
  expect(divided(event, given)).toEqual({ stopping: ['firstName', 'room'], later: ['sex', 'shirt'] })
})

test('an answer waits for nobody once a price asks it, also by another question and by a fact of its own', () => {
  const event = compiled({
    ask: { birthDate: 'no', sex: 'no' },
    questions: [
      question('pupil', { type: 'checkbox', required: false }),
      question('school', { when: { fact: 'answer.pupil', is: true } }),
      question('town'),
    ],
    facts: [
      {
        ...{ id: 'near', name: 'Bliscy', kind: 'class', of: 'person' },
        values: [{ id: 'yes', name: 'Blisko', when: { fact: 'answer.school', given: true } }],
      },
    ],
    items: [item({ price: [{ when: { fact: 'own.near', is: 'yes' }, amount: 50 }, { amount: 100 }] })],
  })
  expect([...decidingFacts(event.definition)].sort()).toEqual(['answer.pupil', 'answer.school', 'own.near'])
  const given = draft([{ birthDate: null, answers: { pupil: true } }])
  expect(divided(event, given)).toEqual({ stopping: ['school'], later: ['town'] })
})

test('a birth date is needed for ages, ranks and limits of each person, and not otherwise', () => {
  const needsBirth = (part: Parameters<typeof compiled>[0]) =>
    decidingFacts(compiled({ items: [item({ price: 1 })], ...part }).definition).has('birthDate')
  expect(needsBirth({})).toBe(false)
  expect(needsBirth({ ages: { from: 10 } })).toBe(true)
  expect(needsBirth({ items: [item({ price: 1, ages: { to: 12 } })] })).toBe(true)
  expect(needsBirth({ registrants: { minors: 'adult', on: 'registration' } })).toBe(true)
})

test('a PESEL waits once the birth date is typed beside it', () => {
  const event = compiled({
    ages: { from: 10 },
    questions: [question('pesel', { type: 'pesel', label: 'PESEL' })],
    items: [item({ price: 100 })],
  })
  expect(divided(event, draft([{ birthDate: '1990-01-01' }]))).toEqual({ stopping: [], later: ['pesel'] })
  expect(divided(event, draft([{ birthDate: null }])).stopping).toContain('pesel')
})

test('a person and a place of each answer that is left open are kept', () => {
  const event = compiled({ questions: [question('town')], items: [item({ price: 1 })] })
  const given = draft([{}, { answers: { town: 'Borów' } }])
  const { later } = answersForLater(event.definition, given, quote(event, given, context()).problems)
  expect(lackingAnswers(later)).toEqual([{ person: 'a', where: 'town' }])
})

// Which of the compulsory answers of real events their prices, limits and ages need.
test.each([
  ['kodal-2020.json', [], ['answer.pesel', 'sex']],
  ['zimowisko-jgora-2023.json', ['answer.school-form'], []],
  ['kielce-rowerowa-2024.json', [], ['sex']],
])('%s needs %j and leaves %j open', (file, needed, open) => {
  const definition = realDefinition(file)
  expect(compileDefinition(definition).definition).toBe(definition)
  const facts = decidingFacts(definition)
  expect(needed.filter((fact) => !facts.has(fact))).toEqual([])
  expect(open.filter((fact) => facts.has(fact))).toEqual([])
})

test('an answer that is wrong waits for nobody, beside one that is missing', () => {
  const event = compiled({
    ask: { birthDate: 'no', sex: 'no' },
    questions: [question('shirt', { max: 2 }), question('town')],
    items: [item({ price: 100 })],
  })
  const given = draft([{ answers: { shirt: 'XXXL' } }])
  expect(divided(event, given)).toEqual({ stopping: ['shirt'], later: ['town'] })
})
