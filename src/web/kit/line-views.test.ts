import { describe, expect, it } from 'vitest'
import { compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { exampleDefinition } from '#web/kit/example-definition.fixture.ts'
import { lineViews } from './line-views.ts'

const NB = '\u00a0'
const names: Readonly<Record<string, string>> = { a: 'Anna', b: 'Zosia', c: 'Jan', d: 'Ewa' }
const nameOf = (ref: string) => names[ref] ?? '?'

const person = (ref: string, type: string, year: number, choices: Record<string, string>) => ({
  ref,
  firstName: nameOf(ref),
  lastName: 'Kopeć',
  birthDate: `${year}-03-01`,
  sex: null,
  type,
  group: 'kielce',
  answers: {},
  choices,
})

const draft: RegistrationDraft = {
  people: [
    person('a', 'adult', 1984, { coach: 'busko', shirt: 'm' }),
    person('b', 'child', 2012, { coach: 'busko' }),
    person('c', 'child', 2014, { coach: 'busko' }),
    person('d', 'child', 2016, {}),
  ],
  registeredBy: 'a',
  registrantRole: 'participant',
  answers: {},
  choices: {},
  slot: null,
  code: null,
  carers: {},
  plan: null,
  statements: [],
}
const { lines, total } = quote(compileDefinition(exampleDefinition), draft, {
  now: Temporal.PlainDateTime.from('2027-03-01T12:00:00'),
  facts: { channel: 'online', free: {} },
})

describe('lineViews', () => {
  const views = lineViews(lines, exampleDefinition, nameOf)

  it('adds up to the total, whatever is shown together', () => {
    expect(views.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  })

  it('names fees by person with their reason, and things taken alike once', () => {
    expect(views.map(({ title, reason, amount }) => [title, reason, amount])).toEqual([
      ['Anna', `Wyjazd z${NB}Kielc, Dorosły`, 20000],
      ['Zosia', `Wyjazd z${NB}Kielc, Dziecko`, 10000],
      ['Jan', `Wyjazd z${NB}Kielc, Dziecko`, 10000],
      ['Ewa', 'Trzecie dziecko', 0],
      ['Autokar powrotny: Busko', `3${NB}osoby × 60${NB}zł`, 18000],
      ['Koszulka: M', 'Anna', 4500],
    ])
  })

  it('explains a reduction in a sentence, and nothing else', () => {
    expect(views.map(({ why }) => why).filter((why) => why !== null)).toEqual([
      `Cena 100${NB}zł (Wyjazd z${NB}Kielc, Dziecko). Trzecie dziecko: −100${NB}zł. Zniżka naliczy się sama.`,
    ])
    expect(views.find(({ reduced }) => reduced)).toMatchObject({ listAmount: 10000, amount: 0 })
  })

  it('names what makes a thing dearer, and who else pays for it', () => {
    const coach = lines.find(({ item }) => item === 'coach')
    if (coach === undefined) throw new Error('Nobody takes the coach.')
    const told = (reasons: typeof coach.reasons, amount: number) =>
      lineViews([{ ...coach, amount, listAmount: 6000, reasons }], exampleDefinition, nameOf)[0]
    const dearer = told([{ code: 'raised', params: { name: 'W biurze', amount: 1000 } }], 7000)
    expect([dearer?.reason, dearer?.reduced]).toEqual([`W${NB}biurze: +10${NB}zł, Anna`, false])
    const paidBy = { name: 'Dopłata', by: 'Gmina Lipa', amount: 2000 }
    const cheaper = told([{ code: 'paid_by', params: paidBy }], 4000)
    expect(cheaper?.reason).toBe(`Dopłata (płaci Gmina Lipa): −20${NB}zł, Anna`)
    expect(cheaper?.why).toBe(`Cena 60${NB}zł. Dopłata (płaci Gmina Lipa): −20${NB}zł.`)
  })

  it('says what a fee is for when the definition is not at hand', () => {
    expect(lineViews(lines, null, nameOf)[0]).toMatchObject({
      title: 'Anna',
      reason: `Udział, Wyjazd z${NB}Kielc, Dorosły`,
    })
  })
})
