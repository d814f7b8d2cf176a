import { describe, expect, test } from 'vitest'
import { questionOf, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { newEvent } from '../basics.ts'
import { withNewExtra } from '../extras/new-extra.ts'
import { rivalsOf, withBestPer, withRival } from './best-of.ts'
import { withItem } from './change-items.ts'
import {
  readCodes,
  withCodesKnown,
  withWrongCodeIgnored,
  withWrongCodeRefused,
  wrongCodeRule,
} from './codes.ts'
import { withDaysOrWhole } from './days-or-whole.ts'
import { type EffectKind, effectOfKind } from './effects.ts'
import { EXAMPLE_FAMILY, type ExampleFamily, quoteOfFamily } from './example-family.ts'
import { isOffered, PRESETS, type PresetName, withPreset } from './presets.ts'
import { optionFacts, withAdjustment, withoutAdjustment } from './reductions.ts'

const EVENT = newEvent({ title: 'Rajd', start: '2027-08-05', end: '2027-08-14', place: 'Borów' })
const FAMILY = withItem(EVENT, 'fee', (fee) => ({
  ...fee,
  price: [{ when: { fact: 'age', atMost: 15 }, amount: 12_000 }, { amount: 26_000 }],
}))
const TERMS = withNewExtra(FAMILY, 'terms', {
  ...{ name: 'Turnus', options: ['I', 'II'], dayName: (iso) => iso },
})
const WITH_TERMS = withItem(TERMS, 'turnus', (item) => ({ ...item, choose: 'any', min: 1, price: 5_000 }))
const NOW = Temporal.PlainDateTime.from('2027-03-01T12:00:00')
const WORDS = { name: 'Zasada', codes: ['KOD-001', 'KOD-002'] }
const ALL = Object.values(PRESETS).flat()

const totalOf = (document: DefinitionDocument, part: Partial<ExampleFamily> = {}) =>
  quoteOfFamily(expandDefinition(document), { ...EXAMPLE_FAMILY, ...part }, NOW)?.total

describe('presets', () => {
  test.each(ALL)(
    '%s can be published, and taken back leaves what was before but for a question',
    (preset) => {
      const made = withPreset(WITH_TERMS, preset, WORDS)
      expect(parseDefinition(made)).toMatchObject({ ok: true })
      const left = withoutAdjustment(made, 'zasada')
      expect({ ...left, questions: [] }).toEqual({ ...WITH_TERMS, questions: [] })
    },
  )

  test('without anything that everybody pays, or without terms, nothing is added', () => {
    const free = { ...EVENT, items: [] }
    for (const preset of ALL) expect(withPreset(free, preset, WORDS)).toBe(free)
    expect(isOffered(FAMILY, 'two-terms')).toBe(false)
    expect(isOffered(WITH_TERMS, 'two-terms')).toBe(true)
  })

  test('where nobody pays a fee, they are about what everybody must choose', () => {
    const bed = withNewExtra({ ...EVENT, items: [] }, 'bed', {
      ...{ name: 'Nocleg', options: ['Pokój'], dayName: (iso) => iso },
    })
    expect(isOffered(bed, 'third-child')).toBe(false)
    const room = withItem(bed, 'nocleg', (item) => ({ ...item, choose: 'one' }))
    const made = withPreset(room, 'third-child', WORDS)
    expect(made.adjustments).toMatchObject([{ items: ['nocleg'] }])
    expect(parseDefinition(made)).toMatchObject({ ok: true })
  })

  // Two adults at 260 zł, four children of 13, 10, 8 and 4 years at 120 zł: 1000 zł.
  test.each([
    ['third-child', 52_000 + 24_000],
    ['siblings', 52_000 + 12_000 + 3 * 10_800],
    ['parents', 2 * 20_800 + 48_000],
    ['card', 100_000],
    ['family-cap', 78_000],
    ['early', 2 * 24_000 + 4 * 10_000],
    ['first-pieces', 2 * 24_000 + 4 * 10_000],
    ['many-people', 90_000],
    ['free-for-each', 100_000],
    ['cheapest-free', 88_000],
    ['second-half', 100_000 - 13_000],
    ['code', 100_000],
    ['code-list', 100_000],
    ['duty', 100_000],
    ['senior', 100_000],
    ['subsidy', 100_000 - 4 * 3_000],
    ['surcharge', 104_000],
    ['senior-surcharge', 100_000],
  ] as const satisfies readonly (readonly [PresetName, number])[])(
    '%s changes what the example family pays',
    (preset, total) => {
      expect(totalOf(withPreset(FAMILY, preset, WORDS))).toBe(total)
    },
  )

  test('a duty is the last of several kinds of participation, and nobody is asked for it', () => {
    const types = ['runner', 'medic'].map((id) => ({ id, name: id, claims: [], windows: [] }))
    const made = withPreset({ ...FAMILY, types }, 'duty', WORDS)
    expect(made.adjustments[0]?.when).toEqual({ fact: 'type', is: 'medic' })
    expect(made.questions).toEqual([])
  })

  test('the second piece of something sold by the piece costs half', () => {
    const shirts = withNewExtra(FAMILY, 'pieces', { name: 'Kubek', options: [], dayName: (iso) => iso })
    expect(withPreset(shirts, 'second-half', WORDS).adjustments[0]).toMatchObject({
      ...{ items: ['kubek'], rank: { order: 'dearest', of: 'piece', from: 2, to: 2 } },
    })
  })

  test('a word and a code of a list take ten percent off for who types them', () => {
    const word = withPreset(FAMILY, 'code', WORDS)
    expect(totalOf(word, { code: { word: 'razem10' } })).toBe(90_000)
    const list = withPreset(FAMILY, 'code-list', WORDS)
    expect(totalOf(list, { code: { word: 'kod-002' } })).toBe(90_000)
    expect(totalOf(list, { code: { list: 'zasada' } })).toBe(90_000)
  })

  test.each(SHOWN_EVENTS)('each can be added to $file and has an id of its own', ({ document }) => {
    const made = ALL.reduce((now, preset) => withPreset(now, preset, WORDS), document)
    const ids = made.adjustments.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(made.adjustments.slice(0, document.adjustments.length)).toEqual(document.adjustments)
  })
})

describe('effects', () => {
  const kinds = [
    ...(['to', 'off', 'percent-off', 'plus', 'percent-plus', 'cap'] as const),
    ...(['floor', 'floor-percent', 'most-off', 'least', 'free-for-each'] as const),
  ] satisfies readonly EffectKind[]

  test.each(kinds)('%s follows any other and can be published', (kind) => {
    const early = withPreset(FAMILY, 'early', WORDS)
    for (const before of kinds) {
      const first = effectOfKind(before, { kind: 'to', amount: 500 })
      const changed = withAdjustment(early, 'zasada', (now) => ({
        ...now,
        effect: effectOfKind(kind, first),
      }))
      expect(parseDefinition(changed)).toMatchObject({ ok: true })
    }
  })

  test('a sum and a percentage are kept; a surcharge above 100% becomes at most that as a reduction', () => {
    expect(effectOfKind('off', { kind: 'to', amount: 700 })).toEqual({
      kind: 'off',
      amount: 700,
      per: 'piece',
    })
    expect(effectOfKind('percent-off', { kind: 'percent-plus', percent: 150 })).toMatchObject({
      percent: 100,
    })
    const same = { kind: 'plus', amount: 1 } as const
    expect(effectOfKind('plus', same)).toBe(same)
  })
})

describe('the best of several', () => {
  const two = withPreset(withPreset(FAMILY, 'siblings', { ...WORDS, name: 'A' }), 'many-people', {
    ...WORDS,
    name: 'B',
  })
  const [a, b] = two.adjustments
  if (a === undefined || b === undefined) throw new Error('There are two.')

  test('counts once they compete; the group is gone when one leaves', () => {
    expect(totalOf(two)).toBe(46_800 + 10_800 + 3 * 9_720)
    const competing = withRival(two, a, b, true)
    const [first, second] = competing.adjustments
    if (first === undefined || second === undefined) throw new Error('There are two.')
    expect(rivalsOf(competing, first)).toEqual(['b'])
    expect(totalOf(competing)).toBe(90_000)
    const whole = withBestPer(competing, first, 'registration')
    expect(whole.choiceGroups).toEqual([{ id: first.choiceGroup, per: 'registration' }])
    expect(parseDefinition(whole)).toMatchObject({ ok: true })
    expect(withRival(whole, first, second, false)).toEqual(two)
  })
})

describe('codes', () => {
  test('are read from a pasted list, each once; short ones and hashes are apart', () => {
    expect(readCodes('ABC-123\nabc-123, KRÓTKI1;~hasz12 x\nabc')).toEqual({
      codes: ['abc-123', 'KRÓTKI1'],
      wrong: ['~hasz12 x', 'abc'],
    })
  })

  test('another one is refused only where it is said so, and the refusal follows the codes', () => {
    const word = withPreset(FAMILY, 'code', WORDS)
    const refused = withWrongCodeRefused(word)
    expect(parseDefinition(refused)).toMatchObject({ ok: true })
    expect(wrongCodeRule(refused)?.must).toEqual({ fact: 'code', is: 'RAZEM10' })
    const more = withCodesKnown(withPreset(refused, 'code-list', { ...WORDS, name: 'Lista' }))
    expect(wrongCodeRule(more)?.must).toEqual({
      any: [
        { fact: 'code', is: 'RAZEM10' },
        { fact: 'codeList', given: true },
      ],
    })
    expect(withWrongCodeIgnored(refused)).toEqual(word)
    expect(withoutAdjustment(refused, 'zasada')).toEqual(FAMILY)
    expect(withWrongCodeRefused(FAMILY)).toBe(FAMILY)
  })
})

describe('days or the whole', () => {
  const words = {
    ...{ whole: 'Całość', single: 'Pojedyncze dni', days: 'Dni', cap: 'Najwyżej całość' },
    ...{ dayName: (iso: string) => iso, needDays: 'Wybierz dni.' },
  }
  const divided = withDaysOrWhole(FAMILY, words)
  const days = (count: number) => divided.items[1]?.options.slice(0, count).map(({ id }) => id) ?? []
  const who = (age: number, count: number): Partial<ExampleFamily> => ({
    people: [{ ref: 'a', firstName: 'A', age, choices: { fee: 'dni', dni: days(count) } }],
  })

  test('can be published; two days are a package and two days, ten at most the whole', () => {
    expect(parseDefinition(divided)).toMatchObject({ ok: true })
    expect(totalOf(divided)).toBe(100_000)
    expect(totalOf(divided, who(40, 2))).toBe(3_500 + 2 * 3_200)
    expect(totalOf(divided, who(40, 10))).toBe(26_000)
    expect(totalOf(divided, who(10, 5))).toBe(12_000)
  })

  test('a single day has nothing to divide', () => {
    const day = { ...FAMILY, dates: { ...FAMILY.dates, end: FAMILY.dates.start } }
    expect(withDaysOrWhole(day, words)).toBe(day)
  })
})

test('an option that was chosen is offered where a rule is about things that have any', () => {
  expect(optionFacts(FAMILY.items)).toEqual([])
  expect(optionFacts(TERMS.items)).toMatchObject([
    { name: 'option', values: [{ name: 'I' }, { name: 'II' }] },
  ])
})

test('the card is not asked for twice', () => {
  const question = questionOf('karta', { type: 'checkbox', label: 'Karta Dużej Rodziny' })
  const made = withPreset({ ...FAMILY, questions: [question] }, 'card', { name: 'Karta', codes: [] })
  expect(made.questions).toEqual([question])
  expect(made.adjustments).toMatchObject([{ when: { fact: 'answer.karta', is: true } }])
})
