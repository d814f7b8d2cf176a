import { describe, expect, it } from 'vitest'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { fee, withItems } from './event.fixture.ts'
import { priceList } from './price-list.ts'

const NB = '\u00a0'

describe('price lists that need words', () => {
  const rowsOf = (items: EventDefinitionInput['items'], more: Partial<EventDefinitionInput> = {}) =>
    priceList(withItems(items, more)).flatMap((group) => [
      ...(group.notes.length === 0 ? [] : [`(${group.notes.join(' ')})`]),
      ...group.rows.map(({ name, price, why }) =>
        [`${name}: ${price}`, ...why].join(' | ').replaceAll(NB, ' '),
      ),
    ])

  it('states for whom each unnamed price is', () => {
    const price = [
      { when: { fact: 'age', atMost: 6 }, amount: 0, name: 'Dziecko' },
      { when: { fact: 'day', atMost: '2026-04-30' }, amount: 7000 },
      { amount: 9000 },
    ]
    expect(rowsOf([{ ...fee, price, vat: { rate: 23, prices: 'net' } }])).toEqual([
      'W pozostałych przypadkach: 90 zł + 23% VAT',
      'Zapis do 30 kwietnia 2026: 70 zł + 23% VAT',
      'Dziecko: bezpłatnie',
    ])
  })

  it('states who pays no tax', () => {
    const vat = { rate: 23, prices: 'net' as const, exemptWhen: { fact: 'age', atMost: 17 } }
    expect(rowsOf([{ ...fee, price: 9000, vat }])).toEqual([
      'Udział: 90 zł + 23% VAT | Bez VAT: wiek do 17 lat.',
    ])
  })

  it('states what is paid per unit of a number', () => {
    const team = [{ amount: 20000, each: { amount: 5000, of: 'people', above: 4, atMost: 2 } }]
    const tax = [{ amount: 0, each: { amount: 250, of: 'people' } }]
    expect(
      rowsOf([
        { ...fee, id: 'team', name: 'Drużyna', per: 'registration', price: team },
        { ...fee, id: 'tax', name: 'Opłata miejscowa', per: 'registration', price: tax },
      ]),
    ).toEqual([
      'Drużyna: 200 zł | Do tego 50 zł razy liczba osób, ponad 4, najwyżej 2. | Raz na zgłoszenie.',
      'Opłata miejscowa: 2,50 zł | Razy liczba osób. | Raz na zgłoszenie.',
    ])
  })

  it('lists days of equal price by class, and makes a table where prices differ', () => {
    const facts: EventDefinitionInput['facts'] = [
      {
        ...{ id: 'class', name: 'Wiek', kind: 'class' },
        values: [
          { id: 'child', name: 'Do 12 lat', when: { fact: 'age', atMost: 12 } },
          { id: 'adult', name: 'Od 13 lat' },
        ],
      },
    ]
    const days = (child: Record<string, number>) => ({
      ...{ ...fee, id: 'days', name: 'Dzień', choose: 'any' as const },
      options: [
        { id: 'sat', name: 'Sobota' },
        { id: 'sun', name: 'Niedziela' },
      ],
      price: { by: ['own.class', 'option'], amounts: { child, adult: { sat: 2500, sun: 2500 } } },
    })
    expect(rowsOf([days({ sat: 0, sun: 0 })], { facts })).toEqual([
      'Do 12 lat: bezpłatnie',
      'Od 13 lat: 25 zł',
    ])
    const net = { ...days({ sat: 0, sun: 900 }), vat: { rate: 8, prices: 'net' as const } }
    const [{ notes, table } = { notes: [], table: null }] = priceList(withItems([net], { facts }))
    expect(notes).toEqual(['Do cen doliczamy 8% VAT.'])
    expect(table).toEqual({
      name: 'Dzień',
      columns: ['Sobota', 'Niedziela'],
      rows: [
        { name: 'Do 12 lat', cells: [0, 900] },
        { name: 'Od 13 lat', cells: [2500, 2500] },
      ],
    })
  })

  it('states what is paid on the spot, and that the amount of a gift is free', () => {
    const gift = { ...fee, id: 'gift', name: 'Darowizna', category: 'donation', choose: 'amount' } as const
    expect(
      rowsOf([
        { ...fee, id: 'lunch', name: 'Obiad', choose: 'optional', price: 3000, paid: 'on-site' },
        { ...gift, legalKind: 'donation', per: 'registration' },
        { ...gift, id: 'big', name: 'Na dach', legalKind: 'donation', amounts: { from: 1000 } },
      ]),
    ).toEqual(['Obiad: 30 zł | Płatne na miejscu.', 'Darowizna: dowolna kwota', 'Na dach: od 10 zł'])
  })

  it('states how a reduction is calculated', () => {
    const items = ['fee']
    const adjustments: EventDefinitionInput['adjustments'] = [
      {
        id: 'early',
        name: 'Wcześnie',
        items,
        effect: { kind: 'percent-off', percent: 15, round: { to: 100 } },
      },
      {
        id: 'ten',
        name: 'Dziesiątki',
        items,
        effect: { kind: 'percent-plus', percent: 5, round: { to: 1000, direction: 'down' } },
      },
      {
        ...{ id: 'ten-off', name: 'Dziesięć', items },
        effect: { kind: 'percent-off', percent: 10, most: { amount: 5000, per: 'person' } },
      },
      {
        id: 'one',
        name: 'Jedna',
        items,
        effect: { kind: 'to', amount: 0 },
        rank: { order: 'cheapest', to: 1 },
      },
      {
        id: 'next',
        name: 'Następne',
        items,
        effect: { kind: 'percent-off', percent: 50 },
        rank: { order: 'dearest', from: 2 },
      },
      {
        ...{ id: 'second', name: 'Druga', items, effect: { kind: 'percent-off', percent: 50 } },
        rank: { order: 'cheapest', of: 'piece', from: 2, to: 2 },
      },
      {
        ...{ id: 'own', name: 'Druga własna', items, effect: { kind: 'percent-off', percent: 50 } },
        rank: { order: 'dearest', of: 'piece', per: 'person', from: 2 },
      },
      { id: 'low', name: 'Dolna granica', items, effect: { kind: 'floor', amount: 7000 } },
      { id: 'most', name: 'Rodzina', items, effect: { kind: 'cap', amount: 60000, per: 'registration' } },
      { id: 'least', name: 'Grupa', items, effect: { kind: 'least', amount: 30000, per: 'person' } },
      { id: 'first', name: 'Pierwsi', items, effect: { kind: 'to', amount: 8000 }, pool: 'first' },
      { id: 'once', name: 'Kod', items, effect: { kind: 'off', amount: 2000, per: 'registration' } },
      { id: 'a', name: 'KDR', items, effect: { kind: 'off', amount: 100 }, choiceGroup: 'best' },
      { id: 'b', name: 'Klub', items, effect: { kind: 'off', amount: 200 }, choiceGroup: 'best' },
      { id: 'gmina', name: 'Dopłata', items, effect: { kind: 'off', amount: 300 }, paidBy: 'Gmina Lipowo' },
      {
        id: 'free',
        name: 'Opiekunowie',
        items,
        effect: { kind: 'free-for-each', of: 'number.fee', each: 10, atMost: 3 },
      },
    ]
    const pools = [{ id: 'first', name: 'Pierwsi', capacity: 50, refusal: 'product_full' as const }]
    expect(rowsOf([{ ...fee, price: 9000 }], { adjustments, pools }).slice(1)).toEqual([
      'Wcześnie: −15% | Cenę zaokrąglamy do pełnych złotych.',
      'Dziesiątki: +5% | Cenę zaokrąglamy w dół do 10 zł.',
      'Dziesięć: −10% | Zniżka to najwyżej 50 zł dla jednej osoby.',
      'Jedna: bezpłatnie | Tylko dla osoby z najniższą kwotą.',
      'Następne: −50% | Dla każdej osoby od 2., licząc od najwyższej kwoty.',
      'Druga: −50% | Tylko dla 2. sztuki, licząc od najniższej kwoty.',
      'Druga własna: −50% | Dla każdej sztuki od 2., licząc od najwyższej kwoty, u każdej osoby osobno.',
      'Dolna granica: co najmniej 70 zł | Po zniżkach cena nie będzie niższa.',
      'Rodzina: najwyżej 600 zł | Razem w jednym zgłoszeniu.',
      'Grupa: co najmniej 300 zł | Razem dla jednej osoby.',
      'Pierwsi: 80 zł | Liczba takich miejsc: 50. Potem obowiązuje zwykła cena.',
      'Kod: −20 zł | Raz od zgłoszenia.',
      'KDR: −1 zł | Nie łączy się z: „Klub”. Liczy się ta, która daje najwięcej.',
      'Klub: −2 zł | Nie łączy się z: „KDR”. Liczy się ta, która daje najwięcej.',
      'Dopłata: −3 zł | Tę część płaci: Gmina Lipowo.',
      'Opiekunowie: 1 na 10 bezpłatnie | Na każde 10 („Udział”) jedna sztuka bezpłatnie, zaczynając od najtańszej. Najwyżej 3.',
    ])
  })

  it('names the place of a person, and who is counted', () => {
    const rule = (rank: NonNullable<EventDefinitionInput['adjustments']>[number]['rank'], id: string) => ({
      ...{ id, name: id.toUpperCase(), items: ['fee'], rank },
      effect: { kind: 'to' as const, amount: 0 },
    })
    const adjustments = [
      rule({ order: 'oldest', among: { fact: 'age', atMost: 17 }, from: 3 }, 'a'),
      rule({ order: 'youngest', from: 1, to: 1 }, 'b'),
      rule({ order: 'typed', from: 2, to: 4 }, 'c'),
    ]
    expect(rowsOf([{ ...fee, price: 9000 }], { adjustments }).slice(1)).toEqual([
      'A: bezpłatnie | Dla każdej osoby od 3., licząc od najstarszej (wiek do 17 lat).',
      'B: bezpłatnie | Tylko dla 1. osoby, licząc od najmłodszej.',
      'C: bezpłatnie | Dla każdej osoby od 2. do 4., w kolejności wpisywania.',
    ])
  })

  it('names three and more adjustments of which the best counts once, above them', () => {
    const off = (id: string) => ({
      ...{ id, name: `Zniżka ${id}`, items: ['fee'], choiceGroup: 'best' },
      effect: { kind: 'off' as const, amount: 1000 },
    })
    const best = [off('a'), off('b'), off('c')]
    const items = [{ ...fee, price: 9000 }]
    expect(rowsOf(items, { adjustments: best }).slice(1)).toEqual([
      '(Nie łączą się ze sobą: liczy się ta, która daje najwięcej.)',
      ...['Zniżka a: −10 zł', 'Zniżka b: −10 zł', 'Zniżka c: −10 zł'],
    ])
    const { choiceGroup: _, ...apart } = off('d')
    expect(rowsOf(items, { adjustments: [...best, apart] })[1]).toBe(
      '(Nie łączą się ze sobą: „Zniżka a”, „Zniżka b”, „Zniżka c”. Liczy się ta, która daje najwięcej.)',
    )
  })

  it('keeps options apart from the prices of other options', () => {
    const options = [
      {
        id: 'way',
        name: 'Cała droga',
        price: [
          { when: { fact: 'age', atMost: 6 }, amount: 0, name: 'Dziecko' },
          { amount: 26000, name: 'Dorosły' },
        ],
      },
      { id: 'days', name: 'Dni', price: 0 },
      { id: 'none', name: 'Sam nocleg', price: 0 },
    ]
    expect(rowsOf([{ ...fee, choose: 'one', options }])).toEqual([
      ...['Dziecko: bezpłatnie', 'Dorosły: 260 zł', 'Dni, Sam nocleg: bezpłatnie'],
    ])
  })

  it('lists the rows of a cap', () => {
    const amount = [
      { when: { fact: 'age', atMost: 12 }, amount: 0, name: 'Dzieci' },
      { when: { fact: 'age', atMost: 17 }, amount: 1700 },
      { amount: 3000 },
    ]
    const effect = { kind: 'cap' as const, amount, per: 'person' as const }
    const adjustments = [{ id: 'cap', name: 'Całość', items: ['fee'], effect }]
    expect(rowsOf([{ ...fee, price: 9000 }], { adjustments }).slice(1)).toEqual([
      'Całość: najwyżej 30 zł | Dzieci: 0 zł. | Wiek do 17 lat: 17 zł. | W pozostałych przypadkach: 30 zł. | Razem dla jednej osoby.',
    ])
  })

  it('distinguishes rules of the same name', () => {
    const adjustments = [12, 17].map((age) => ({
      ...{ id: `to-${age}`, name: 'Całość', items: ['fee'], when: { fact: 'age', atMost: age } },
      effect: { kind: 'cap' as const, amount: age * 100, per: 'person' as const },
    }))
    expect(rowsOf([{ ...fee, price: 9000 }], { adjustments }).slice(1)).toEqual([
      'Całość: najwyżej 12 zł | Wiek do 12 lat. | Razem dla jednej osoby.',
      'Całość: najwyżej 17 zł | Wiek do 17 lat. | Razem dla jednej osoby.',
    ])
  })
})
