import { describe, expect, test } from 'vitest'
import borowska from '../../../db/demo/borowska-pielgrzymka.json' with { type: 'json' }
import szprycha from '../../../db/demo/szprycha-rowerowa.json' with { type: 'json' }
import { type CompiledDefinition, compileDefinition } from '../quote/compile.ts'
import { context, quoteOf, told } from '../quote/quote.fixture.ts'
import { parseDefinition } from './check-definition.ts'
import { shiftDefinition } from './shift-days.ts'

function demo({ anchor, definition }: { anchor: string; definition: unknown }) {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return {
    event: compileDefinition(parsed.definition),
    world: context(`${anchor}T12:00:00`),
    definition: parsed.definition,
  }
}
const accepted = { statements: ['rules', 'guardian'] }

describe('the walking pilgrimage', () => {
  const { event, world, definition } = demo(borowska)
  const lodging = { lodging: 'hosts' }
  const family = Object.entries({
    anna: '1984-02-02',
    marek: '1982-03-03',
    jan: '2013-03-14',
    zosia: '2015-09-02',
    stas: '2018-05-21',
    hela: '2022-01-01',
  }).map(([ref, birthDate]) => ({ ref, birthDate, group: 'zlota', answers: lodging }))

  test('the family of six of flow C4 pays 760 zł, with the coach to Borów 1090 zł', () => {
    expect(quoteOf(event, family, accepted, world)).toMatchObject({ total: 76000, problems: [] })
    const byCoach = family.map((person) => ({ ...person, choices: { coach: 'borow' } }))
    expect(quoteOf(event, byCoach, accepted, world).total).toBe(109000)
  })

  test('a student pays less to the age of 26, and is asked only then', () => {
    const student = (birthDate: string) =>
      quoteOf(event, [{ birthDate, group: 'zlota', answers: { ...lodging, student: true } }], accepted, world)
        .total
    expect(student('1999-08-06')).toBe(22000)
    expect(student('1999-08-05')).toBe(26000)
  })

  test('eight groups of 150, in all 1200, and the price is due within three days', () => {
    const capacities = definition.groups.map(
      ({ id }) => definition.pools.find((pool) => pool.id === id)?.capacity,
    )
    expect(capacities).toEqual(Array(8).fill(150))
    expect(quoteOf(event, family.slice(0, 1), accepted, world).due).toEqual([
      { name: 'Całość', amount: 26000, until: '2026-06-13T23:59:59' },
    ])
  })

  test('a minor needs an adult and a consent', () => {
    const alone = quoteOf(event, family.slice(2, 3), { statements: ['rules'] }, world)
    expect(told(alone)).toEqual(['guardian_must_register jan -', 'statement_missing jan guardian'])
  })

  test('stays open for as long as weeks are moved', () => {
    const later = compileDefinition(shiftDefinition(definition, 7 * 60))
    const moved = { ...world, now: world.now.add({ days: 7 * 60 }) }
    expect(quoteOf(later, family.slice(0, 1), accepted, moved).problems).toEqual([])
  })
})

describe('the cycling pilgrimage', () => {
  const { event, world } = demo(szprycha)
  const person = (type: string, group: string, coach: string) => ({ type, group, choices: { coach } })
  const totalOf = (definition: CompiledDefinition, ...people: Record<string, unknown>[]) =>
    quoteOf(definition, people, accepted, world)

  test('parents with two pupils from Wiślica, coach to Busko-Zdrój: 840 zł to the grosz', () => {
    const adult = person('adult-youth', 'wislica', 'busko-zdroj')
    const child = { ...person('primary-child', 'wislica', 'busko-zdroj'), birthDate: '2015-06-18' }
    expect(totalOf(event, adult, adult, child, child)).toMatchObject({ total: 84000 })
  })

  test.each([
    ['adult-youth', 'kielce', 'kielce', 26000],
    ['adult-youth', 'mnichow', 'miechow', 16000],
    ['primary-child', 'mnichow', 'mnichow', 10000],
    ['primary-child', 'kielce', 'losien', 15000],
  ])('%s from %s to %s: %i', (type, group, coach, total) => {
    expect(totalOf(event, person(type, group, coach)).total).toBe(total)
  })
})
