import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDraft } from '#contract/drafts.ts'
import { getSession } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { openDesktop, type TestPage } from '#test/support/browser.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { Keyboard, launchNamingBrowser } from './keyboard.ts'
import { expectSaved, openNewAccount } from './panel-event.ts'
import { Walk } from './walks/walk.ts'

/** Every builder of the panel by the keys alone: the main thing of each page, from start to end, as it is then saved. */

let server: TestServer
let browser: Browser
let opened: TestPage
let page: Page
let keys: Keyboard
let maria: Client
let accountId: string
let eventId: string

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchNamingBrowser()
  opened = await openDesktop(browser)
  page = opened.page
  keys = new Keyboard(page)
  await openNewAccount(server, page, 'klawisze.zapisano.localhost')
  await new Walk(page).createEmptyEvent('Zlot', { start: ['5', '8', '2027'], end: ['14', '8', '2027'] })
  eventId = new URL(page.url()).pathname.split('/')[2] ?? ''
  maria = await signIn(server.port, 'maria-zielinska')
  accountId = outputOf(getSession, await maria.ask(getSession)).accounts[0]?.id ?? ''
})
afterAll(async () => {
  await opened?.[Symbol.asyncDispose]()
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

const onPanel = (path: string) => `${server.address('panel.zapisano.localhost')}${path}`

/** Opens a page at its start, on a desktop and then where it says so on a phone. */
async function open(path: string, heading: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(onPanel(path))
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}
const openSetting = (path: string, heading: string) =>
  open(`/wydarzenia/${eventId}/ustawienia/${path}`, heading)
const onPhone = () => page.setViewportSize({ width: 360, height: 780 })

const expectNoFaults = async () => expect(await keys.faults()).toEqual([])

/** What the document says, once all of it is saved. */
async function saved() {
  await expectSaved(page)
  return outputOf(getDraft, await maria.ask(getDraft, { params: { accountId, eventId } })).definition
}

test('dates and place are typed quickly, and what is wrong is said at its place', async () => {
  await openSetting('', 'Informacje')
  await keys.press('Przejdź do treści')
  await keys.type('Nazwa', 'Zlot młodych')
  await keys.choose('Dzień', '6')
  await keys.type('Miejsce', 'Borów, rynek')
  await keys.type('Godzina rozpoczęcia', '99')
  await keys.to('Kilka słów o wydarzeniu')
  await expectNoFaults()
  await onPhone()
  await keys.back('Godzina rozpoczęcia')
  await expectNoFaults()
  await keys.over('7:30')
  expect(await saved()).toMatchObject({
    title: 'Zlot młodych',
    dates: { start: '2027-08-06', startTime: '07:30:00' },
    page: { place: 'Borów, rynek' },
  })
})

test('groups with limits, ages, a rule, a time, and who registers', async () => {
  await openSetting('kto', 'Kto')
  await keys.type('Grupa: nazwa nowej pozycji', 'Biała')
  await keys.key('Enter')
  await keys.isOn('Grupa: nazwa nowej pozycji')
  await keys.over('Złota')
  await keys.key('Enter')
  await keys.back('Miejsca: Biała')
  await keys.over('150')
  await keys.press('Więcej: Biała')
  await keys.type('Wiek od: Biała', '14')
  await expectNoFaults()
  await keys.press('Usuń: Złota')
  // What is removed leaves the focus in the row before it.
  await keys.isOn('Nazwa: Biała')
  await keys.choose('Kto zapisuje osobę pełnoletnią', 'tylko ona sama albo biuro')
  await keys.press('Zapisać może się tylko, kto…')
  await keys.isOn('Dodaj warunek')
  await onPhone()
  await expectNoFaults()
  await keys.back('Biuro na miejscu')
  await keys.key('Enter')
  await keys.isOn(/^Biuro na miejscu: .*, tylko w biurze$/)
  await expectNoFaults()
  expect(await saved()).toMatchObject({
    groups: [{ name: 'Biała', limit: 150, ages: { from: 14 } }],
    registrants: { adults: 'themselves' },
    requirements: [{ must: { fact: 'age', atLeast: 18 } }],
    windows: [{}, { name: 'Biuro na miejscu' }],
  })
})

test('a question with answers and a condition, a section, another order', async () => {
  await openSetting('formularz', 'Formularz')
  await keys.type('Napisz je własnymi słowami', 'Jedzenie: zwykłe, bez mięsa, inne')
  await keys.key('Enter')
  await keys.isOn('Jedzenie')
  await keys.type('Napisz je własnymi słowami', 'Czego nie możesz jeść?')
  await keys.key('Enter')
  await keys.isOn('Czego nie możesz jeść?')
  await keys.press('Dodaj warunek')
  await keys.isOn('Jedzenie: wybierz niżej')
  await expectNoFaults()
  // Nothing is asked of the answer yet, and nothing is ticked for the organiser.
  await keys.press('inne', 'Space')
  await expectNoFaults()
  await keys.back('Zamknij')
  await keys.key('Enter')
  await keys.isOn('Zmień pytanie: Czego nie możesz jeść?')
  await keys.press('Dodaj część')
  await keys.isOn('Nazwa części')
  await keys.over('W drodze')
  await keys.to('Zmień pytanie: Czego nie możesz jeść?')
  await keys.key('Alt+ArrowDown')
  await page.getByText(/Czego nie możesz jeść\?: miejsce 1/).waitFor()
  await onPhone()
  await expectNoFaults()
  expect(await saved()).toMatchObject({
    sections: [{ id: 'nowa-czesc', name: 'W drodze' }],
    questions: [
      { label: 'Jedzenie', options: [{}, {}, {}] },
      { section: 'nowa-czesc', when: { fact: 'answer.jedzenie', is: 'inne' } },
    ],
  })
})

test('a price by age, a table, a reduction, and the family beside them', async () => {
  await openSetting('oplaty', 'Opłaty')
  await keys.type('Udział: każdy', '260')
  await keys.press('Inna cena dla części osób')
  await keys.isOn('wiek do 15 lat')
  await keys.type('Udział: wiek do 15 lat', '120')
  await expectNoFaults()
  await keys.back('Udział: cena zależy też od')
  // Arrows go through the list without doing anything.
  await keys.arrowTo('kiedy zapis')
  await expectNoFaults()
  await keys.key('Escape')
  expect((await saved()).facts).toEqual([])
  await keys.arrowTo('kiedy zapis')
  await keys.key('Enter')
  await keys.type('Udział, Wiek do 15 lat, Wcześniej', '100')
  await onPhone()
  await expectNoFaults()
  await keys.press('Trzecie i każde następne dziecko')
  await keys.isOn(/^Trzecie i każde następne dziecko: bezpłatnie/)
  await expectNoFaults()
  await keys.press(/^Ta rodzina: /)
  await keys.to('Wypróbowana rodzina')
  await keys.arrowTo('+ zapisz jako nową')
  await keys.key('Enter')
  await keys.press('Zmień rodzinę')
  await keys.type('Nazwa rodziny', 'Lisowie')
  await expectNoFaults()
  // The sheet does not stay over the page that is gone through behind it.
  await keys.to('Nazwa opłaty')
  await page.getByRole('button', { name: /^Ta rodzina: /, expanded: false }).waitFor()
  expect(await saved()).toMatchObject({
    items: [{ price: { amounts: { 'wiek-do-15-lat': { wczesniej: 10_000, pozniej: 12_000 } } } }],
    adjustments: [{ id: 'trzecie-i-kazde-nastepne-dziecko' }],
  })
})

test('an extra with options and prices', async () => {
  await openSetting('dodatki', 'Dodatki')
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
  await onPhone()
  await expectNoFaults()
  await keys.to('Bluza: XL')
  await keys.over('60')
  expect((await saved()).items[1]).toMatchObject({
    name: 'Bluza',
    options: [{ id: 's' }, { id: 'm' }, { id: 'l' }, { id: 'xl', price: 6_000 }],
  })
})

test('a shared limit, and what happens when it is full', async () => {
  await openSetting('limity', 'Limity miejsc')
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
  await onPhone()
  await expectNoFaults()
  await keys.choose('Co z tymi, dla których zabraknie miejsc', 'może dopisać się do listy rezerwowej')
  expect(await saved()).toMatchObject({
    limit: 1200,
    pools: [{ name: 'Autokary', capacity: 50 }],
    groups: [{ claims: [{ pool: 'wspolny-limit', units: 1 }] }],
  })
})

test('hours by a pattern with an exception', async () => {
  await openSetting('godziny', 'Godziny')
  await keys.press('Ustaw godziny wejść')
  await keys.isOn('Godziny')
  await keys.choose('Co ile minut', 'godzinę')
  await keys.type('Pierwsze wejście', '9.30')
  await keys.type('Ostatnie wejście', '12:30')
  await keys.press('poniedziałek', 'Space')
  await keys.press('Dodaj przerwę')
  await keys.isOn('Przerwa 1 od')
  await keys.over('11')
  await expectNoFaults()
  await keys.typeDay('Dzień wyjątku', ['2027', '08', '07'])
  await keys.press('Inne godziny')
  await keys.back('Wyjątek 1, pierwsze wejście')
  await keys.over('9:00')
  await onPhone()
  await expectNoFaults()
  expect((await saved()).slots).toMatchObject({
    ...{ everyMinutes: 60, first: '09:30', weekdays: [2, 3, 4, 5, 6, 7] },
    ...{ breaks: [{ from: '11:00' }], other: [{ days: ['2027-08-07'], first: '09:00' }] },
  })
})

test('a deposit, the rest, and what is kept', async () => {
  await openSetting('wplaty', 'Wpłaty i\u00a0rezygnacje')
  await keys.press('Zaliczka i reszta')
  await keys.press('Ile: Zaliczka: 50 zł za osobę')
  await keys.type('Za osobę', '70,50')
  await expectNoFaults()
  // What was typed stays, and the focus goes back to the word.
  await keys.key('Escape')
  await keys.isOn('Ile: Zaliczka: 70,50 zł za osobę')
  await keys.press('Do 30 dni przed: 10%, do 7 dni: 50%')
  await onPhone()
  await keys.press(/^Ile, zasada 1/)
  await keys.type('Procent', '20')
  await expectNoFaults()
  await keys.press('Gotowe')
  await keys.isOn(/^Ile, zasada 1: .*20%/)
  await keys.press('Usuń: zasada 2')
  await keys.isOn(/^Termin, zasada 1/)
  expect(await saved()).toMatchObject({
    plans: [{ parts: [{ name: 'Zaliczka', amount: { perPerson: 7_050 } }, { amount: 'rest' }] }],
    refunds: [{ kept: { percent: 20 } }],
  })
})

test('a statement of its own with a document', async () => {
  await openSetting('oswiadczenia', 'Oświadczenia')
  await keys.press('Własne oświadczenie')
  await keys.isOn('Treść przy polu do zaznaczenia')
  await keys.over('Umiem pływać.')
  await keys.choose('Czy wymagane: Oświadczenie 1', 'dobrowolne')
  await keys.press('Dołącz dokument')
  await keys.type('Treść dokumentu', 'Kto nie umie pływać, zostaje na brzegu.')
  await onPhone()
  await expectNoFaults()
  expect((await saved()).statements).toMatchObject([
    {
      text: 'Umiem pływać.',
      required: false,
      document: { body: 'Kto nie umie pływać, zostaje na brzegu.' },
    },
  ])
})

test('a block of the page is added, written, moved and removed', async () => {
  await openSetting('strona', 'Strona wydarzenia')
  await keys.type('Zaproszenie', 'Dziesięć dni drogi.')
  await keys.press('Kto prowadzi')
  await keys.isOn(/^Nagłówek bloku: Kto prowadzi/)
  await keys.type('Nowa osoba', 'Ewa Sowa')
  await keys.press('Dodaj osobę')
  await expectNoFaults()
  await keys.back('Wyżej: Kto prowadzi')
  await keys.key('Enter')
  await keys.isOn('Wyżej: Kto prowadzi')
  await onPhone()
  await expectNoFaults()
  const { page: before } = await saved()
  expect(before).toMatchObject({ lede: 'Dziesięć dni drogi.' })
  expect(before.blocks?.at(-3)).toMatchObject({ kind: 'people', people: [{ name: 'Ewa Sowa' }] })
  await keys.press('Usuń blok: Kto prowadzi')
  // Whoever goes on by Tab is where the block was, and may take it back.
  await keys.isOn('Przywróć')
  expect((await saved()).page.blocks?.map(({ kind }) => kind)).not.toContain('people')
})

test('somebody is invited; Escape closes the form and gives the focus back', async () => {
  await open('/zespol', 'Zespół')
  await keys.press('Zaproś osobę')
  await keys.isOn('Zamknij')
  await keys.key('Escape')
  await keys.isOn('Zaproś osobę')
  await keys.key('Enter')
  await keys.isOn('Zamknij')
  await keys.press('Wyślij zaproszenie')
  await keys.isOn('Adres e-mail')
  await expectNoFaults()
  await keys.over('hania@parafia.example')
  await keys.press(/^Właściciel konta/, 'Space')
  await onPhone()
  await expectNoFaults()
  await keys.press('Wyślij zaproszenie')
  await page.getByText('hania@parafia.example').first().waitFor()
  await keys.isOn('Zaproś osobę')
})

test('the colours and the words of the organiser', async () => {
  await open('/ustawienia', 'Ustawienia konta')
  await keys.type('Jedno zdanie o was', 'Rajdy od 1998 roku.')
  await keys.to('granat')
  await keys.key('ArrowRight')
  await keys.isOn('morska zieleń')
  await expectNoFaults()
  await keys.press('Zapisz')
  await page.getByRole('link', { name: 'Zobacz na stronie' }).first().waitFor()
})

test('an event begins with its template, after a few questions, and is opened', async () => {
  await open('/', 'Wydarzenia')
  await keys.press('Dodaj wydarzenie')
  await page.getByRole('heading', { level: 1, name: 'Co organizujesz?' }).waitFor()
  await keys.press(/^Piesza pielgrzymka/)
  await page.getByRole('heading', { level: 1, name: 'Piesza pielgrzymka' }).waitFor()
  await onPhone()
  await expectNoFaults()
  await keys.type(/nazywa/, 'Droga na Jasną Górę')
  await keys.press('Utwórz wydarzenie')
  await page.getByRole('heading', { level: 1, name: 'Droga na Jasną Górę' }).waitFor()
  await keys.press('Otwórz zapisy')
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  await expectNoFaults()
})

test('a page of the panel that cannot be fetched says so calmly, and comes once it can', async () => {
  await openSetting('', 'Informacje')
  await page.route('**/*', (route) => route.abort())
  await keys.press('Kto')
  await page.getByRole('heading', { name: 'Nie udało się wczytać tej strony' }).waitFor()
  await expectNoFaults()
  await keys.press('Spróbuj ponownie')
  await page.unroute('**/*')
  await page.getByRole('heading', { name: 'Nie udało się wczytać tej strony' }).waitFor()
  await keys.key('Enter')
  await page.getByRole('heading', { level: 1, name: 'Kto', exact: true }).waitFor()
})
