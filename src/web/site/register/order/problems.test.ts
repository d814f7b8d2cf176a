import { describe, expect, it } from 'vitest'
import { compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import { exampleDefinition } from '#web/kit/example-definition.fixture.ts'
import {
  addPerson,
  changePerson,
  draftOf,
  emptyOrder,
  type Order,
  setApart,
  setChoiceOf,
  setChoiceOfAll,
  setGroupOfAll,
} from './order.ts'
import { formProblems } from './problems.ts'
import { furthestStep, stepAfter, stepBefore, stepOfHash, stepsOf } from './steps.ts'

const compiled = compileDefinition(exampleDefinition)
const now = Temporal.PlainDateTime.from('2027-03-01T12:00:00')

function problemsOf(order: Order, free: Record<string, number> = {}) {
  const priced = quote(compiled, draftOf(order, exampleDefinition), {
    now,
    facts: { channel: 'online', free },
  })
  return formProblems(order, compiled, priced)
}

const labels = (order: Order, free?: Record<string, number>) =>
  problemsOf(order, free).map(({ label }) => label)

function family(): Order {
  const anna = changePerson(emptyOrder('key'), 'o1', {
    firstName: 'Anna',
    lastName: 'Kopeć',
    birth: { day: '12', month: '3', year: '1984' },
    type: 'adult',
  })
  const jan = changePerson(addPerson(anna, 'child'), 'o2', {
    firstName: 'Jan',
    birth: { day: '2', month: '9', year: '2016' },
    type: 'child',
  })
  return setGroupOfAll(jan, 'busko', ['o1', 'o2'])
}

const complete = (): Order => ({
  ...setChoiceOfAll(family(), 'coach', '', ['o1', 'o2']),
  contact: { firstName: '', lastName: '', email: 'anna@example.org', phone: '600 000 101' },
  answers: { near: '600 000 102' },
  statements: ['rules', 'child'],
})

describe('formProblems', () => {
  it('names everything missing from an empty form, step by step', () => {
    expect(labels(emptyOrder('key'))).toEqual([
      'Ty: imię',
      'Ty: nazwisko',
      'Ty: data urodzenia',
      'Ty: rodzaj udziału',
      'Miejsce wyjazdu',
      'Autokar powrotny',
      'Kontakt: imię',
      'Kontakt: nazwisko',
      'Adres e-mail',
      'Numer telefonu',
      'Telefon do bliskiej osoby',
      'Oświadczenie: Znam i przyjmuję regulamin przejazdu.',
    ])
  })

  it('is empty when the order can be sent', () => expect(problemsOf(complete())).toEqual([]))

  it('shows the messages of the specification under the field', () => {
    const half = changePerson(complete(), 'o2', { birth: { day: '31', month: '11', year: '2016' } })
    expect(problemsOf(half)).toContainEqual({
      step: 'osoby',
      field: 'o2-urodzenie',
      person: 'o2',
      label: 'Jan: data urodzenia',
      message: 'Niepoprawna data.',
    })
    const contact = {
      ...complete(),
      contact: { ...complete().contact, email: 'żaba@example.org', phone: '123' },
    }
    expect(problemsOf(contact).map(({ message }) => message)).toEqual([
      'Niepoprawny adres e-mail.',
      'Numer telefonu jest zbyt krótki.',
    ])
  })

  it('requires an explicit refusal of a ride, and accepts it', () => {
    const silent = { ...complete(), people: family().people }
    expect(labels(silent)).toEqual(['Autokar powrotny'])
    const apart = setApart(setChoiceOf(silent, 'o1', 'coach', ''), 'coach', true)
    expect(problemsOf(apart).map(({ field, label }) => [field, label])).toEqual([
      ['coach-o2', 'Jan: autokar powrotny'],
    ])
  })

  it('reports a full limit at the choice that exceeds it', () => {
    const wanted = setChoiceOfAll(complete(), 'coach', 'kielce', ['o1', 'o2'])
    const [full] = problemsOf(wanted, { seats: 1 })
    expect(full).toMatchObject({ step: 'dodatki', field: 'coach-wszyscy', label: 'Autokar powrotny' })
    expect(full?.message).toContain('Za mało miejsc')
    expect(problemsOf(complete(), { busko: 1 })[0]).toMatchObject({ step: 'osoby', field: 'grupa' })
  })

  it('reports a choice that is not for a person where it was made, naming the item', () => {
    const [adult, child] = exampleDefinition.types
    if (adult === undefined || child === undefined) throw new Error('The example has two kinds.')
    const event = compileDefinition({
      ...exampleDefinition,
      types: [adult, { ...child, ages: { to: 9 }, claims: [{ pool: 'busko', units: 1 }] }],
    })
    const problemsWith = (free: Record<string, number>) => {
      const draft = draftOf(complete(), exampleDefinition)
      const priced = quote(event, draft, { now, facts: { channel: 'online', free } })
      return formProblems(complete(), event, priced)
    }
    expect(problemsWith({})).toMatchObject([
      {
        step: 'osoby',
        field: 'o2-rodzaj',
        person: 'o2',
        label: 'Jan: rodzaj udziału',
        message: `Dziecko: dla osób do 9${'\u00a0'}lat. Wybierz inaczej.`,
      },
    ])
  })

  it('requires a statement of several people once', () => {
    const two = addPerson(complete(), 'child')
    const jan = changePerson(two, 'o3', {
      firstName: 'Ewa',
      birth: { day: '1', month: '1', year: '2015' },
      type: 'child',
      group: 'busko',
    })
    expect(labels({ ...jan, statements: ['rules'] })).toEqual([
      'Oświadczenie: Jako rodzic lub opiekun prawny zgadzam się…',
    ])
  })
})

describe('steps', () => {
  const steps = stepsOf(compiled)

  it('leaves out a step without any choice', () => {
    const plain = compileDefinition({ ...exampleDefinition, items: exampleDefinition.items.slice(0, 1) })
    expect(steps).toEqual(['osoby', 'dodatki', 'dane', 'podsumowanie', 'platnosc'])
    expect(stepsOf(plain)).toEqual(['osoby', 'dane', 'podsumowanie', 'platnosc'])
  })

  it('does not go past a step with missing fields', () => {
    expect(furthestStep(steps, problemsOf(emptyOrder('key')))).toBe('osoby')
    expect(furthestStep(steps, problemsOf({ ...complete(), statements: [] }))).toBe('podsumowanie')
    expect(furthestStep(steps, [])).toBe('podsumowanie')
  })

  it('goes on, back, and by address', () => {
    expect([stepAfter(steps, 'osoby'), stepAfter(steps, 'podsumowanie')]).toEqual(['dodatki', 'podsumowanie'])
    expect([stepBefore(steps, 'osoby'), stepBefore(steps, 'dane')]).toEqual([null, 'dodatki'])
    expect([stepOfHash('#dane', steps), stepOfHash('#platnosc', steps), stepOfHash('#x', steps)]).toEqual([
      'dane',
      null,
      null,
    ])
  })
})
