import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { order } from '#test/races/small-event.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { sendOrder, type TestSite } from '#test/support/site.ts'
import { bringBack, lookAt, take, wait } from '#test/support/waiting.ts'
import { goOn, plain } from './family-on-a-phone.ts'
import {
  addressOf,
  buttonTo,
  enter,
  enterContact,
  entriesOf,
  eventOf,
  isSound,
  JOIN,
  joins,
  ORDER,
  PRICE,
  startHome,
  textOf,
  toSummary,
} from './join-steps.ts'
import { goToGateway, payAtGateway } from './pay-step.ts'

/** A visitor of a full event joins its waiting list in the registration form (flow C11). */
let home: TestSite
let browser: Browser

beforeAll(async () => {
  home = await startHome()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await home?.[Symbol.asyncDispose]()
})

test.each([
  [360, openPhone],
  [1280, openDesktop],
] as const)('five wait and two behind them; the five accept and pay, at %d', async (width, open) => {
  const site = await eventOf(home, `piecioro-${width}`)
  const taken = await take(site, 1, 5, PRICE)
  await using opened = await open(browser)
  const { page } = opened
  await page.goto(addressOf(site))
  await isSound(page, width)
  const sale = page.getByRole('complementary', { name: 'Zapisy' })
  expect(plain(await sale.filter({ visible: true }).innerText())).toContain('Brak miejsc')
  await sale
    .getByRole('link', { name: 'Dopisz do listy rezerwowej bez zobowiązań' })
    .filter({ visible: true })
    .click()
  await page.getByText('Wszystkie miejsca są zajęte. Wypełnij formularz').waitFor()
  await enter(page, ['Olga', 'Ewa', 'Iza', 'Ada', 'Ula'])
  await isSound(page, width)
  await toSummary(page)
  const text = await textOf(page)
  expect(text).toContain('Czekamy na 5 miejsc Brak miejsc na to wydarzenie.')
  expect(text).toContain('Zgłoszenie czeka w całości, na wszystkie miejsca naraz.')
  expect(text).toContain('Kolejność się nie zmienia: mniejsza grupa nie wyprzedzi większej.')
  expect(text).toContain('Obowiązuje cena z dnia dopisania do listy: 600 zł.')
  expect(text).toContain('Do zapłaty teraz 0 zł')
  expect(await page.getByRole('button', { name: /obowiązkiem zapłaty/ }).count()).toBe(0)
  await isSound(page, width)
  const family = await joins(page)
  expect(await textOf(page)).toContain('Miejsce w kolejce: 1. Liczba osób, które czekają razem: 5.')
  expect(await textOf(page)).toContain('Obowiązuje cena z dnia dopisania do listy:')
  await isSound(page, width)
  const couple = await wait(site, 3, 2)
  expect(await lookAt(site, couple)).toMatchObject({ state: 'waiting', place: 2 })
  await bringBack(site, taken)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Mamy dla was miejsca' }).waitFor()
  await buttonTo(page, 'Przyjmij').click()
  expect(await textOf(page)).toContain('Razem 600 zł')
  await buttonTo(page, ORDER).click()
  await goToGateway(page)
  await payAtGateway(page)
  await page.getByRole('heading', { name: 'Udział potwierdzony' }).waitFor()
  expect((await lookAt(site, family)).state).toBe('accepted')
  expect(await lookAt(site, couple)).toMatchObject({ state: 'waiting', place: 1 })
})

const TERMS: Partial<EventDefinitionInput> = {
  items: [
    {
      ...{ id: 'term', name: 'Turnus', category: 'participation', legalKind: 'participation' },
      ...{ per: 'person', choose: 'one', price: PRICE },
      options: [
        {
          ...{ id: 'first', name: 'Turnus pierwszy', claims: [{ pool: 'first' }] },
          dates: { start: '2031-06-05', end: '2031-06-06' },
        },
        { id: 'second', name: 'Turnus drugi', claims: [{ pool: 'second' }] },
      ],
    },
  ],
  pools: [
    { id: 'first', name: 'Turnus pierwszy', capacity: 3, refusal: 'product_full' },
    { id: 'second', name: 'Turnus drugi', capacity: 9, refusal: 'product_full' },
  ],
  claims: [],
  waitingList: { smallerMayPass: true },
  statements: [{ id: 'terms', version: 1, text: 'Akceptuję regulamin.', required: true }],
}

/** Another registration takes all places of the first term. */
async function takeTheFirst(site: TestSite): Promise<void> {
  const { draft, ...body } = order(1, 3, PRICE)
  const people = draft.people.map((person) => ({ ...person, choices: { term: 'first' } }))
  const sent = await sendOrder(site, { ...body, draft: { ...draft, people, statements: ['terms'] } })
  outputOf(createRegistration, sent)
}

test('a full term can be joined by the keyboard, also for fewer places; missing fields come first', async () => {
  const site = await eventOf(home, 'turnusy', TERMS)
  await takeTheFirst(site)
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(addressOf(site, '/zapisy'), { waitUntil: 'networkidle' })
  await enter(page, ['Olga', 'Ewa', 'Iza'])
  await buttonTo(page, 'Dalej').press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Udział i dodatki' }).waitFor()
  const first = page.getByRole('radio', { name: /^Turnus pierwszy/ })
  await first.focus()
  await page.keyboard.press('Space')
  const note = page.getByRole('status').filter({ hasText: 'idź dalej i\u00a0dopisz całe zgłoszenie' })
  expect(plain(await note.innerText())).toMatch(
    /^Brak miejsc: Turnus pierwszy\. Najbliższe wolne: Turnus drugi\. /,
  )
  expect((await page.locator('label.option').allInnerTexts()).map(plain)).toEqual([
    'Turnus pierwszy 120 zł, 5–\u20606 czerwca 2031, brak miejsc, lista rezerwowa',
    'Turnus drugi 120 zł, zostało 9 miejsc',
  ])
  await isSound(page, 360)
  await buttonTo(page, 'Dalej').press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Dane' }).waitFor()
  await enterContact(page)
  await buttonTo(page, 'Sprawdź i potwierdź').press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Podsumowanie' }).waitFor()
  expect(await textOf(page)).toContain('Mniejsza grupa może dostać miejsca wcześniej')
  expect(await buttonTo(page, JOIN).isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: 'Akceptuję regulamin.' }).press('Space')
  await page.getByRole('checkbox', { name: 'Przyjmiemy też mniej osób' }).press('Space')
  const least = page.getByRole('combobox', { name: 'Najmniejsza liczba osób' })
  expect((await least.locator('option').allInnerTexts()).map(plain)).toEqual(['2 osoby', '1 osoba'])
  await least.selectOption('1')
  expect(await textOf(page)).toContain('w tej kolejności: Olga Lipska, Ewa Lipska, Iza Lipska.')
  await isSound(page, 360)
  // A reload in between loses no input.
  await page.reload({ waitUntil: 'networkidle' })
  expect(await least.inputValue()).toBe('1')
  await buttonTo(page, JOIN).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Jesteś na liście rezerwowej' }).waitFor()
  const summary = await textOf(page)
  expect(summary).toContain('Przyjmiesz też mniej miejsc, co najmniej 1.')
  expect(summary).toContain(
    'Osoby Olga Lipska, Ewa Lipska, Iza Lipska Termin Turnus pierwszy, 5–\u20606 czerwca 2031',
  )
  await isSound(page, 360)
  const [entry] = await entriesOf(site)
  expect(entry?.wishes.map(({ size }) => size)).toEqual([3, 2, 1])
  await page.goto(addressOf(site, '/zapisy'))
  await page.getByRole('link', { name: 'Lista rezerwowa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Jesteś na liście rezerwowej' }).waitFor()
})

test('a visitor who prefers the free term goes back to it, and orders', async () => {
  const site = await eventOf(home, 'wybor', TERMS)
  await takeTheFirst(site)
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(addressOf(site, '/zapisy'), { waitUntil: 'networkidle' })
  await enter(page, ['Olga'])
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await page.getByRole('radio', { name: /^Turnus pierwszy/ }).check({ force: true })
  await toSummary(page)
  expect(await textOf(page)).toContain('Czekam na 1 miejsce')
  expect(await page.getByRole('checkbox', { name: 'Przyjmiemy też mniej osób' }).count()).toBe(0)
  await buttonTo(page, 'Zmień wybór').click()
  await page.getByRole('radio', { name: /^Turnus drugi/ }).check({ force: true })
  await goOn(page, 'Dalej', 'Dane')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  expect(await buttonTo(page, JOIN).count()).toBe(0)
  await page.getByRole('checkbox', { name: 'Akceptuję regulamin.' }).check({ force: true })
  await buttonTo(page, ORDER).click()
  await page.waitForURL(/\/(bramka-testowa|zgloszenie)\//)
  expect(await entriesOf(site)).toEqual([])
})

test.each([
  [360, openPhone],
  [1280, openDesktop],
] as const)('an event without a waiting list shows that, at %d', async (width, open) => {
  const site = await eventOf(home, `bez-listy-${width}`, { waitingList: null })
  await take(site, 1, 5, PRICE)
  await using opened = await open(browser)
  const { page } = opened
  await page.goto(addressOf(site))
  await isSound(page, width)
  const sale = page.getByRole('complementary', { name: 'Zapisy' }).filter({ visible: true })
  expect(plain(await sale.innerText())).toMatch(/Nie ma listy rezerwowej|listy rezerwowej nie ma/)
  expect(await sale.getByRole('link').count()).toBe(0)
  await page.goto(addressOf(site, '/zapisy'))
  expect(await textOf(page)).toContain('Brak miejsc To wydarzenie nie ma listy rezerwowej.')
})
