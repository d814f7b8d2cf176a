import type { Camera, Walk } from '../camera.ts'
import { contactForm } from './panel.ts'

const FIRST = 'zapisano.localhost'
const SECOND = 'obecni.localhost'

/** Landing pages of both brands, the wizard step by step, and what development adds. */
export const platformWalk: Walk = {
  name: 'platform',
  schemes: ['light'],
  async steps(camera) {
    await camera.open(FIRST)
    await camera.take('landing-zapisano')
    await camera.open(SECOND)
    await camera.take('landing-obecni')
    await camera.open(FIRST, '/nie-ma')
    await camera.take('landing-missing')
    await takeWizard(camera)
    await camera.open(FIRST, '/dev/form')
    await camera.take('form-library')
  },
}

async function takeWizard(camera: Camera): Promise<void> {
  const { page, width } = camera
  await camera.open(FIRST, '/create')
  await camera.take('create-1-domain')
  const subdomain = page.getByLabel('Subdomena')
  await subdomain.fill('Duża Litera')
  await page.locator('.field .error').waitFor()
  await camera.take('create-1-refused')
  await subdomain.fill('panel')
  await page.getByText('Domena niedostępna.', { exact: true }).waitFor()
  await camera.take('create-1-unavailable')
  await subdomain.fill(`obraz-${width}`)
  await page.getByText('Domena dostępna.', { exact: true }).waitFor()
  await camera.take('create-1-available')
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('heading', { level: 1, name: 'Połącz konto Google' }).waitFor()
  await camera.take('create-2-google')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Połącz konto Google' }).click()
  await (await opening).getByRole('button', { name: 'Maria Zielińska' }).click()
  await page.getByText('Konto Google połączone.', { exact: true }).waitFor()
  await camera.take('create-2-connected')
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wybierz nazwę konta' }).waitFor()
  // An account for each width: the one before has its contact by then.
  const name = width === 360 ? 'Parafia w Lipowej' : 'Parafia w Dębowej'
  await page.getByLabel('Nazwa konta').fill(name)
  await camera.take('create-3-name')
  // The panel would open a second after the account is there.
  await page.route('**/create/panel', (route) => route.abort())
  await page.getByRole('button', { name: 'Stwórz konto' }).click()
  await page.getByRole('heading', { level: 1, name: 'Konto gotowe' }).waitFor()
  await camera.take('create-4-ready')
  await camera.open(`obraz-${width}.${FIRST}`)
  await camera.take('site-new')
  await takeNewPanel(camera, name)
}

/** What the panel shows the owner of a new account, until a contact is given. */
async function takeNewPanel(camera: Camera, account: string): Promise<void> {
  const { page } = camera
  await camera.open(`panel.${FIRST}`)
  await page.getByRole('button', { name: 'Maria Zielińska' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  const tab = page.getByRole('navigation', { name: 'Organizator' }).getByRole('link', { name: account })
  if ((await tab.count()) > 0) await tab.click()
  await page.getByRole('link', { name: 'Podaj kontakt' }).waitFor()
  await camera.take('panel-new')
  await page.getByRole('link', { name: 'Podaj kontakt' }).click()
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill('parafia@gmial.com')
  await camera.take('panel-new-contact')
  await page.getByRole('button', { name: /Czy chodziło/ }).click()
  await contactForm(page).getByRole('button', { name: 'Zapisz' }).click()
  await contactForm(page).getByText('Zapisano.').waitFor()
  await camera.take('panel-new-saved')
}
