import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import type { Keyboard } from './keyboard.ts'
import { type KeyboardPanel, startKeyboardPanel } from './keyboard-panel.ts'

/** The pages of an account, a new event and a page that does not come, by the keys alone. */

let panel: KeyboardPanel
let page: Page
let keys: Keyboard

beforeAll(async () => {
  panel = await startKeyboardPanel()
  ;({ page, keys } = panel)
})
afterAll(() => panel?.[Symbol.asyncDispose]())

test('somebody is invited; Escape closes the form and gives the focus back', async () => {
  await panel.open('/zespol', 'Zespół')
  await keys.press('Zaproś osobę')
  await keys.isOn('Zamknij')
  await keys.key('Escape')
  await keys.isOn('Zaproś osobę')
  await keys.key('Enter')
  await keys.isOn('Zamknij')
  await keys.press('Wyślij zaproszenie')
  await keys.isOn('Adres e-mail')
  await panel.expectNoFaults()
  await keys.over('hania@parafia.example')
  await keys.press(/^Właściciel konta/, 'Space')
  await panel.onPhone()
  await panel.expectNoFaults()
  await keys.press('Wyślij zaproszenie')
  await page.getByText('hania@parafia.example').first().waitFor()
  await keys.isOn('Zaproś osobę')
})

test('the colours and the words of the organiser', async () => {
  await panel.open('/ustawienia', 'Ustawienia konta')
  await keys.type('Jedno zdanie o was', 'Rajdy od 1998 roku.')
  await keys.to('granat')
  await keys.key('ArrowRight')
  await keys.isOn('morska zieleń')
  await panel.expectNoFaults()
  await keys.press('Zapisz')
  await page.getByRole('link', { name: 'Zobacz na stronie' }).first().waitFor()
})

test('an event begins with its template, after a few questions, and is opened', async () => {
  await panel.open('/', 'Wydarzenia')
  await keys.press('Dodaj wydarzenie')
  await page.getByRole('heading', { level: 1, name: 'Co organizujesz?' }).waitFor()
  await keys.press(/^Piesza pielgrzymka/)
  await page.getByRole('heading', { level: 1, name: 'Piesza pielgrzymka' }).waitFor()
  await panel.onPhone()
  await panel.expectNoFaults()
  await keys.type(/nazywa/, 'Droga na Jasną Górę')
  await keys.press('Utwórz wydarzenie')
  await page.getByRole('heading', { level: 1, name: 'Droga na Jasną Górę' }).waitFor()
  await keys.press('Otwórz zapisy')
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  await panel.expectNoFaults()
})

test('a page of the panel that cannot be fetched waits calmly, and comes once it can', async () => {
  await panel.openSetting('', 'Informacje')
  await page.route('**/*', (route) => route.abort())
  await keys.press('Kto')
  await page.getByRole('status').filter({ hasText: 'Próbuję połączyć się ponownie…' }).waitFor()
  await panel.expectNoFaults()
  await page.unroute('**/*')
  await page.getByRole('heading', { level: 1, name: 'Kto', exact: true }).waitFor()
  await page.route('**/*', (route) => route.abort())
  await keys.press('Opłaty')
  await keys.press('Przestań próbować')
  await page.getByRole('heading', { name: 'Brak połączenia' }).waitFor()
  await panel.expectNoFaults()
  await page.unroute('**/*')
  await keys.press('Spróbuj ponownie')
  await page.getByRole('heading', { level: 1, name: 'Opłaty', exact: true }).waitFor()
})
