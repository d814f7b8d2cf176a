import { describe, expect, test } from 'vitest'
import borowska from '../../../db/demo/borowska-pielgrzymka.json' with { type: 'json' }
import cantabile from '../../../db/demo/cantabile-warsztaty.json' with { type: 'json' }
import przystan from '../../../db/demo/dobrybrzeg-przystan.json' with { type: 'json' }
import konferencja from '../../../db/demo/pamiec-konferencja.json' with { type: 'json' }
import ceramika from '../../../db/demo/podlipa-ceramika.json' with { type: 'json' }
import koncert from '../../../db/demo/swiatlo-koncert.json' with { type: 'json' }
import szprycha from '../../../db/demo/szprycha-rowerowa.json' with { type: 'json' }
import bieg from '../../../db/demo/trzymosty-bieg.json' with { type: 'json' }
import biwak from '../../../db/demo/wilki-biwak.json' with { type: 'json' }
import { compileDefinition } from '../quote/compile.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import { context, problemTexts, quoteOf } from '../quote/quote.fixture.ts'
import { parseDefinition } from './check/check-definition.ts'
import { shiftDefinition } from './shift-days.ts'

function demo({ anchor, definition }: { anchor: string; definition: unknown }) {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return {
    event: compileDefinition(parsed.definition),
    quoteContext: context(`${anchor}T12:00:00`),
    definition: parsed.definition,
  }
}
const accepted = { statements: ['rules', 'guardian'] }

describe('the walking pilgrimage', () => {
  const { event, quoteContext, definition } = demo(borowska)
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
    expect(quoteOf(event, family, accepted, quoteContext)).toMatchObject({ total: 76000, problems: [] })
    const byCoach = family.map((person) => ({ ...person, choices: { coach: 'borow' } }))
    expect(quoteOf(event, byCoach, accepted, quoteContext).total).toBe(109000)
  })

  test('a student pays less to the age of 26, and is asked only then', () => {
    const student = (birthDate: string) =>
      quoteOf(
        event,
        [{ birthDate, group: 'zlota', answers: { ...lodging, student: true } }],
        accepted,
        quoteContext,
      ).total
    expect(student('1999-08-06')).toBe(22000)
    expect(student('1999-08-05')).toBe(26000)
  })

  test('eight groups of 150, 1200 in all, and the price is due within three days', () => {
    const capacities = definition.groups.map(
      ({ id }) => definition.pools.find((pool) => pool.id === id)?.capacity,
    )
    expect(capacities).toEqual(Array(8).fill(150))
    expect(quoteOf(event, family.slice(0, 1), accepted, quoteContext).due).toEqual([
      { name: 'Całość', amount: 26000, until: '2026-06-13T23:59:59' },
    ])
  })

  test('a minor needs an adult and a consent', () => {
    const alone = quoteOf(event, family.slice(2, 3), { statements: ['rules'] }, quoteContext)
    expect(problemTexts(alone)).toEqual(['guardian_must_register jan -', 'statement_missing jan guardian'])
  })

  test('stays open for any number of shifted weeks', () => {
    const later = compileDefinition(shiftDefinition(definition, 7 * 60))
    const moved = { ...quoteContext, now: quoteContext.now.add({ days: 7 * 60 }) }
    expect(quoteOf(later, family.slice(0, 1), accepted, moved).problems).toEqual([])
  })
})

describe('the cycling pilgrimage', () => {
  const { event, quoteContext } = demo(szprycha)
  const person = (type: string, group: string, coach: string) => ({ type, group, choices: { coach } })
  const totalOf = (definition: CompiledDefinition, ...people: Record<string, unknown>[]) =>
    quoteOf(definition, people, accepted, quoteContext)

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

describe('the retreat of families', () => {
  const { event, quoteContext } = demo(przystan)
  const family = (group: string, room: string) =>
    ['1985-03-03', '2018-05-05', '2025-01-01'].map((birthDate) => ({
      birthDate,
      group,
      choices: { room },
      answers: { diet: 'usual' },
    }))

  test('780 zł from 11 years on, 470 zł to 10, nothing to 3; a double room costs 210 zł more', () => {
    expect(quoteOf(event, family('second', 'four'), accepted, quoteContext)).toMatchObject({
      total: 125000,
      problems: [],
    })
    expect(quoteOf(event, family('second', 'double'), accepted, quoteContext).total).toBe(146000)
  })

  test('a deposit of 300 zł for each who pays, the rest 30 days before the week that was chosen', () => {
    expect(quoteOf(event, family('second', 'four'), accepted, quoteContext).due).toEqual([
      { name: 'Zaliczka', amount: 60000, until: '2026-06-13T23:59:59' },
      { name: 'Reszta, turnus II', amount: 65000, until: '2026-07-02T23:59:59' },
    ])
  })

  test('the third week opens later than the others', () => {
    expect(problemTexts(quoteOf(event, family('third', 'four'), accepted, quoteContext))).toEqual([
      'not_open - -',
    ])
    const later = context('2026-06-15T20:00:00')
    expect(quoteOf(event, family('third', 'four'), accepted, later).problems).toEqual([])
  })

  test('beds are counted week by week, a small child takes none', () => {
    expect(quoteOf(event, family('second', 'four'), accepted, quoteContext).claims).toEqual([
      { pool: 'four-second', units: 2 },
      { pool: 'second', units: 3 },
    ])
  })
})

describe('the conference', () => {
  const { event, quoteContext } = demo(konferencja)
  const guest = (type: string, ticket: string, choices = {}) => ({
    ...{ birthDate: null, type, answers: { badge: 'Borów' } },
    choices: { ticket, ...choices },
  })
  const totalAt = (now: string, person: Record<string, unknown>) =>
    quoteOf(event, [person], accepted, context(now)).total

  test.each([
    ['2026-06-18T23:59:59', 48000],
    ['2026-06-19T00:00:00', 64000],
    ['2026-07-24T00:00:00', 80000],
  ])('both days at %s: %i', (now, total) => {
    expect(totalAt(now, guest('regular', 'both'))).toBe(total)
  })

  test('a student pays 120 zł, one day costs 360 zł, the banquet 140 zł, a workshop nothing', () => {
    const totalOf = (person: Record<string, unknown>) =>
      quoteOf(event, [person], accepted, quoteContext).total
    expect(totalOf(guest('student', 'both'))).toBe(12000)
    expect(totalOf(guest('regular', 'second-day', { workshop: 'old-maps' }))).toBe(36000)
    expect(totalOf(guest('regular', 'both', { banquet: true }))).toBe(62000)
  })

  test('a workshop has 20 places and is for people who come on the second day', () => {
    const first = quoteOf(
      event,
      [guest('regular', 'first-day', { workshop: 'old-maps' })],
      { statements: ['rules'] },
      quoteContext,
    )
    expect(problemTexts(first)).toEqual(['not_eligible a workshop'])
    const late = { ...quoteContext, facts: { ...quoteContext.facts, free: { 'old-maps': 0 } } }
    const full = quoteOf(event, [guest('regular', 'both', { workshop: 'old-maps' })], accepted, late)
    expect(problemTexts(full)).toEqual(['product_full a old-maps'])
  })
})

describe('the small events', () => {
  test('the run: each distance from its age on', () => {
    const { event, quoteContext } = demo(bieg)
    const run = (group: string, birthDate: string) =>
      quoteOf(
        event,
        [
          { birthDate: '1986-01-01', group: 'ten' },
          { birthDate, group },
        ],
        {
          statements: ['rules', 'health', 'guardian'],
        },
        quoteContext,
      )
    expect(run('ten', '2010-08-23')).toMatchObject({ total: 16000, problems: [] })
    expect(problemTexts(run('ten', '2010-08-24'))).toEqual(['too_young b group'])
    expect(run('five', '2014-08-23')).toMatchObject({ total: 14000, problems: [] })
    expect(run('family', '2020-01-01')).toMatchObject({ total: 9500, problems: [] })
  })

  test('the choir: 30 zł less from the second of a family on, no one under 14', () => {
    const { event, quoteContext } = demo(cantabile)
    const sing = (birthDate: string) => ({ birthDate, group: 'alto', answers: { experience: 'some' } })
    expect(quoteOf(event, [sing('1986-01-01'), sing('2008-01-01')], accepted, quoteContext).total).toBe(35000)
    expect(
      problemTexts(quoteOf(event, [sing('1986-01-01'), sing('2014-01-01')], accepted, quoteContext)),
    ).toEqual(['too_young b birthDate'])
  })

  test('the scouts: a parent who stays at home registers brother and sister', () => {
    const { event, quoteContext } = demo(biwak)
    const child = (birthDate: string, type: string) => ({ birthDate, type, answers: { troop: 'new' } })
    const order = quoteOf(
      event,
      [child('2013-01-01', 'scout'), child('2017-01-01', 'cub')],
      { ...accepted, registeredBy: null, registrantRole: 'guardian', answers: { 'near-phone': '600000199' } },
      quoteContext,
    )
    expect(order).toMatchObject({ total: 35000, problems: [] })
  })

  test('the pottery: half now, half later, a tenth less for locals', () => {
    const { event, quoteContext } = demo(ceramika)
    const potter = { birthDate: '1986-01-01', group: 'adults', answers: { local: true } }
    const order = quoteOf(event, [potter], accepted, quoteContext)
    expect(order).toMatchObject({ total: 38400, problems: [] })
    expect(order.due.map(({ amount }) => amount)).toEqual([19200, 19200])
  })

  test('the concert: tickets and a gift', () => {
    const { event, quoteContext } = demo(koncert)
    const guests = ['full', 'reduced'].map((type) => ({ birthDate: null, type }))
    const order = quoteOf(event, guests, { ...accepted, choices: { donation: '50' } }, quoteContext)
    expect(order).toMatchObject({ total: 11000, problems: [] })
  })
})

describe('every demo event', () => {
  const all = { borowska, szprycha, przystan, konferencja, bieg, cantabile, biwak, ceramika, koncert }

  test.each(Object.entries(all))(
    '%s stays open wherever its weeks are moved, for three days at least',
    (_, file) => {
      const { definition, quoteContext } = demo(file)
      for (const weeks of [0, 23, 60]) {
        const moved = compileDefinition(shiftDefinition(definition, 7 * weeks))
        for (const days of [-3, 0, 3]) {
          const now = quoteContext.now.add({ days: 7 * weeks + days })
          expect(moved.gate.windows.some(({ window }) => isOpenAt(window, now.toString()))).toBe(true)
        }
      }
    },
  )

  test.each(Object.entries(all))('%s has terms that can be read', (_, file) => {
    const rules = demo(file).definition.statements.find(({ id }) => id === 'rules')
    expect(rules?.document?.body.length).toBeGreaterThan(400)
  })

  function isOpenAt(
    { opens, closes }: { opens: string | null; closes: string | null },
    now: string,
  ): boolean {
    return (opens === null || opens <= now) && (closes === null || now <= closes)
  }
})
