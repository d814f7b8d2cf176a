import type { Page } from 'playwright-core'
import type { Camera, Walk } from '../camera.ts'

const PANEL = 'panel.zapisano.localhost'

/** The panel as the owner of the demo's pilgrimage sees it. */
export const panelWalk: Walk = {
  name: 'panel',
  schemes: ['light', 'dark'],
  async steps(camera) {
    const { page } = camera
    await camera.open(PANEL)
    await page.getByRole('button', { name: 'Danuta Wrona' }).waitFor()
    await camera.take('panel-sign-in')
    await page.getByRole('button', { name: 'Danuta Wrona' }).click()
    await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
    await page
      .getByRole('link', { name: /zgłosze/ })
      .first()
      .waitFor()
    await camera.take('panel-events')
    await takeSettings(camera)
    await page
      .getByRole('link', { name: /zgłosze/ })
      .first()
      .click()
    await page.getByText(/ZG-/).first().waitFor()
    await camera.take('panel-registrations')
    await page.getByText(/ZG-/).first().click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Rozliczenie' }).waitFor()
    await camera.take('panel-registration')
    await page.keyboard.press('Escape')
    await takeDialogs(camera)
    await takePages(camera)
  },
}

/** What visitors see of the account, as it is and with faults; nothing is saved. */
async function takeSettings({ page, take, open }: Camera): Promise<void> {
  await open(PANEL, '/ustawienia')
  await page.getByRole('textbox', { name: 'Adres e-mail' }).waitFor()
  await take('panel-settings')
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill('biuro')
  await page.getByRole('textbox', { name: 'Numer telefonu' }).fill('12')
  await contactForm(page).getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('Numer telefonu jest zbyt krótki.').waitFor()
  await take('panel-settings-refused')
  await open(PANEL)
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}

/** What opens over a page: a participant, the search of Ctrl K, the library of questions; and the question of a template. */
async function takeDialogs(camera: Camera): Promise<void> {
  const { page, open, take } = camera
  const event = /\/wydarzenia\/[^/]+/.exec(page.url())?.[0] ?? ''
  await open(PANEL, `${event}/uczestnicy`)
  await page.getByRole('link', { name: /Bąk/ }).first().click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Rozliczenie' }).waitFor()
  await take('panel-participant')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await take('panel-search')
  await open(PANEL, `${event}/ustawienia/formularz`)
  await page.getByRole('button', { name: 'Biblioteka pytań' }).click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  await take('panel-question-library')
  await open(PANEL, '/nowe-wydarzenie')
  await page.getByRole('link', { name: /Rekolekcje/ }).click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await take('panel-template')
  await open(PANEL, `${event}/zgloszenia`)
}

/** The pages of an event and of its settings. */
const PAGES = [
  ...['pulpit', 'terminy', 'grupy', 'zasady', 'podglad', 'wersje', 'co-by-bylo'],
  ...['uczestnicy', 'biuro', 'miejsca', 'noclegi', 'wczytaj', 'zadania', 'kasa', 'platnosci'],
  ...['platnosci/wplaty', 'platnosci/zwroty', 'platnosci/paczki', 'raporty', 'raporty/day'],
  ...['platnosci/zaleglosci', 'platnosci/nadplaty', 'platnosci/wyjasnienia'],
  ...['raporty/rozliczenie', 'wydruki?co=wszystko', 'noclegi/wydruk', 'ustawienia/godziny'],
  ...['proba', 'odwolanie', 'przeniesienie', 'ustawienia', 'ustawienia/kto', 'ustawienia/formularz'],
  ...['ustawienia/oplaty', 'ustawienia/dodatki', 'ustawienia/limity', 'ustawienia/wplaty'],
  ...['ustawienia/oswiadczenia', 'ustawienia/strona', 'ustawienia/zaproszenia'],
  ...['kadra', 'kadra/wykaz', 'zgody', 'formularz-do-druku', 'plakat'],
  ...['powtorzenia', 'pliki-list', 'raporty/zaplanowane'],
] as const

/** What visitors see of the contact: each section of the settings is a form of its own. */
export const contactForm = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Numer telefonu' }) })

async function takePages(camera: Camera): Promise<void> {
  const { page } = camera
  const event = /\/wydarzenia\/[^/]+/.exec(page.url())?.[0] ?? ''
  for (const path of PAGES) {
    await camera.open(PANEL, `${event}/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await camera.take(`panel-${path.replace(/[/?=]/g, '-')}`)
  }
  for (const path of ['zespol', 'dziennik', 'moje-konto', 'nowe-wydarzenie']) {
    await camera.open(PANEL, `/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await camera.take(`panel-${path}`)
  }
  await camera.open(PANEL, '/nie-ma')
  await camera.take('panel-missing')
}
