import { describe, expect, test } from 'vitest'
import type { ProblemCode, QuoteProblem } from '#domain/quote/quote-result.ts'
import { pl } from './pl.ts'
import { tie } from './text/typography.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe('numbers with their words', () => {
  test.each([
    [1, '1 osoba'],
    [2, '2 osoby'],
    [5, '5 osób'],
    [12, '12 osób'],
    [22, '22 osoby'],
    [112, '112 osób'],
    [1.5, '1,5 osoby'],
  ])('%d', (count, text) => {
    expect(plain(pl.counts.people(count))).toBe(text)
  })

  test.each([
    [1, '1 osobę'],
    [2, '2 osoby'],
    [5, '5 osób'],
  ])('a price per person: %d', (count, text) => {
    expect(plain(pl.counts.peopleAccusative(count))).toBe(text)
  })

  test.each([
    [1, 'zostało 1 miejsce'],
    [2, 'zostały 2 miejsca'],
    [5, 'zostało 5 miejsc'],
    [22, 'zostały 22 miejsca'],
    [112, 'zostało 112 miejsc'],
  ])('the verb changes with the number: %d', (count, text) => {
    expect(plain(pl.counts.placesLeft(count))).toBe(text)
  })

  test('a number is not separated from its word', () => {
    expect(pl.counts.years(4)).toBe('4\u00a0lata')
  })
})

describe('ties', () => {
  test.each([
    ['Spotkanie w Borowie i w Lipnicy', 'Spotkanie w\u00a0Borowie i\u00a0w\u00a0Lipnicy'],
    ['Z rodzicem', 'Z\u00a0rodzicem'],
    ['Dziecko, 7–15 lat', 'Dziecko, 7–\u206015\u00a0lat'],
    ['28 lipca–3 sierpnia', '28 lipca–\u20603 sierpnia'],
    ['9:00–12:00', '9:00–\u206012:00'],
    ['Warszawa–Kraków, nocleg – 5 dni', 'Warszawa–Kraków, nocleg – 5\u00a0dni'],
    ['od 40 zł.', 'od 40\u00a0zł.'],
    ['Ala ma kota', 'Ala ma kota'],
  ])('%s', (text, tied) => {
    expect(tie(text)).toBe(tied)
  })
})

describe('lines', () => {
  test('have their names', () => {
    const line = { itemName: 'Autokar powrotny', optionName: null, quantity: 1 }
    expect(pl.lineName(line)).toBe('Autokar powrotny')
    expect(pl.lineName({ ...line, optionName: 'Kielce' })).toBe('Autokar powrotny: Kielce')
    expect(plain(pl.lineName({ ...line, itemName: 'Kubek', quantity: 3 }))).toBe('Kubek, 3 szt.')
  })

  test('have the reasons of their prices', () => {
    expect(pl.reason({ code: 'fixed', params: {} })).toBe('')
    expect(plain(pl.reason({ code: 'rule', params: { name: 'Dziecko, 7–15 lat' } }))).toBe(
      'Dziecko, 7–15 lat',
    )
    expect(plain(pl.reason({ code: 'table', params: { row: 'Wyjazd z Kielc', column: 'Dziecko' } }))).toBe(
      'Wyjazd z Kielc, Dziecko',
    )
    expect(pl.reason({ code: 'option', params: { option: 'Kielce' } })).toBe('Kielce')
    expect(plain(pl.reason({ code: 'adjusted', params: { name: 'Trzecie dziecko', amount: 12000 } }))).toBe(
      'Trzecie dziecko: −120 zł',
    )
    expect(pl.reason({ code: 'chosen', params: {} })).toBe('kwota według wyboru')
    expect(plain(pl.reason({ code: 'raised', params: { name: 'W biurze', amount: 2000 } }))).toBe(
      'W biurze: +20 zł',
    )
    expect(
      plain(pl.reason({ code: 'paid_by', params: { name: 'Dopłata', by: 'Gmina Lipa', amount: 5050 } })),
    ).toBe('Dopłata (płaci Gmina Lipa): −50,50 zł')
    expect(plain(pl.reason({ code: 'agreed', params: { amount: 2000 } }))).toBe(
      'cena uzgodniona wcześniej: −20 zł',
    )
  })

  test('show explicitly when nothing is to be paid', () => {
    expect(pl.amountOrFree(0)).toBe('bezpłatnie')
    expect(plain(pl.amountOrFree(4050))).toBe('40,50 zł')
  })
})

describe('problems', () => {
  const problemText = (code: ProblemCode, params: QuoteProblem['params'] = {}, where: string | null = null) =>
    plain(pl.problem({ code, person: null, where, params }))

  test.each([
    ['not_open', { opens: '2023-01-04T09:00:00' }, 'Zapisy otworzą się 4 stycznia 2023, środa, o 9:00.'],
    ['closed', { closes: '2019-06-07T23:59:59' }, 'Zapisy zakończyły się 7 czerwca 2019, piątek.'],
    ['closed', { closes: '2026-08-04T12:00:00' }, 'Zapisy zakończyły się 4 sierpnia 2026, wtorek, o 12:00.'],
    [
      'closed',
      { opens: '2026-08-04T09:00:00' },
      'Zapisy są teraz zamknięte. Otworzą się 4 sierpnia 2026, wtorek, o 9:00.',
    ],
    ['closed', {}, 'Zapisy są zamknięte.'],
    ['closed', { item: 'Koszulka' }, 'Koszulka: tego nie można już zamówić.'],
    ['group_full', { pool: 'Grupa Złota', free: 0, wanted: 2 }, 'Brak miejsc: Grupa Złota.'],
    [
      'product_full',
      { pool: 'Autokar', free: 2, wanted: 3 },
      'Za mało miejsc (Autokar): zostały 2 miejsca, potrzeba 3.',
    ],
    ['slot_full', { free: 1, wanted: 2 }, 'Za mało miejsc: zostało 1 miejsce, potrzeba 2.'],
    [
      'room_capacity',
      { pool: 'Pokój 1-osobowy', free: 1, wanted: 2 },
      'Pokój 1-osobowy: osób jest 2, a wolnych łóżek 1. Wybierz inny pokój dla części osób.',
    ],
    ['limit_per_registrant', { max: 20 }, 'W jednym zgłoszeniu można zapisać najwyżej: 20 osób.'],
    ['group_too_small', { min: 2 }, 'W jednym zgłoszeniu potrzeba co najmniej: 2 osoby.'],
    ['too_young', { message: 'Rekolekcje są od 14 lat.' }, 'Rekolekcje są od 14 lat.'],
    ['field_missing', {}, 'Pole wymagane.'],
    ['too_young', {}, 'Ta osoba jest za młoda na to wydarzenie.'],
    ['too_young', { from: 14 }, 'To wydarzenie jest dla osób od 14 lat.'],
    ['too_young', { from: 1, place: 'Starszaki' }, 'Starszaki: dla osób od 1 roku. Wybierz inaczej.'],
    ['too_old', { to: 26 }, 'To wydarzenie jest dla osób do 26 lat.'],
    ['too_old', { bornFrom: 2013, bornTo: 2015 }, 'To wydarzenie jest dla roczników 2013–2015.'],
    ['too_young', { bornTo: 2015 }, 'To wydarzenie jest dla rocznika 2015 i starszych.'],
    ['too_old', { bornFrom: 2013, bornTo: 2013, item: 'Bieg' }, 'Bieg: dla rocznika 2013. Wybierz inaczej.'],
    ['too_old', { bornFrom: 2013 }, 'To wydarzenie jest dla rocznika 2013 i młodszych.'],
    [
      'too_old',
      { to: 10, item: 'Nocleg', option: 'Namiot' },
      'Nocleg: Namiot: dla osób do 10 lat. Wybierz inaczej.',
    ],
    [
      'not_open',
      { opens: '2023-01-04T09:00:00', item: 'Autokar' },
      'Autokar: można wybrać od 4 stycznia 2023, środa, o 9:00.',
    ],
    [
      'closed',
      { closes: '2019-06-07T23:59:59', item: 'Koszulka', option: 'XL' },
      'Koszulka: XL: można było wybrać do 7 czerwca 2019, piątek.',
    ],
    ['closed', { place: 'Grupa Złota' }, 'Grupa Złota: tego nie można już wybrać.'],
    ['not_eligible', { place: 'Medyk' }, 'Medyk: nie dla tej osoby. Wybierz inaczej.'],
    ['not_eligible', {}, 'Ten wybór nie jest dla tej osoby.'],
    ['field_missing', { item: 'Posiłki', least: 3 }, 'Posiłki: wybierz co najmniej 3.'],
    [
      'field_invalid',
      { item: 'Etapy', choose: 'span' },
      'Etapy: wybierz kolejne, jedno po drugim, bez przerwy.',
    ],
    [
      'field_invalid',
      { item: 'Darowizna', choose: 'amount', from: 500, to: 90000 },
      'Darowizna: podaj kwotę od 5 zł do 900 zł.',
    ],
  ] as [ProblemCode, QuoteProblem['params'], string][])('%s %o', (code, params, text) => {
    expect(problemText(code, params)).toBe(text)
  })

  test('unreadable fields use the words of the specification', () => {
    expect(problemText('field_invalid', {}, 'firstName')).toBe('Przynajmniej dwa znaki.')
    expect(problemText('field_invalid', {}, 'birthDate')).toBe(
      'Niepoprawna data. To dzień w przyszłości albo sprzed ponad 130 lat.',
    )
  })

  test.each([
    ['field_missing', {}, 'carer', 'Wybierz opiekuna.'],
    ['no_such_option', {}, 'carer', 'Tej osoby nie ma już w zgłoszeniu. Wybierz inną.'],
    ['not_eligible', {}, 'carer', 'Ta osoba nie może być opiekunem. Wybierz inną.'],
    [
      'limit_per_person',
      { most: 3, wards: 4 },
      'carer',
      'Jedna osoba może mieć pod opieką najwyżej: 3. Wybierz inną.',
    ],
    ['no_such_option', {}, 'plan', 'Ten sposób płatności nie jest tu dostępny. Wybierz inny.'],
  ] as [ProblemCode, QuoteProblem['params'], string, string][])('%s %o at %s', (code, params, where, text) =>
    expect(problemText(code, params, where)).toBe(text),
  )

  test('every code has a whole sentence even without parameters', () => {
    const codes: Record<ProblemCode, true> = {
      not_open: true,
      closed: true,
      event_full: true,
      group_full: true,
      product_full: true,
      slot_full: true,
      room_full: true,
      room_capacity: true,
      no_such_option: true,
      no_such_slot: true,
      too_young: true,
      too_old: true,
      not_eligible: true,
      guardian_must_register: true,
      adult_must_register_personally: true,
      limit_per_registrant: true,
      limit_per_person: true,
      group_too_small: true,
      invite_only: true,
      code_invalid: true,
      statement_missing: true,
      field_missing: true,
      field_invalid: true,
    }
    const params = {
      pool: 'Grupa',
      item: 'Koszulka',
      opens: '2026-01-04T09:00:00',
      max: 1,
      min: 1,
      wanted: 2,
      free: 1,
    }
    for (const code of Object.keys(codes) as ProblemCode[]) {
      expect(problemText(code, params)).toMatch(/^\p{Lu}.+\.$/u)
      expect(problemText(code, params)).not.toMatch(/undefined|NaN|null/)
    }
  })
})

test('states have the words of the product', () => {
  expect(pl.registrationStates.awaiting_payment).toBe('Czeka na wpłatę')
  expect(pl.paidNesses.deposit_paid).toBe('Opłacona zaliczka')
  expect(pl.checkInVerdicts.used).toBe('Już użyty')
})
