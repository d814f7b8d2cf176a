import { describe, expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

const BUS = item({ id: 'bus', name: 'Autokar', price: 4000 })
const GIFT = item({ id: 'gift', name: 'Dar', category: 'donation', choose: 'amount', per: 'registration' })
const change = (effect: unknown, part: Record<string, unknown> = {}) => ({
  id: `a${JSON.stringify([effect, part]).length}`,
  name: 'Zniżka',
  items: ['fee'],
  effect,
  ...part,
})
const adjust = (...adjustments: unknown[]) =>
  warningsIn({ items: [item({ price: 18000 }), BUS, GIFT], adjustments }).map((each) =>
    each.replace('adjustments.', ''),
  )

describe('a change of price', () => {
  test.each([
    [{ kind: 'off', amount: 0 }, '0.effect: To niczego nie zmienia: wynosi 0.'],
    [{ kind: 'plus', amount: 0 }, '0.effect: To niczego nie zmienia: wynosi 0.'],
    [{ kind: 'percent-off', percent: 0 }, '0.effect: To niczego nie zmienia: wynosi 0.'],
    [{ kind: 'percent-off', percent: 0.1 }, '0.effect: To mniej niż 1%. Jeśli chodzi o 10%, wpisz 10.'],
    [
      { kind: 'to', amount: 18000 },
      '0.effect: Ta cena nikomu niczego nie obniży: najwyższa z tych cen to 180 zł.',
    ],
    [
      { kind: 'off', amount: 18001 },
      '0.effect: Zniżka jest większa niż cena, więc zawsze zostaje 0 zł: najwyższa z tych cen to 180 zł.',
    ],
    [
      { kind: 'percent-off', percent: 10, round: { to: 100000 } },
      '0.effect: Zaokrąglenie jest większe niż cena: najwyższa z tych cen to 180 zł.',
    ],
    [
      { kind: 'cap', amount: 18000, per: 'person' },
      '0.effect: Nikt tyle nie zapłaci: te pozycje kosztują razem najwyżej 180 zł.',
    ],
  ])('%j', (effect, warning) => {
    expect(adjust(change(effect))).toEqual([warning])
  })

  test.each([
    [{ kind: 'off', amount: 18000 }],
    [{ kind: 'to', amount: 17999 }],
    [{ kind: 'percent-off', percent: 1 }],
    [{ kind: 'cap', amount: 17999, per: 'person' }],
    [{ kind: 'cap', amount: 60000, per: 'registration' }],
    [{ kind: 'percent-off', percent: 10, round: { to: 1000 } }],
  ])('but %j may be', (effect) => {
    expect(adjust(change(effect))).toEqual([])
  })

  test('a cap by rows that nobody reaches is reported, one that some reach is not', () => {
    const cap = (...amounts: number[]) => {
      const rows = amounts.map((amount, i) => ({ when: { fact: 'age', atMost: 10 + i }, amount }))
      return adjust(change({ kind: 'cap', amount: [...rows, { amount: 20000 }], per: 'person' }))
    }
    expect(cap(18000, 19000)).toEqual([
      '0.effect: Nikt tyle nie zapłaci: te pozycje kosztują razem najwyżej 180 zł.',
    ])
    expect(cap(18000, 17999)).toEqual([])
  })

  test('a place that no registration has', () => {
    const rank = { order: 'oldest', from: 51 }
    expect(adjust(change({ kind: 'off', amount: 100 }, { rank }))).toEqual([
      '0.rank: To nigdy nie zadziała: liczba osób w zgłoszeniu to od 1 do 50.',
    ])
  })

  test('prices that another rule makes higher are not reported', () => {
    expect(adjust(change({ kind: 'plus', amount: 5000 }), change({ kind: 'to', amount: 20000 }))).toEqual([])
  })
})

describe('combined changes of price', () => {
  test('a floor comes after the reductions that it bounds', () => {
    const first = '0.effect: Żadna wcześniejsza zniżka nie obniża tych cen: ta zasada musi stać po zniżkach.'
    expect(adjust(change({ kind: 'floor', amount: 7000 }), change({ kind: 'off', amount: 2000 }))).toEqual([
      first,
    ])
    expect(adjust(change({ kind: 'off', amount: 2000 }), change({ kind: 'floor', amount: 7000 }))).toEqual([])
    expect(adjust(change({ kind: 'off', amount: 2000 }), change({ kind: 'floor', amount: 20000 }))).toEqual([
      '1.effect: Najniższa cena jest wyższa niż każda cena: najwyższa z tych cen to 180 zł.',
    ])
  })

  test('the least is not more than the most', () => {
    const cap = change({ kind: 'cap', amount: 60000, per: 'registration' }, { name: 'Najwyżej 600 zł' })
    expect(adjust(cap, change({ kind: 'least', amount: 90000, per: 'registration' }))).toEqual([
      '1.effect: Najmniej 900 zł to więcej niż najwyższa suma, którą ustala „Najwyżej 600 zł”.',
    ])
    expect(adjust(cap, change({ kind: 'least', amount: 60000, per: 'registration' }))).toEqual([])
  })

  test('the same twice, an item twice, percents of a gift', () => {
    const same = change({ kind: 'off', amount: 2000 })
    expect(adjust(same, { ...same, id: 'again' })).toEqual([
      '1.effect: Taka sama zmiana ceny już jest: „Zniżka”.',
    ])
    expect(adjust(change({ kind: 'off', amount: 2000 }, { items: ['fee', 'fee'] }))).toEqual([
      '0.items: Pozycja „fee” jest tu wpisana dwa razy.',
    ])
    expect(adjust(change({ kind: 'percent-off', percent: 10 }, { items: ['gift'] }))).toEqual([
      '0.items: Procentów nie liczy się od darowizny.',
    ])
  })

  test('mutually exclusive adjustments share some line', () => {
    const alone =
      'choiceGroup: Tej zniżki nie ma z czym porównać: żadna inna z tej grupy nie dotyczy tych pozycji.'
    const best = { choiceGroup: 'best' }
    const [fee, bus] = [
      change({ kind: 'off', amount: 2000 }, best),
      change({ kind: 'off', amount: 1000 }, { ...best, items: ['bus'] }),
    ]
    expect(adjust(fee)).toEqual([`0.${alone}`])
    expect(adjust(fee, bus)).toEqual([`0.${alone}`, `1.${alone}`])
    expect(adjust(fee, change({ kind: 'percent-off', percent: 10 }, best))).toEqual([])
  })
})
