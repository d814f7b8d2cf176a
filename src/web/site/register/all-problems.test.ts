import { describe, expect, it } from 'vitest'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { compiled, context, item } from '#domain/quote/quote.fixture.ts'
import { quote } from '#domain/quote/quote.ts'
import { allProblems } from './all-problems.ts'
import { addPerson, changePerson, draftOf, emptyOrder, type Order, setCarer } from './order/order.ts'

/** What the order lacks, as 'step field: message' with ordinary spaces. */
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

describe('problems of the whole order', () => {
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

  it('a ride with stops, but not one chosen by a single checkbox', () => {
    const ride = { id: 'coach', name: 'Autokar', category: 'transport', choose: 'optional' } as const
    const stops = [{ id: 'busko', name: 'Busko', price: 1000 }]
    expect(lacks({ items: [item({ ...ride, price: 1000 })] }, anna)).toEqual([])
    expect(lacks({ items: [item({ ...ride, options: stops })] }, anna)).toHaveLength(1)
  })

  it('the number of people, where people are added', () => {
    expect(lacks({ peoplePerRegistration: { min: 2, max: 4 } }, anna)).toEqual([
      'osoby dodaj-osobe: W jednym zgłoszeniu potrzeba co najmniej: 2 osoby.',
    ])
  })

  it('headcounts, on the first step', () => {
    const entry = item({ id: 'entry', name: 'Bilety', per: 'registration', choose: 'quantity', min: 1 })
    const problems = lacks({ attendance: 'headcount', items: [entry] }, emptyOrder('key', 'headcount'))
    expect(problems.map((text) => text.split(':')[0])).toEqual(['osoby entry-wszyscy'])
    const two = { ...emptyOrder('key', 'headcount'), choices: { entry: 2 } }
    expect(lacks({ attendance: 'headcount', items: [entry] }, two)).toEqual([])
  })

  it('carers: none named, one not eligible, one with too many people', () => {
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

  it('a ride is not required of people it is not for', () => {
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
    const withRide = changePerson(withChild, 'o1', { choices: { coach: 'there' } })
    expect(lacks({ items }, withRide)).toEqual([])
  })

  it('a term for which a person is old enough only when it begins', () => {
    const term = item({
      ...{ id: 'term', name: 'Turnus', choose: 'one', ages: { from: 7 } },
      options: [
        { id: 'i', name: 'Turnus I', price: 1000, dates: { start: '2026-07-01', end: '2026-07-10' } },
        { id: 'ii', name: 'Turnus II', price: 1000, dates: { start: '2026-08-01', end: '2026-08-10' } },
      ],
    })
    const event = { dates: { start: null, end: null }, items: [term] }
    const born = (month: string) =>
      changePerson(anna, 'o1', { birth: { day: '15', month, year: '2019' }, choices: {} })
    expect(lacks(event, born('7'))).toEqual(['dodatki term-wszyscy: Pole wymagane.'])
    expect(lacks(event, changePerson(born('7'), 'o1', { choices: { term: 'ii' } }))).toEqual([])
    expect(lacks(event, changePerson(born('7'), 'o1', { choices: { term: 'i' } }))).toEqual([
      'dodatki term-wszyscy: Turnus: Turnus I: dla osób od 7 lat. Wybierz inaczej.',
    ])
    expect(lacks(event, born('9'))).toEqual([])
  })

  it('a shared limit, at the last person who has chosen the item when each is asked separately', () => {
    const mug = item({ id: 'mug', name: 'Kubek', choose: 'optional', price: 100, claims: [{ pool: 'mugs' }] })
    const event = {
      items: [item({ price: 1000 }), mug],
      pools: [{ id: 'mugs', name: 'Kubki', capacity: 1, refusal: 'product_full' as const }],
    }
    const three = addPerson(withChild, 'child')
    const takes = (order: Order, ref: string, choice: boolean) =>
      changePerson(order, ref, { lastName: 'Kopeć', firstName: 'Ola', birth, choices: { mug: choice } })
    const order = takes(takes(takes(three, 'o1', true), 'o2', true), 'o3', false)
    const message = 'Za mało miejsc (Kubki): zostało 1 miejsce, potrzeba 2.'
    expect(lacks(event, order, { mugs: 1 })).toEqual([`dodatki mug-wszyscy: ${message}`])
    expect(lacks(event, { ...order, apart: ['mug'] }, { mugs: 1 })).toEqual([`dodatki mug-o2: ${message}`])
  })

  it('a limit does not hide another problem of the same field that waiting cannot solve', () => {
    const mug = { id: 'mug', name: 'Kubek', choose: 'quantity', max: 1, price: 100 }
    const event = {
      items: [item({ price: 1000 }), item({ ...mug, claims: [{ pool: 'mugs' }] })],
      pools: [{ id: 'mugs', name: 'Kubki', capacity: 1, refusal: 'product_full' as const }],
    }
    const order = changePerson(anna, 'o1', { choices: { mug: 2 } })
    expect(lacks(event, order, { mugs: 1 })).toEqual([
      'dodatki mug-wszyscy: Kubek: najwyżej 1 dla jednej osoby.',
    ])
  })

  it('a rule on an answer, with the message of the rule', () => {
    const options = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
    const event: Parameters<typeof lacks>[0] = {
      questions: [{ id: 'duty', of: 'person', type: 'checkboxes', label: 'Dyżury', options }],
      requirements: [
        {
          ...{ id: 'two', of: 'person', code: 'limit_per_person', where: 'duty' },
          must: { fact: 'count.duty', atMost: 2 },
          message: 'Wybierz najwyżej dwa dyżury.',
        },
      ],
    }
    const three = changePerson(anna, 'o1', { answers: { duty: ['a', 'b', 'c'] } })
    expect(lacks(event, three)).toEqual(['dane pytanie-duty-o1: Wybierz najwyżej dwa dyżury.'])
  })
})
