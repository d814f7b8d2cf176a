import { describe, expect, test } from 'vitest'
import type { Pool } from '../event/definition/definition.ts'
import { compiled, context, item, problemTexts, quoteOf } from './quote.fixture.ts'

const pool = (id: string, refusal: Pool['refusal'], capacity: number) => ({
  id,
  name: id.toUpperCase(),
  capacity,
  refusal,
})
const free = (units: Record<string, number>) => context('2026-06-10T12:00:00', { free: units })

describe('a limit of each person', () => {
  const event = compiled({
    items: [item({ id: 'kayak', choose: 'quantity', claims: [{ pool: 'kayaks' }] })],
    claims: [{ pool: 'mine', when: { fact: 'channel', is: 'online' } }, { pool: 'once' }],
    pools: [
      { ...pool('mine', 'limit_per_registrant', 3), per: 'registrant' },
      { ...pool('kayaks', 'limit_per_registrant', 2), per: 'registrant' },
      { ...pool('once', 'limit_per_person', 1), per: 'person' },
    ],
  })
  const people = (...names: readonly string[]) => names.map((firstName) => ({ firstName }))

  test('is claimed in the name of the registrant and of each person', () => {
    const { claims, problems } = quoteOf(event, [
      { firstName: 'Ewa', choices: { kayak: 2 } },
      { firstName: 'Jan' },
    ])
    expect(problems).toEqual([])
    expect(claims).toEqual([
      { pool: 'kayaks~', units: 2 },
      { pool: 'mine~', units: 2 },
      { pool: 'once~kowalska ewa 1990-01-01', units: 1 },
      { pool: 'once~kowalska jan 1990-01-01', units: 1 },
    ])
  })

  test('is reported to a registrant who exceeds it, with the number left', () => {
    const result = quoteOf(event, people('Ewa', 'Jan', 'Ola'), {}, free({ 'mine~': 1 }))
    expect(problemTexts(result)).toEqual(['limit_per_registrant - mine'])
    expect(result.problems[0]?.params).toEqual({ pool: 'MINE', wanted: 3, free: 1 })
    expect(problemTexts(quoteOf(event, people('Ewa', 'Jan', 'Ola', 'Iga')))).toEqual([
      'limit_per_registrant - mine',
    ])
    expect(problemTexts(quoteOf(event, people('Ewa', 'Jan', 'Ola')))).toEqual([])
  })

  test('is reported for each person who is already registered, and for a person listed twice', () => {
    const taken = free({ 'once~kowalska ewa 1990-01-01': 0, 'once~kowalska jan 1990-01-01': 0 })
    expect(problemTexts(quoteOf(event, people('Ewa', 'Jan', 'Ola'), {}, taken))).toEqual([
      'limit_per_person a once',
      'limit_per_person b once',
    ])
    const twice = quoteOf(event, people('Ewa', 'Ola', 'Ewa'))
    expect(problemTexts(twice)).toEqual(['limit_per_person - once'])
    expect(twice.problems[0]?.params).toEqual({ pool: 'ONCE', wanted: 2, free: 1, twice: 1 })
  })

  test('may have a condition; what the limit itself has left is left to each', () => {
    const office = context('2026-06-10T12:00:00', { channel: 'office' })
    expect(problemTexts(quoteOf(event, people('Ewa', 'Jan', 'Ola', 'Iga'), {}, office))).toEqual([])
    expect(problemTexts(quoteOf(event, people('Ewa'), {}, free({ once: 0 })))).toEqual([
      'limit_per_person a once',
    ])
  })
})
