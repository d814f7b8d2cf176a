import { describe, expect, test } from 'vitest'
import { NEW_EVENT, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { withNewExtra } from '../extras/new-extra.ts'
import { withItem, withNewOption } from '../prices/change-items.ts'
import { accessOf, isLimitedOtherwise, withAccess } from './access.ts'
import { withNewApproval, withNewNumber } from './asked.ts'
import { exampleOf, partsOf, patternOf } from './number-pattern.ts'
import { ownLimitOf, withOwnLimit } from './own-limits.ts'
import { agesWith, withNewPart } from './parts.ts'
import { registrantsOf, withRegistrants } from './registrants.ts'
import { minorsPerAdultOf, RULES, rulesOf, withMinorsPerAdult, withNewRule, withRule } from './rules.ts'
import { simplerAges } from './simpler-ages.ts'
import { WINDOWS, withNewWindow } from './windows.ts'

const shown = (part: string) => {
  const found = SHOWN_EVENTS.find(({ file }) => file.includes(part))
  if (found === undefined) throw new Error(`There is no ${part}.`)
  return found.document
}
const expectSound = (document: DefinitionDocument) =>
  expect(parseDefinition(document)).toMatchObject({ ok: true })
const named = (name: string) => ({ name, options: [], dayName: String })
const words = (most: number) => `Najwyżej ${most}.`

describe('access', () => {
  test('is read from the shown cases', () => {
    expect(accessOf(shown('kodal'))).toMatchObject({ passwords: ['Kostka'], byInvitation: false })
    expect(accessOf(shown('bal-charytatywny'))).toMatchObject({
      ...{ passwords: ['BAL2026'], byInvitation: true, byOffice: true },
    })
    expect(accessOf(NEW_EVENT)).toBeNull()
    expect([NEW_EVENT, shown('kodal'), shown('event-recipes.md, 8')].map(isLimitedOtherwise)).toEqual([
      false,
      false,
      true,
    ])
  })

  test('what is written is read again, and without a way everybody may register', () => {
    const ways = { passwords: ['Kostka', 'Kość'], byInvitation: false, byOffice: true, message: 'Nie.' }
    const written = withAccess(NEW_EVENT, ways)
    expect(accessOf(written)).toEqual({ id: 'zaproszenie', ...ways })
    expectSound(written)
    const none = { passwords: [], byInvitation: false, byOffice: false, message: 'Nie.' }
    expect(withAccess(written, none)).toEqual(NEW_EVENT)
  })
})

describe('limits of one address and one person', () => {
  test('are read from a shown case', () => {
    expect(ownLimitOf(shown('bieg-mostow'), 'registrant')).toEqual({ id: 'mine', most: 6, onlyOnline: true })
    expect(ownLimitOf(NEW_EVENT, 'person')).toBeNull()
  })

  test.each(['registrant', 'person'] as const)('of a %s is written, changed and taken away', (per) => {
    const written = withOwnLimit(NEW_EVENT, per, { most: 6, onlyOnline: true })
    expect(ownLimitOf(written, per)).toMatchObject({ most: 6, onlyOnline: true })
    expectSound(written)
    const changed = withOwnLimit(written, per, { most: 1, onlyOnline: false })
    expect(ownLimitOf(changed, per)).toMatchObject({ most: 1, onlyOnline: false })
    expect(withOwnLimit(changed, per, null)).toEqual(NEW_EVENT)
  })
})

describe('rules', () => {
  const things = withNewExtra(withNewExtra(NEW_EVENT, 'meal', named('Obiad')), 'package', named('Warsztat'))
  const event = withItem(things, 'obiad', (item) => withNewOption(item, 'Piątek'))

  test.each(RULES)('%s can be published', (rule) => expectSound(withNewRule(event, rule, 'Nie tak.')))

  test('a rule is judged for each person once it asks something of a person', () => {
    const added = withNewRule(event, 'if', 'Nie tak.')
    const whole = withRule(added, 'zasada', {
      when: undefined,
      must: { fact: 'people', atLeast: 2 },
    })
    expect(rulesOf(whole)).toMatchObject([{ of: 'registration', where: 'people' }])
    const personal = withRule(whole, 'zasada', { must: { fact: 'chosen.obiad', is: 'piatek' } })
    expect(rulesOf(personal)).toMatchObject([{ of: 'person', where: 'obiad' }])
    expectSound(personal)
  })

  test('other words change nothing but themselves', () => {
    const added = withNewRule(event, 'needs', 'Nie tak.')
    const [before] = rulesOf(added)
    expect(rulesOf(withRule(added, 'zasada', { message: 'Inaczej.' }))).toEqual([
      { ...before, message: 'Inaczej.' },
    ])
  })

  test('how many minors an adult may bring has a sentence of its own', () => {
    expect(minorsPerAdultOf(shown('splyw'))).toEqual({ id: 'ratio', most: 3 })
    const three = withMinorsPerAdult(NEW_EVENT, 3, words)
    expectSound(three)
    expect(rulesOf(three)).toEqual([])
    expect(withMinorsPerAdult(three, 5, words).requirements).toMatchObject([{ message: 'Najwyżej 5.' }])
    expect(withMinorsPerAdult(three, null, words)).toEqual(NEW_EVENT)
    expect(withMinorsPerAdult(shown('splyw'), 2, words).requirements).toContainEqual(
      expect.objectContaining({ id: 'ratio', message: expect.stringContaining('najwyżej troje') }),
    )
  })
})

describe('times of registration', () => {
  test.each(WINDOWS)('%s can be published', (kind) => {
    expectSound(withNewWindow(NEW_EVENT, kind))
    expectSound(withNewWindow(withNewWindow(NEW_EVENT, 'plain'), kind))
  })

  test('members come a week earlier, and the office on the first day', () => {
    const event: DefinitionDocument = {
      ...NEW_EVENT,
      windows: [{ opens: '2027-03-08T20:00:00', closes: null, hours: [], weekdays: [] }],
    }
    expect(withNewWindow(event, 'members').windows).toMatchObject([
      { opens: '2027-03-01T20:00:00', when: { fact: 'answer.czlonek', is: true } },
      { opens: '2027-03-08T20:00:00' },
    ])
    expect(withNewWindow(event, 'office').windows).toMatchObject([
      { when: { fact: 'channel', is: 'online' } },
      {
        opens: '2027-05-01T08:00:00',
        closes: '2027-05-01T18:00:00',
        when: { fact: 'channel', is: 'office' },
      },
    ])
  })
})

describe('who registers whom', () => {
  test('is left out again where anybody registers anybody', () => {
    const free = withRegistrants(NEW_EVENT, { minors: 'anybody' })
    expect(free).not.toHaveProperty('registrants')
    expect(registrantsOf(free)).toMatchObject({ minors: 'anybody', on: 'registration', adults: 'anybody' })
    expect(withRegistrants(free, { minors: 'adult' })).toEqual(NEW_EVENT)
  })

  test('is also read where it is written as rules, which keep their words', () => {
    const both = shown('splyw')
    expect(registrantsOf(both)).toMatchObject({ minors: 'adult', on: 'registration', adults: 'themselves' })
    expect(rulesOf(both).map(({ id }) => id)).not.toContain('guardian')
    const event = withRegistrants(both, { on: 'event' })
    expect(registrantsOf(event)).toMatchObject({ minors: 'adult', on: 'event', adults: 'themselves' })
    expect(event.requirements.map(({ message }) => message)).toEqual(
      both.requirements.map(({ message }) => message),
    )
    const free = withRegistrants(withRegistrants(both, { minors: 'anybody' }), { adults: 'anybody' })
    expect(free.requirements).toEqual(both.requirements.slice(2))
    expect(free).not.toHaveProperty('registrants')
    expect(withRegistrants(free, { minors: 'adult' })).toMatchObject({ registrants: { minors: 'adult' } })
  })
})

describe('a rule about age', () => {
  test('of everybody, or of one group, is the age of the event or the group, with the same words', () => {
    const [rule] = rulesOf(shown('kodal'))
    const simple = rule === undefined ? null : simplerAges(shown('kodal'), rule)
    expect(simple).toMatchObject({ ages: { from: 14, message: rule?.message } })
    expect(simple?.requirements).toHaveLength(1)
    const clay = shown('podlipa')
    const [ofFamily] = rulesOf(clay)
    expect(ofFamily && simplerAges(clay, ofFamily)?.groups[0]).toMatchObject({
      ages: { from: 6, message: 'W grupie rodzinnej są dzieci od 6 lat.' },
    })
  })

  test('that asks more, or where there are ages already, stays a rule', () => {
    const more = { ...shown('kodal'), ages: { to: 90 } }
    for (const rule of rulesOf(more)) expect(simplerAges(more, rule)).toBeNull()
    const rider = shown('bieg-mostow')
    for (const rule of rulesOf(rider)) expect(simplerAges(rider, rule)).toBeNull()
  })

  test.each(SHOWN_EVENTS)('$file can be published with such rules as ages', ({ document }) => {
    for (const rule of rulesOf(document)) {
      const simple = simplerAges(document, rule)
      if (simple !== null) expectSound(simple)
    }
  })
})

test('functions and numbers that were just added can be published', () => {
  expectSound(withNewApproval(NEW_EVENT, 'Służba medyczna'))
  const kinds = withNewPart(withNewPart(NEW_EVENT, 'types', 'Biegacz'), 'types', 'Służba')
  expect(withNewApproval(kinds, 'Służba').approvals).toMatchObject([{ when: { fact: 'type', is: 'sluzba' } }])
  expectSound(withNewNumber(kinds, 'Numer'))
  const grouped = withNewNumber(withNewPart(NEW_EVENT, 'groups', 'Biała'), 'Numer')
  expect(grouped.numbers).toMatchObject([{ pattern: '{group}-{n:3}', per: 'group' }])
  expectSound(grouped)
})

test.each(['{n}', '{n:4}', '{group}-{n:3}', 'A/{type}{n:2} B', '{x}{n}', '2026/{n:6}{group}'])(
  'the pattern %s is read and written without a change',
  (pattern) => expect(patternOf(partsOf(pattern))).toBe(pattern),
)

test('a number by a pattern looks so', () => {
  const of = { group: 'biala', type: 'pieszo', number: 7 }
  expect(exampleOf(partsOf('{group}-{n:3}/{type}'), of)).toBe('biala-007/pieszo')
})

test('ages without a bound are no rule, with one word or without', () => {
  expect(agesWith(undefined, { from: 14 })).toEqual({ from: 14 })
  expect(agesWith({ from: 14, message: 'Od 14 lat.' }, { from: undefined })).toBeUndefined()
  expect(agesWith({ born: { from: 2013 } }, { born: {} })).toBeUndefined()
  expect(agesWith({ from: 0, born: { from: 2013 } }, { born: undefined })).toEqual({ from: 0 })
})

test.each(SHOWN_EVENTS)('$file is read and written without a change', ({ document }) => {
  const access = accessOf(document)
  if (access !== null) expect(withAccess(document, access)).toEqual(document)
  const minors = minorsPerAdultOf(document)
  if (minors !== null) expect(withMinorsPerAdult(document, minors.most, words)).toEqual(document)
  for (const per of ['registrant', 'person'] as const) {
    const limit = ownLimitOf(document, per)
    if (limit !== null) expect(withOwnLimit(document, per, limit)).toEqual(document)
  }
  for (const rule of rulesOf(document))
    expect(withRule(document, rule.id, { message: rule.message })).toEqual(document)
  const { minors: byAdult, on, adults } = registrantsOf(document)
  expect(withRegistrants(document, { minors: byAdult, on, adults })).toEqual(document)
  for (const { pattern } of document.numbers) expect(patternOf(partsOf(pattern))).toBe(pattern)
})
