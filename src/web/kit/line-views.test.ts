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

  it('adds up to the total, however lines are combined', () => {
    expect(views.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  })

  it('lists fees by person with their reason, and items chosen alike once', () => {
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

  it('strikes a price through for a third child, but not for an early registration', () => {
    expect(views.find(({ reduced }) => reduced)?.struck).toBe(true)
    const [coach] = lines.filter(({ item }) => item === 'coach')
    const [rule] = exampleDefinition.adjustments
    if (coach === undefined || rule === undefined)
      throw new Error('The example has no coach or no adjustment.')
    const { rank: _, ...plain } = rule
    const early = { ...plain, id: 'early', when: { fact: 'day', atMost: '2027-05-31' } }
    const reasons = [{ code: 'adjusted', params: { name: 'Cena wczesna', rule: 'early', amount: 1000 } }]
    const line = { ...coach, amount: 5000, listAmount: 6000, reasons }
    const definition = { ...exampleDefinition, adjustments: [early] }
    const [shown] = lineViews([line], definition, nameOf)
    expect([shown?.reduced, shown?.struck, shown?.reason]).toEqual([true, false, 'Cena wczesna, Anna'])
  })

  it('names a surcharge on an item, and another payer', () => {
    const coach = lines.find(({ item }) => item === 'coach')
    if (coach === undefined) throw new Error('Nobody takes the coach.')
    const viewWith = (reasons: typeof coach.reasons, amount: number) =>
      lineViews([{ ...coach, amount, listAmount: 6000, reasons }], exampleDefinition, nameOf)[0]
    const dearer = viewWith([{ code: 'raised', params: { name: 'W biurze', amount: 1000 } }], 7000)
    expect([dearer?.reason, dearer?.reduced]).toEqual([`W${NB}biurze: +10${NB}zł, Anna`, false])
    const paidBy = { name: 'Dopłata', by: 'Gmina Lipa', amount: 2000 }
    const cheaper = viewWith([{ code: 'paid_by', params: paidBy }], 4000)
    expect(cheaper?.reason).toBe(`Dopłata (płaci Gmina Lipa): −20${NB}zł, Anna`)
    expect(cheaper?.why).toBe(`Cena 60${NB}zł. Dopłata (płaci Gmina Lipa): −20${NB}zł.`)
  })

  it('distinguishes two parts of one choice, and states why the second costs more', () => {
    const shirt = lines.find(({ item }) => item === 'shirt')
    if (shirt === undefined) throw new Error('Nobody takes a shirt.')
    const name = 'Pierwsze 50'
    const parts = lineViews(
      [
        {
          ...shirt,
          quantity: 3,
          amount: 12000,
          reasons: [{ code: 'adjusted', params: { name, amount: 1500 } }],
        },
        { ...shirt, quantity: 2, amount: 9000, reasons: [{ code: 'used_up', params: { name } }] },
      ],
      exampleDefinition,
      nameOf,
    )
    expect(parts.map(({ title, reason, amount }) => [title, reason, amount])).toEqual([
      [`Koszulka: M, 3${NB}szt.`, 'Pierwsze 50, Anna', 12000],
      [`Koszulka: M, 2${NB}szt.`, 'Pierwsze 50: limit wyczerpany, Anna', 9000],
    ])
    expect(new Set(parts.map(({ key }) => key)).size).toBe(2)
  })

  it('adds the note of the rule that has changed the price, even where two share a name', () => {
    const shirt = lines.find(({ item }) => item === 'shirt')
    const [rule] = exampleDefinition.adjustments
    if (shirt === undefined || rule === undefined) throw new Error('The example has a shirt and a rule.')
    const two = ['one', 'two'].map((id) => ({ ...rule, id, name: 'Zniżka', note: `Nota ${id}.` }))
    const whyOf = (params: Record<string, string | number>) =>
      lineViews(
        [
          {
            ...shirt,
            amount: 3500,
            reasons: [{ code: 'adjusted', params: { ...params, name: 'Zniżka', amount: 1000 } }],
          },
        ],
        { ...exampleDefinition, adjustments: two },
        nameOf,
      )[0]?.why?.slice(-9)
    expect(whyOf({ rule: 'two' })).toBe('Nota two.')
    expect(whyOf({ rule: 'one' })).toBe('Nota one.')
    // Agreed before reasons had the id.
    expect(whyOf({})).toBe('Nota one.')
  })

  it('states what a fee is for when the definition is unavailable', () => {
    expect(lineViews(lines, null, nameOf)[0]).toMatchObject({
      title: 'Anna',
      reason: `Udział, Wyjazd z${NB}Kielc, Dorosły`,
    })
  })

  it('lists many options of one item in one line, with the total reduction of each rule', () => {
    const day = (ref: string, name: string, amount: number, off: number) => ({
      ...{ person: ref, item: 'days', itemName: 'Etapy', option: name, optionName: name, quantity: 1 },
      ...{ amount, listAmount: amount + off },
      reasons: off === 0 ? [] : [{ code: 'adjusted', params: { name: 'Całość', amount: off } }],
    })
    const days = [
      ...['pt', 'sob', 'niedz'].flatMap((name, i) => [
        day('a', name, i === 0 ? 2500 : 1000, i === 0 ? 0 : 1500),
      ]),
      ...['pt', 'sob', 'niedz'].map((name) => day('b', name, 0, 2500)),
      ...['pt', 'sob', 'niedz'].map((name) => day('c', name, 0, 2500)),
      ...['pt', 'sob'].map((name) => day('d', name, 2500, 0)),
    ]
    const shown = lineViews(days, exampleDefinition, nameOf)
    expect(shown.map(({ title, reason, amount, listAmount }) => [title, reason, amount, listAmount])).toEqual(
      [
        ['Etapy', 'pt, sob, niedz, Całość, Anna', 4500, 7500],
        ['Etapy', `pt, sob, niedz, Całość, 2${NB}osoby`, 0, 15000],
        ['Etapy: pt', 'Ewa', 2500, 2500],
        ['Etapy: sob', 'Ewa', 2500, 2500],
      ],
    )
    expect(shown[0]?.why).toBe(`Cena 75${NB}zł. Całość: −30${NB}zł.`)
  })

  it('names a person for the fee only, and leaves out a rule without any effect', () => {
    const [fee, coach] = exampleDefinition.items
    if (fee === undefined || coach === undefined) throw new Error('There are a fee and a coach.')
    const insurance = { ...fee, id: 'insurance', name: 'Ubezpieczenie', category: 'other' as const }
    const small = { ...fee, id: 'small', name: 'Dopłata małej grupy', per: 'registration' as const }
    const definition = { ...exampleDefinition, items: [insurance, fee, small] }
    const line = { option: null, optionName: null, quantity: 1, reasons: [] }
    const of = (item: { id: string; name: string }, person: string | null, amount: number) => ({
      ...{ ...line, person, item: item.id, itemName: item.name, amount, listAmount: amount },
    })
    const all = [of(insurance, 'a', 1200), of(fee, 'a', 9000), of(insurance, 'b', 1200), of(small, null, 0)]
    expect(lineViews(all, definition, nameOf).map(({ title, reason }) => [title, reason])).toEqual([
      ['Anna', ''],
      ['Ubezpieczenie', `2${NB}osoby × 12${NB}zł`],
    ])
    expect(lineViews([of(small, null, 3000)], definition, nameOf)).toMatchObject([
      { title: 'Dopłata małej grupy', amount: 3000 },
    ])
  })
})
