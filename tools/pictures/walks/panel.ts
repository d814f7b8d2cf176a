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
    await takeRules(camera)
  },
}

/** What visitors see of the account, as it is and with faults; nothing is saved. */
async function takeSettings({ page, take, open }: Camera): Promise<void> {
  await open(PANEL, '/ustawienia')
  await page.getByRole('textbox', { name: 'Adres e-mail' }).waitFor()
  await take('panel-settings')
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill('biuro')
  await page.getByRole('textbox', { name: 'Numer telefonu' }).fill('12')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('Numer telefonu jest zbyt krótki.').waitFor()
  await take('panel-settings-refused')
  await open(PANEL)
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}

async function takeRules(camera: Camera): Promise<void> {
  const { page } = camera
  const event = /\/wydarzenia\/[^/]+/.exec(page.url())?.[0] ?? ''
  for (const section of ['zasady', 'zwroty']) {
    await camera.open(PANEL, `${event}/${section}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await camera.take(`panel-${section}`)
  }
  await camera.open(PANEL, '/nie-ma')
  await camera.take('panel-missing')
}
