import { describe, expect, test } from 'vitest'
import { item, warningsIn } from './check.fixture.ts'

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
    [{ off: 0 }, '0.effect: To niczego nie zmienia: wynosi 0.'],
    [{ plus: 0 }, '0.effect: To niczego nie zmienia: wynosi 0.'],
    [{ percentOff: 0 }, '0.effect: To niczego nie zmienia: wynosi 0.'],
    [{ percentOff: 0.1 }, '0.effect: To mniej niż 1%. Jeśli chodzi o 10%, wpisz 10.'],
    [{ to: 18000 }, '0.effect: Ta cena nikomu niczego nie obniży: najwyższa z tych cen to 180 zł.'],
    [
      { off: 18001 },
      '0.effect: Zniżka jest większa niż cena, więc zawsze zostaje 0 zł: najwyższa z tych cen to 180 zł.',
    ],
    [
      { percentOff: 10, round: { to: 100000 } },
      '0.effect: Zaokrąglenie jest większe niż cena: najwyższa z tych cen to 180 zł.',
    ],
    [
      { cap: 18000, per: 'person' },
      '0.effect: Nikt tyle nie zapłaci: te pozycje kosztują razem najwyżej 180 zł.',
    ],
  ])('%j', (effect, warning) => {
    expect(adjust(change(effect))).toEqual([warning])
  })

  test.each([
    [{ off: 18000 }],
    [{ to: 17999 }],
    [{ percentOff: 1 }],
    [{ cap: 17999, per: 'person' }],
    [{ cap: 60000, per: 'registration' }],
    [{ percentOff: 10, round: { to: 1000 } }],
  ])('but %j may be', (effect) => {
    expect(adjust(change(effect))).toEqual([])
  })

  test('nothing is said of prices that something makes higher', () => {
    expect(adjust(change({ plus: 5000 }), change({ to: 20000 }))).toEqual([])
  })
})

describe('beside others', () => {
  test('a floor comes after what it holds up', () => {
    const first = '0.effect: Żadna wcześniejsza zniżka nie obniża tych cen: ta zasada musi stać po zniżkach.'
    expect(adjust(change({ floor: 7000 }), change({ off: 2000 }))).toEqual([first])
    expect(adjust(change({ off: 2000 }), change({ floor: 7000 }))).toEqual([])
    expect(adjust(change({ off: 2000 }), change({ floor: 20000 }))).toEqual([
      '1.effect: Najniższa cena jest wyższa niż każda cena: najwyższa z tych cen to 180 zł.',
    ])
  })

  test('the least is not more than the most', () => {
    const cap = change({ cap: 60000, per: 'registration' }, { name: 'Najwyżej 600 zł' })
    expect(adjust(cap, change({ least: 90000, per: 'registration' }))).toEqual([
      '1.effect: Najmniej 900 zł to więcej niż najwyższa suma, którą ustala „Najwyżej 600 zł”.',
    ])
    expect(adjust(cap, change({ least: 60000, per: 'registration' }))).toEqual([])
  })

  test('the same twice, an item twice, percents of a gift', () => {
    const same = change({ off: 2000 })
    expect(adjust(same, { ...same, id: 'again' })).toEqual([
      '1.effect: Taka sama zmiana ceny już jest: „Zniżka”.',
    ])
    expect(adjust(change({ off: 2000 }, { items: ['fee', 'fee'] }))).toEqual([
      '0.items: Pozycja „fee” jest tu wpisana dwa razy.',
    ])
    expect(adjust(change({ percentOff: 10 }, { items: ['gift'] }))).toEqual([
      '0.items: Procentów nie liczy się od darowizny.',
    ])
  })

  test('what excludes each other meets on some line', () => {
    const alone =
      'choiceGroup: Tej zniżki nie ma z czym porównać: żadna inna z tej grupy nie dotyczy tych pozycji.'
    const best = { choiceGroup: 'best' }
    const [fee, bus] = [change({ off: 2000 }, best), change({ off: 1000 }, { ...best, items: ['bus'] })]
    expect(adjust(fee)).toEqual([`0.${alone}`])
    expect(adjust(fee, bus)).toEqual([`0.${alone}`, `1.${alone}`])
    expect(adjust(fee, change({ percentOff: 10 }, best))).toEqual([])
  })
})
