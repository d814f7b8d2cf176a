import { describe, expect, test } from 'vitest'
import { factLabel } from '#i18n/pl/fact-label.ts'
import { factName } from '../event/facts/fact-name.ts'
import { factsOf } from './facts.ts'
import { compiled, context, draft, item, problemTexts, quoteOf } from './quote.fixture.ts'
import { type Known, personScopes, type Scope, wholeScope } from './scope.ts'

const event = compiled({
  dates: { start: '2026-08-05', end: null, ageDay: '2026-08-10' },
  ask: { birthDate: 'required', sex: 'required' },
  groups: [{ id: 'red', name: 'Czerwona' }],
  types: [{ id: 'adult', name: 'Dorosły' }],
  questions: [
    { id: 'student', of: 'person', type: 'checkbox', label: 'Studiuję', when: { fact: 'age', atLeast: 18 } },
    {
      id: 'school',
      of: 'person',
      type: 'text',
      label: 'Uczelnia',
      required: true,
      when: { fact: 'answer.student', is: true },
    },
    { id: 'car', of: 'registration', type: 'number', label: 'Liczba aut' },
  ],
  items: [
    item({ id: 'coach', name: 'Autokar', choose: 'optional', options: [{ id: 'far', name: 'Daleko' }] }),
    item({
      id: 'days',
      name: 'Dni',
      choose: 'any',
      min: 1,
      options: [
        { id: 'fri', name: 'pt.' },
        { id: 'sat', name: 'sob.' },
      ],
    }),
    item({ id: 'mug', name: 'Kubek', choose: 'quantity' }),
    item({ id: 'tent', name: 'Namiot', per: 'registration', choose: 'optional' }),
  ],
  slots: { everyMinutes: 30, first: '10:00', last: '12:00', from: '2026-06-01', to: null, capacity: 5 },
})
const facts = factsOf(event.definition)
const read = (name: string, scope: Scope): Known => facts.get(name)?.read(scope)

const person = {
  birthDate: '2008-08-10',
  sex: 'FEMALE',
  type: 'adult',
  group: 'red',
  answers: { student: true, school: 'UJ' },
  choices: { coach: 'far', days: ['sat', 'fri'], mug: 2 },
}
const full = draft([person, { birthDate: '2015-01-01' }], {
  slot: '2026-06-12T10:30:00',
  code: 'Kostka',
  answers: { car: 1 },
  choices: { tent: true },
})
const quoteContext = context('2026-06-10T12:00:00', { channel: 'office' })
const whole = wholeScope(full, quoteContext)
const [anna, child] = personScopes(whole)
if (anna === undefined || child === undefined) throw new Error('two people were drafted')

describe('facts of a person', () => {
  test.each([
    ['age', 18],
    ['ageNow', 17],
    ['birthYear', 2008],
    ['birthDate', '2008-08-10'],
    ['sex', 'FEMALE'],
    ['type', 'adult'],
    ['group', 'red'],
    ['isRegistrant', true],
    ['answer.student', true],
    ['answer.school', 'UJ'],
    ['chosen.coach', ['far']],
    ['chosen.days', ['fri', 'sat']],
    ['chosen.mug', 2],
  ])('%s', (name, value) => {
    expect(read(name, anna)).toEqual(value)
  })

  test.each([
    ['group', undefined, 'required, not given'],
    ['sex', undefined, 'required, not given'],
    ['chosen.days', undefined, 'at least one, none chosen'],
    ['chosen.coach', null, 'optional, none chosen'],
    ['chosen.mug', 0, 'no pieces'],
    ['answer.student', null, 'not asked of a child'],
    ['answer.school', null, 'not asked of a child'],
  ])('of another: %s is %s (%s)', (name, value, _why) => {
    expect(read(name, child)).toBe(value)
  })

  test('are absent from the registration as a whole', () => {
    for (const name of ['age', 'group', 'answer.student', 'chosen.coach', 'isRegistrant']) {
      expect(read(name, whole)).toBeNull()
    }
  })
})

describe('facts of the registration', () => {
  test.each([
    ['role', 'participant'],
    ['registrantIsAdult', false],
    ['people', 2],
    ['adults', 1],
    ['minors', 1],
    ['minorsPerAdult', 1],
    ['peopleOfType.adult', 1],
    ['peopleInGroup.red', 1],
    ['moment', '2026-06-10T12:00:00'],
    ['day', '2026-06-10'],
    ['paymentDay', '2026-06-10'],
    ['daysToPayment', 0],
    ['slotDay', '2026-06-12'],
    ['slotWeekday', 5],
    ['slotTime', '10:30'],
    ['channel', 'office'],
    ['code', 'Kostka'],
    ['answer.car', 1],
    ['chosen.tent', true],
  ])('%s', (name, value) => {
    expect(read(name, whole)).toEqual(value)
  })

  test('the day of payment is known once the payment is made', () => {
    const paidAt = Temporal.PlainDateTime.from('2026-07-01T08:00:00')
    const paid = context('2026-06-10T12:00:00', { paidAt })
    expect(read('paymentDay', wholeScope(full, paid))).toBe('2026-07-01')
    expect(read('daysToPayment', wholeScope(full, paid))).toBe(21)
  })

  test('a guardian is an adult; a missing one is not', () => {
    const by = (role: string) =>
      wholeScope(draft([person], { registeredBy: null, registrantRole: role }), quoteContext)
    expect(read('registrantIsAdult', by('guardian'))).toBe(true)
    expect(read('registrantIsAdult', by('participant'))).toBe(false)
  })

  test('minors without any adult exceed any ratio', () => {
    const alone = wholeScope(draft([{ birthDate: '2015-01-01' }]), quoteContext)
    expect(read('minorsPerAdult', alone)).toBeGreaterThan(1_000_000)
  })

  test('a slot that does not exist is not known', () => {
    const wrong = wholeScope(draft([person], { slot: '2026-06-12T10:31:00' }), quoteContext)
    expect(read('slotWeekday', wrong)).toBeUndefined()
  })
})

test('every fact has a Polish name of its own', () => {
  const labels = [...facts.keys()].map((fact) => factLabel(factName(event.definition, fact)))
  expect(labels.every((label) => label.trim() !== '')).toBe(true)
  expect(new Set(labels).size).toBe(labels.length)
})

test('an answer is unknown while it is not known whether the question is asked, and none where it is not', () => {
  const { definition } = compiled({
    questions: [
      { id: 'way', of: 'registration', type: 'text', label: 'Dojazd', required: true },
      {
        id: 'car',
        of: 'registration',
        type: 'text',
        label: 'Auto',
        when: { fact: 'answer.way', is: 'auto' },
      },
    ],
  })
  const carOf = (answers: Record<string, string>) =>
    factsOf(definition)
      .get('answer.car')
      ?.read(wholeScope(draft([{}], { answers: { car: 'KR 1', ...answers } }), context()))
  expect([carOf({}), carOf({ way: 'pociąg' }), carOf({ way: 'auto' })]).toEqual([undefined, null, 'KR 1'])
})

describe('several ticked options', () => {
  const duty = {
    ...{ id: 'duty', of: 'person' as const, type: 'checkboxes' as const, label: 'Dyżury' },
    options: [
      { id: 'kitchen', name: 'Kuchnia' },
      { id: 'guard', name: 'Warta' },
    ],
  }
  const event = compiled({
    questions: [duty],
    items: [
      item({ price: [{ amount: 1000, each: { amount: 100, of: 'count.duty' } }] }),
      item({ id: 'apron', price: 500, when: { fact: 'answer.duty', is: 'kitchen' } }),
      item({ id: 'coat', price: 50, when: { fact: 'answer.duty', given: false } }),
    ],
  })
  const paid = (answer: unknown) => quoteOf(event, [{ answers: { duty: answer } }]).total

  test('one match is enough, and they are counted', () => {
    expect(paid(['guard', 'kitchen'])).toBe(1700)
    expect(paid(['guard'])).toBe(1100)
    expect(paid([])).toBe(1050)
    expect(paid(null)).toBe(1050)
  })

  test('of no other question the answers are counted', () => {
    const other = { id: 'school', of: 'person' as const, type: 'text' as const, label: 'Uczelnia' }
    const names = [...factsOf(compiled({ questions: [duty, other] }).definition).keys()]
    expect(names.filter((name) => name.startsWith('count.'))).toEqual(['count.duty'])
  })

  test('a required one is missing while nothing is ticked', () => {
    const required = compiled({ questions: [{ ...duty, required: true }], items: [item({ price: 1000 })] })
    const problems = (answer: unknown) => problemTexts(quoteOf(required, [{ answers: { duty: answer } }]))
    expect(problems([])).toEqual(['field_missing a duty'])
    expect(problems(['paint'])).toEqual(['no_such_option a duty'])
    expect(problems(['guard', 'guard'])).toEqual(['field_invalid a duty'])
    expect(problems(['guard'])).toEqual([])
  })
})
