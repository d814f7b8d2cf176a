import { describe, expect, it } from 'vitest'
import type { EventDefinitionInput } from '#domain/event/definition.ts'
import { compiled, context, item } from '#domain/quote/quote.fixture.ts'
import { quote } from '#domain/quote/quote.ts'
import { allProblems } from './all-problems.ts'
import { addPerson, changePerson, draftOf, emptyOrder, type Order, setCarer } from './order.ts'

/** What the order lacks, as 'step field: message' in ordinary spaces. */
function lacks(
  part: Omit<Partial<EventDefinitionInput>, 'schemaVersion'>,
  order: Order,
  free = {},
): string[] {
  const event = compiled({
    items: [item({ price: 1000 })],
    ...part,
  })
  const draft = draftOf(order, event.definition)
  const world = context('2026-06-10T12:00:00', { free })
  const problems = allProblems(order, {
    compiled: event,
    draft,
    context: world,
    quote: quote(event, draft, world),
  })
  return problems
    .filter(({ field }) => !field?.startsWith('kontakt-'))
    .map(({ step, field, message }) => `${step} ${field}: ${message}`.replaceAll('\u00a0', ' '))
}

const birth = { day: '1', month: '1', year: '1990' }
const anna = changePerson(emptyOrder('key'), 'o1', { firstName: 'Anna', lastName: 'Kopeć', birth })
const withChild = changePerson(addPerson(anna, 'child'), 'o2', {
  firstName: 'Jan',
  birth: { ...birth, year: '2015' },
})
const slots = { everyMinutes: 60, first: '10:00', last: '12:00', from: '2026-06-01', to: null, capacity: 5 }

describe('problems of the whole', () => {
  it('the hour: missing, full, over', () => {
    expect(lacks({ slots }, anna)).toEqual(['osoby godzina: Wybierz dzień i godzinę.'])
    const at = { ...anna, slot: '2026-06-11T10:00:00' }
    expect(lacks({ slots }, at)).toEqual([])
    expect(lacks({ slots }, at, { 'slot:2026-06-11T10:00': 0 })).toEqual([
      'osoby godzina: Brak miejsc o tej godzinie.',
    ])
    expect(lacks({ slots }, { ...anna, slot: '2026-06-10T10:00:00' })).toEqual([
      'osoby godzina: Ta godzina wejścia już minęła. Wybierz późniejszą.',
    ])
  })

  it('the number of people, where people are added', () => {
    expect(lacks({ peoplePerRegistration: { min: 2, max: 4 } }, anna)).toEqual([
      'osoby dodaj-osobe: W jednym zgłoszeniu potrzeba co najmniej: 2 osoby.',
    ])
  })

  it('heads that are counted, on the first step', () => {
    const entry = item({ id: 'entry', name: 'Bilety', per: 'registration', choose: 'quantity', min: 1 })
    const problems = lacks({ attendance: 'headcount', items: [entry] }, emptyOrder('key', 'headcount'))
    expect(problems.map((text) => text.split(':')[0])).toEqual(['osoby entry-wszyscy', 'osoby entry-wszyscy'])
    const two = { ...emptyOrder('key', 'headcount'), choices: { entry: 2 } }
    expect(lacks({ attendance: 'headcount', items: [entry] }, two)).toEqual([])
  })

  it('carers: none named, one who may not be it, one who has too many', () => {
    const carers = {
      for: { fact: 'age', atMost: 17 },
      may: { fact: 'age', atLeast: 18 },
      most: 1,
    }
    expect(lacks({ carers }, withChild)).toEqual(['dane opiekun-o2: Wybierz opiekuna.'])
    expect(lacks({ carers }, setCarer(withChild, 'o2', 'o1'))).toEqual([])
    expect(lacks({ carers }, setCarer(withChild, 'o2', 'o2'))).toEqual([
      'dane opiekun-o2: Ta osoba nie może być opiekunem. Wybierz inną.',
    ])
    const three = changePerson(addPerson(withChild, 'child'), 'o3', {
      firstName: 'Ola',
      birth: { ...birth, year: '2016' },
    })
    expect(lacks({ carers }, setCarer(setCarer(three, 'o2', 'o1'), 'o3', 'o1'))).toEqual([
      'dane opiekun-o3: Jedna osoba może mieć pod opieką najwyżej: 1. Wybierz inną.',
    ])
  })

  it('a ride is not asked of whom it is not for', () => {
    const ride = item({
      id: 'coach',
      name: 'Autokar',
      category: 'transport',
      choose: 'optional',
      ages: { from: 18 },
      options: [{ id: 'there', name: 'Tam' }],
    })
    const items = [item({ price: 1000 }), ride]
    expect(lacks({ items }, withChild)).toEqual([
      'dodatki coach-wszyscy: Wybierz przystanek albo „Bez przejazdu”.',
    ])
    const said = changePerson(withChild, 'o1', { choices: { coach: 'there' } })
    expect(lacks({ items }, said)).toEqual([])
  })
})
