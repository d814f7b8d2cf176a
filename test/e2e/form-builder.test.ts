import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { goOn, plain } from './family-on-a-phone.ts'
import { expectSaved, expectSound, field, openNewAccount, openSettings } from './panel-event.ts'

/** The form of an event, arranged in the panel by clicks, keys and the mouse, and asked on the site. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

/** The form of an event that was just made, in an account of its own. */
async function openNewForm(page: Page, host: string): Promise<void> {
  await openNewAccount(server, page, host)
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Rajd')
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rajd' }).waitFor()
  await openSettings(page)
  await page.getByRole('link', { name: 'Formularz' }).click()
  await page.getByRole('heading', { level: 1, name: 'Formularz' }).waitFor()
}

const panel = (page: Page) => page.locator('.fb-panel')
const card = (page: Page, label: string) =>
  page.getByRole('button', { name: `Zmień pytanie: ${label}`, exact: true })
const news = (page: Page) => page.locator('.fb > [role="status"]')

/** The questions of the form in the panel, with the heading of each section before its own. */
const form = async (page: Page) =>
  (await page.locator('.fb-section:not(:has(#zawsze)) h2, .fb-pick').allInnerTexts()).map((text) =>
    plain(text).replace('Zmień pytanie: ', ''),
  )

/** Adds a question in own words. */
async function ask(page: Page, words: string): Promise<void> {
  await page.getByLabel('Napisz je własnymi słowami').fill(words)
  await page.getByLabel('Napisz je własnymi słowami').press('Enter')
  await card(page, words.split(':')[0] ?? '').waitFor()
}

/** Words below the question that is open, the last of them bold. */
async function writeHelp(page: Page, words: string, bold: string): Promise<void> {
  await panel(page).getByRole('toolbar', { name: 'Formatowanie' }).waitFor()
  await panel(page).getByRole('textbox', { name: 'Podpowiedź pod pytaniem' }).click()
  await page.keyboard.type(words)
  await panel(page).getByRole('button', { name: 'Pogrubienie' }).click()
  await page.keyboard.type(bold)
  await page.locator('.hint strong', { hasText: bold }).waitFor()
}

async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj część' }).click()
  const typed = page.getByLabel('Nazwa części')
  await typed.waitFor()
  await typed.fill(name)
  await page.getByRole('heading', { level: 2, name }).first().waitFor()
}

/** Every kind that is offered, with answers to choose from where it needs them. */
async function askOfEveryKind(page: Page): Promise<string[]> {
  await page.getByText('Więcej rodzajów').click()
  const kinds = page.locator('.fb-all-kinds').getByRole('button')
  const names = (await kinds.allInnerTexts()).map(plain)
  for (const [index, name] of names.entries()) {
    await kinds.nth(index).click()
    const label = page.getByLabel('Treść pytania')
    await label.and(page.locator(':focus')).waitFor()
    await page.keyboard.type(`${name} ${index}`)
    if (!(await page.getByLabel('Nowa odpowiedź').isVisible())) continue
    for (const answer of ['Pierwsza', 'Druga']) {
      await page.getByLabel('Nowa odpowiedź').fill(answer)
      await page.getByLabel('Nowa odpowiedź').press('Enter')
    }
  }
  return names.map((name, index) => `${name} ${index}`)
}

async function publish(page: Page): Promise<void> {
  await expectSaved(page)
  await page.getByRole('link', { name: 'Przejdź do otwarcia' }).click()
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
}

/** What the site asks an adult of this name on its third step: headings of sections and labels of questions. */
async function askedOnSite(page: Page, host: string): Promise<string[]> {
  await page.goto(`${server.address(host)}/rajd/zapisy`)
  await page.getByRole('textbox', { name: 'Imię' }).fill('Ewa')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Kowalska')
  await page.getByRole('textbox', { name: 'Dzień' }).fill('12')
  await page.getByRole('combobox', { name: 'Miesiąc' }).selectOption('marzec')
  await page.getByRole('textbox', { name: 'Rok' }).fill('1980')
  await goOn(page, 'Dalej', 'Dane')
  return shownQuestions(page)
}

async function shownQuestions(page: Page): Promise<string[]> {
  const own = page.getByRole('region', { name: 'Ewa Kowalska' })
  const texts = await own
    .locator(
      'h3, .field > label, .choice > legend, .check label, .icon-toggle > :first-child, .postal-address legend',
    )
    .allInnerTexts()
  return texts.map(plain)
}

test('a form of sections, questions of every kind and a condition is asked exactly so', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewForm(page, 'formularz.zapisano.localhost')
  await expectSound(page)

  await ask(page, 'Jedzenie: zwykłe, bez mięsa, inne')
  await writeHelp(page, 'Zabieramy ', 'kuchnię polową')
  await ask(page, 'Czego nie możesz jeść?')
  await panel(page).getByRole('button', { name: 'Dodaj warunek' }).click()
  await panel(page).getByRole('checkbox', { name: 'inne' }).check()
  await page.getByText('pytamy, gdy: Jedzenie: inne').waitFor()
  await panel(page).getByLabel('Czy odpowiedź jest wymagana').selectOption('odpowiedź wymagana')
  await addSection(page, 'W drodze')
  const kinds = await askOfEveryKind(page)
  await expectSaved(page)
  expect(await form(page)).toEqual(['Jedzenie', 'Czego nie możesz jeść?', 'W drodze', ...kinds])
  await expectSound(page)

  await page.reload()
  await card(page, 'Jedzenie').waitFor()
  expect(await form(page)).toEqual(['Jedzenie', 'Czego nie możesz jeść?', 'W drodze', ...kinds])
  await publish(page)
  const asked = await askedOnSite(page, 'formularz.zapisano.localhost')
  const help = page.locator('.hint', { has: page.locator('strong', { hasText: 'kuchnię polową' }) })
  expect(plain(await help.innerText())).toContain('Zabieramy kuchnię polową')
  expect(asked.slice(0, 2)).toEqual(['Jedzenie', 'W drodze'])
  const place = (label: string) => asked.findIndex((text) => text.startsWith(label))
  const places = kinds.map(place)
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  await page.getByRole('radio', { name: 'inne' }).check({ force: true })
  await page.getByLabel('Czego nie możesz jeść?').waitFor()
  expect((await shownQuestions(page)).slice(0, 3)).toEqual(['Jedzenie', 'Czego nie możesz jeść?', 'W drodze'])
})

test('by keyboard alone questions go up and down, into another section, and are copied', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewForm(page, 'klawisze.zapisano.localhost')
  for (const words of ['Parafia', 'Uwagi']) await ask(page, words)
  await page.keyboard.press('Escape')
  await addSection(page, 'W drodze')
  expect(await form(page)).toEqual(['Parafia', 'Uwagi', 'W drodze'])
  await card(page, 'Parafia').focus()
  await page.keyboard.press('Alt+ArrowDown')
  expect(await form(page)).toEqual(['Uwagi', 'Parafia', 'W drodze'])
  await news(page).getByText('Parafia: miejsce 2 z\u00a02, poza częściami.').waitFor()
  // The focus stays on what is moved.
  await page.keyboard.press('Alt+ArrowDown')
  expect(await form(page)).toEqual(['Uwagi', 'W drodze', 'Parafia'])
  await news(page).getByText('Parafia: miejsce 1 z\u00a01, w\u00a0części W drodze.').waitFor()
  await page.keyboard.press('Alt+ArrowDown')
  await news(page).getByText('Dalej nie można.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Parafia' }).and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Wyżej', exact: true }).press('Enter')
  expect(await form(page)).toEqual(['Uwagi', 'Parafia', 'W drodze'])
  await page.getByRole('button', { name: 'Powiel pytanie' }).press('Enter')
  expect(await form(page)).toEqual(['Uwagi', 'Parafia', 'Parafia (kopia)', 'W drodze'])
  await page.getByRole('button', { name: 'Zamknij', exact: true }).press('Enter')
  await card(page, 'Parafia (kopia)').and(page.locator(':focus')).waitFor()
  await ask(page, 'Numer')
  await page.getByRole('button', { name: 'Zmień część W drodze' }).press('Enter')
  await page.getByRole('button', { name: 'Wyżej', exact: true }).press('Enter')
  expect(await form(page)).toEqual(['W drodze', 'Numer', 'Uwagi', 'Parafia', 'Parafia (kopia)'])
  await news(page).getByText('Część W drodze: miejsce 1 z\u00a02.').waitFor()
  const part = page.getByRole('button', { name: 'Zmień część W drodze' })
  await part.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await news(page).getByText('Część W drodze: miejsce 2 z\u00a02.').waitFor()
  await part.and(page.locator(':focus')).waitFor()
  expect(await form(page)).toEqual(['Uwagi', 'Parafia', 'Parafia (kopia)', 'W drodze', 'Numer'])
  await expectSound(page)
})

test('a question is pulled by the mouse into another section, and a section before others', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  // High enough for all of the form: nothing has to scroll while the mouse is down.
  await page.setViewportSize({ width: 1280, height: 1800 })
  await openNewForm(page, 'mysz.zapisano.localhost')
  for (const words of ['Parafia', 'Uwagi']) await ask(page, words)
  await addSection(page, 'W drodze')
  await pull(page, 'Parafia', page.getByRole('button', { name: '+ Dodaj pytanie w\u00a0części W drodze' }))
  expect(await form(page)).toEqual(['Uwagi', 'W drodze', 'Parafia'])
  await pullBy(page, page.locator('.fb-section .fb-grip'), card(page, 'Uwagi'))
  expect(await form(page)).toEqual(['W drodze', 'Parafia', 'Uwagi'])
  await news(page).getByText('Część W drodze: miejsce 1 z\u00a02.').waitFor()
  // Dropped on the upper half of another question, it stands before it.
  await pull(page, 'Parafia', card(page, 'Uwagi'))
  expect(await form(page)).toEqual(['Parafia', 'Uwagi', 'W drodze'])
})

/** Pulls a question by its grip to just below the upper edge of something. */
async function pull(page: Page, label: string, to: Locator): Promise<void> {
  const own = page.locator('.fb-question').filter({ has: card(page, label) })
  await pullBy(page, own.locator('.fb-grip'), to)
}

async function pullBy(page: Page, grip: Locator, to: Locator): Promise<void> {
  await grip.hover()
  await page.mouse.down()
  await to.hover({ position: { x: 60, y: 8 } })
  // The browser tells of being over something as often as the mouse moves.
  await to.hover({ position: { x: 62, y: 9 } })
  await page.mouse.up()
}

test('on a phone: what is wrong is shown at its question, what is asked for is not removed unseen', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openNewForm(page, 'telefon.zapisano.localhost')
  await page.getByRole('button', { name: 'Wybór z\u00a0listy' }).click()
  const question = page.locator('.fb-question').filter({ has: card(page, 'Wybór z listy') })
  await question.getByText('Dodaj odpowiedzi do wyboru.').first().waitFor()
  await expectSound(page)
  await page.getByLabel('Treść pytania').fill('')
  // An empty label stays in its field alone; the draft keeps the last one.
  await page.getByText('Pole wymagane').or(page.locator('.fb-panel .error').nth(1)).first().waitFor()
  await page.getByLabel('Treść pytania').fill('Rozmiar koszulki')
  await page.getByLabel('Nowa odpowiedź').fill('M')
  await page.getByRole('button', { name: 'Dodaj odpowiedź' }).click()
  await page.getByText('Dodaj odpowiedzi do wyboru.').first().waitFor({ state: 'detached' })
  await ask(page, 'Napis na koszulce')
  await page.getByRole('button', { name: 'Dodaj warunek' }).click()
  await expectSound(page)
  await card(page, 'Rozmiar koszulki').click()
  await page.getByRole('button', { name: 'Usuń: M', exact: true }).click()
  await page.getByText('Od odpowiedzi „M” zależy: Pytanie „Napis na koszulce”').waitFor()
  await page.getByRole('button', { name: 'Usuń', exact: true }).click()
  await page.getByText('Razem z\u00a0nim znikną pytania').waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Usuń razem' }).click()
  expect(await form(page)).toEqual([])
  await page.getByRole('button', { name: 'Cofnij' }).click()
  expect(await form(page)).toEqual(['Rozmiar koszulki', 'Napis na koszulce'])
  // Minors are registered by adults, so that everybody's age has to be known.
  await page.getByLabel('Data urodzenia').first().selectOption('nie pytamy')
  await page.getByText('wszyscy muszą podać datę urodzenia').waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Niech zapisuje każdy' }).click()
  await page.getByText('wszyscy muszą podać datę urodzenia').waitFor({ state: 'detached' })
})
