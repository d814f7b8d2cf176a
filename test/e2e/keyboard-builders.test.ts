import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Keyboard } from './keyboard.ts'
import { type KeyboardPanel, startKeyboardPanel } from './keyboard-panel.ts'

/** Every builder of an event by the keys alone: the main thing of each page, from start to end, as it is then saved. */

let panel: KeyboardPanel
let page: Page
let keys: Keyboard

beforeAll(async () => {
  panel = await startKeyboardPanel()
  ;({ page, keys } = panel)
})
afterAll(() => panel?.[Symbol.asyncDispose]())

test('dates and place are typed quickly, and what is wrong is said at its place', async () => {
  await panel.openSetting('', 'Informacje')
  await keys.press('Przejdź do treści')
  await keys.type('Nazwa', 'Zlot młodych')
  await keys.choose('Dzień', '6')
  await keys.type('Miejsce', 'Borów, rynek')
  await keys.type('Godzina rozpoczęcia', '99')
  await keys.to('Kilka słów o wydarzeniu')
  await panel.expectNoFaults()
  await panel.onPhone()
  await keys.back('Godzina rozpoczęcia')
  await panel.expectNoFaults()
  await keys.over('7:30')
  expect(await panel.saved()).toMatchObject({
    title: 'Zlot młodych',
    dates: { start: '2027-08-06', startTime: '07:30:00' },
    page: { place: 'Borów, rynek' },
  })
})

test('groups with limits, ages, a rule, a time, and who registers', async () => {
  await panel.openSetting('kto', 'Kto')
  await keys.type('Grupa: nazwa nowej pozycji', 'Biała')
  await keys.key('Enter')
  await keys.isOn('Grupa: nazwa nowej pozycji')
  await keys.over('Złota')
  await keys.key('Enter')
  await keys.back('Miejsca: Biała')
  await keys.over('150')
  await keys.press('Więcej: Biała')
  await keys.type('Wiek od: Biała', '14')
  await panel.expectNoFaults()
  await keys.press('Usuń: Złota')
  // What is removed leaves the focus in the row before it.
  await keys.isOn('Nazwa: Biała')
  await keys.choose('Kto zapisuje osobę pełnoletnią', 'tylko ona sama albo biuro')
  await keys.press('Zapisy tylko dla wybranych')
  await keys.isOn('Dodaj warunek')
  await panel.onPhone()
  await panel.expectNoFaults()
  await keys.back('Biuro na miejscu')
  await keys.key('Enter')
  await keys.isOn(/^Biuro na miejscu: .*, tylko w biurze$/)
  await panel.expectNoFaults()
  expect(await panel.saved()).toMatchObject({
    groups: [{ name: 'Biała', limit: 150, ages: { from: 14 } }],
    registrants: { adults: 'themselves' },
    requirements: [{ must: { fact: 'age', atLeast: 18 } }],
    windows: [{}, { name: 'Biuro na miejscu' }],
  })
})

test('a question with answers and a condition, a section, another order', async () => {
  await panel.openSetting('formularz', 'Formularz')
  await keys.type('Napisz je własnymi słowami', 'Jedzenie: zwykłe, bez mięsa, inne')
  await keys.key('Enter')
  await keys.isOn('Jedzenie')
  await keys.type('Napisz je własnymi słowami', 'Czego nie możesz jeść?')
  await keys.key('Enter')
  await keys.isOn('Czego nie możesz jeść?')
  await keys.press('Dodaj warunek')
  await keys.isOn('Jedzenie: wybierz niżej')
  await panel.expectNoFaults()
  // Nothing is asked of the answer yet, and nothing is ticked for the organiser.
  await keys.press('inne', 'Space')
  await panel.expectNoFaults()
  await keys.back('Zamknij')
  await keys.key('Enter')
  await keys.isOn('Zmień pytanie: Czego nie możesz jeść?')
  await keys.press('Dodaj część')
  await keys.isOn('Nazwa części')
  await keys.over('W drodze')
  await keys.to('Zmień pytanie: Czego nie możesz jeść?')
  await keys.key('Alt+ArrowDown')
  await page.getByText(/Czego nie możesz jeść\?: miejsce 1/).waitFor()
  await panel.onPhone()
  await panel.expectNoFaults()
  expect(await panel.saved()).toMatchObject({
    sections: [{ id: 'nowa-czesc', name: 'W drodze' }],
    questions: [
      { label: 'Jedzenie', options: [{}, {}, {}] },
      { section: 'nowa-czesc', when: { fact: 'answer.jedzenie', is: 'inne' } },
    ],
  })
})

test('a price by age, a table, a reduction, and the family beside them', async () => {
  await panel.openSetting('oplaty', 'Opłaty')
  await keys.type('Udział: każdy', '260')
  await keys.press('Inna cena dla części osób')
  await keys.isOn('wiek do 15 lat')
  await keys.type('Udział: wiek do 15 lat', '120')
  await panel.expectNoFaults()
  await keys.back('Udział: cena zależy też od')
  // Arrows go through the list without doing anything.
  await keys.arrowTo('kiedy zapis')
  await panel.expectNoFaults()
  await keys.key('Escape')
  expect((await panel.saved()).facts).toEqual([])
  await keys.arrowTo('kiedy zapis')
  await keys.key('Enter')
  await keys.type('Udział, Wiek do 15 lat, Wcześniej', '100')
  await panel.onPhone()
  await panel.expectNoFaults()
  await keys.press('Trzecie i każde następne dziecko')
  await keys.isOn(/^Trzecie i każde następne dziecko: bezpłatnie/)
  await panel.expectNoFaults()
  await keys.press(/^Ta rodzina: /)
  await keys.to('Wypróbowana rodzina')
  await keys.arrowTo('+ zapisz jako nową')
  await keys.key('Enter')
  await keys.press('Zmień rodzinę')
  await keys.type('Nazwa rodziny', 'Lisowie')
  await panel.expectNoFaults()
  // The sheet does not stay over the page that is gone through behind it.
  await keys.to('Nazwa opłaty')
  await page.getByRole('button', { name: /^Ta rodzina: /, expanded: false }).waitFor()
  expect(await panel.saved()).toMatchObject({
    items: [{ price: { amounts: { 'wiek-do-15-lat': { wczesniej: 10_000, pozniej: 12_000 } } } }],
    adjustments: [{ id: 'trzecie-i-kazde-nastepne-dziecko' }],
  })
})

test('an extra with options and prices', async () => {
  await panel.openSetting('dodatki', 'Dodatki')
  await keys.press('Koszulka z rozmiarami')
  await keys.isOn('Nazwa dodatku')
  await keys.over('Bluza')
  await keys.type('Nowa opcja: Bluza', 'XXL')
  await keys.key('Enter')
  await keys.isOn('Nowa opcja: Bluza')
  await keys.back('Bluza: XXL')
  await keys.over('65,50')
  await keys.press('Usuń: XXL')
  await keys.isOn('Opcja: XL')
  await panel.onPhone()
  await panel.expectNoFaults()
  await keys.to('Bluza: XL')
  await keys.over('60')
  expect((await panel.saved()).items[1]).toMatchObject({
    name: 'Bluza',
    options: [{ id: 's' }, { id: 'm' }, { id: 'l' }, { id: 'xl', price: 6_000 }],
  })
})

test('a shared limit, and what happens when it is full', async () => {
  await panel.openSetting('limity', 'Limity miejsc')
  await keys.type('Miejsca: Każda osoba', '1200')
  await keys.choose('Co liczyć', 'Wspólny limit kilku rzeczy')
  await keys.press('Dodaj')
  await keys.isOn('Miejsca: Wspólny limit')
  await keys.over('50')
  await keys.press('Więcej: Miejsca: Wspólny limit')
  await keys.type('Nazwa limitu, także gdy zabraknie miejsc', 'Autokary')
  await keys.to('Dodaj, co zajmuje miejsca: Autokary')
  await keys.arrowTo('Biała')
  await keys.press('Dodaj: Dodaj, co zajmuje miejsca: Autokary')
  await panel.onPhone()
  await panel.expectNoFaults()
  await keys.choose('Co z tymi, dla których zabraknie miejsc', 'może dopisać się do listy rezerwowej')
  expect(await panel.saved()).toMatchObject({
    limit: 1200,
    pools: [{ name: 'Autokary', capacity: 50 }],
    groups: [{ claims: [{ pool: 'wspolny-limit', units: 1 }] }],
  })
})

test('hours by a pattern with an exception', async () => {
  await panel.openSetting('godziny', 'Godziny')
  await keys.press('Ustaw godziny wejść')
  await keys.isOn('Godziny')
  await keys.choose('Co ile minut', 'godzinę')
  await keys.type('Pierwsze wejście', '9.30')
  await keys.type('Ostatnie wejście', '12:30')
  await keys.press('poniedziałek', 'Space')
  await keys.press('Dodaj przerwę')
  await keys.isOn('Przerwa 1 od')
  await keys.over('11')
  await panel.expectNoFaults()
  await keys.typeDay('Dzień wyjątku', ['2027', '08', '07'])
  await keys.press('Inne godziny')
  await keys.back('Wyjątek 1, pierwsze wejście')
  await keys.over('9:00')
  await panel.onPhone()
  await panel.expectNoFaults()
  expect((await panel.saved()).slots).toMatchObject({
    ...{ everyMinutes: 60, first: '09:30', weekdays: [2, 3, 4, 5, 6, 7] },
    ...{ breaks: [{ from: '11:00' }], other: [{ days: ['2027-08-07'], first: '09:00' }] },
  })
})

test('a deposit, the rest, and what is kept', async () => {
  await panel.openSetting('wplaty', 'Wpłaty i\u00a0rezygnacje')
  await keys.press('Zaliczka i reszta')
  await keys.press('Ile: Zaliczka: 50 zł za osobę')
  await keys.type('Za osobę', '70,50')
  await panel.expectNoFaults()
  // What was typed stays, and the focus goes back to the word.
  await keys.key('Escape')
  await keys.isOn('Ile: Zaliczka: 70,50 zł za osobę')
  await keys.press('Im później, tym mniej')
  await panel.onPhone()
  await keys.press(/^Ile, zasada 1/)
  await keys.type('Procent', '20')
  await panel.expectNoFaults()
  await keys.press('Gotowe')
  await keys.isOn(/^Ile, zasada 1: .*20%/)
  await keys.press('Usuń: zasada 2')
  await keys.isOn(/^Termin, zasada 1/)
  expect(await panel.saved()).toMatchObject({
    plans: [{ parts: [{ name: 'Zaliczka', amount: { perPerson: 7_050 } }, { amount: 'rest' }] }],
    refunds: [{ kept: { percent: 20 } }],
  })
})

test('a statement of its own with a document', async () => {
  await panel.openSetting('oswiadczenia', 'Oświadczenia')
  await keys.press('Własne oświadczenie')
  await keys.isOn('Treść przy polu do zaznaczenia')
  await keys.over('Umiem pływać.')
  await keys.choose('Czy wymagane: Oświadczenie 1', 'dobrowolne')
  await keys.press('Dołącz dokument')
  await keys.type('Treść dokumentu', 'Kto nie umie pływać, zostaje na brzegu.')
  await panel.onPhone()
  await panel.expectNoFaults()
  expect((await panel.saved()).statements).toMatchObject([
    {
      text: 'Umiem pływać.',
      required: false,
      document: { body: 'Kto nie umie pływać, zostaje na brzegu.' },
    },
  ])
})

test('a block of the page is added, written, moved and removed', async () => {
  await panel.openSetting('strona', 'Strona wydarzenia')
  await keys.type('Zaproszenie', 'Dziesięć dni drogi.')
  await keys.press('Kto prowadzi')
  await keys.isOn(/^Nagłówek bloku: Kto prowadzi/)
  await keys.type('Nowa osoba', 'Ewa Sowa')
  await keys.press('Dodaj osobę')
  await panel.expectNoFaults()
  await keys.back('Wyżej: Kto prowadzi')
  await keys.key('Enter')
  await keys.isOn('Wyżej: Kto prowadzi')
  await panel.onPhone()
  await panel.expectNoFaults()
  const { page: before } = await panel.saved()
  expect(before).toMatchObject({ lede: 'Dziesięć dni drogi.' })
  expect(before.blocks?.at(-3)).toMatchObject({ kind: 'people', people: [{ name: 'Ewa Sowa' }] })
  await keys.press('Usuń blok: Kto prowadzi')
  // Whoever goes on by Tab is where the block was, and may take it back.
  await keys.isOn('Przywróć')
  expect((await panel.saved()).page.blocks?.map(({ kind }) => kind)).not.toContain('people')
})
