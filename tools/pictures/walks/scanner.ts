import type { Camera, Walk } from '../camera.ts'

const PANEL = 'panel.zapisano.localhost'

/** The gate: setting it up, an unknown code, the list and the settings. */
export const scannerWalk: Walk = {
  name: 'scanner',
  schemes: ['light', 'dark'],
  async steps(camera) {
    const { page } = camera
    await camera.open(PANEL)
    await page.getByRole('button', { name: 'Danuta Wrona' }).click()
    await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
    await camera.open(PANEL, '/skaner')
    await camera.take('scanner-setup')
    await page.getByLabel('Nazwa bramy').fill('Biuro')
    await page.getByRole('button', { name: 'Zacznij skanować' }).click()
    await page.getByRole('heading', { name: 'Skanuj' }).waitFor()
    await camera.take('scanner-ready')
    await scan(camera, 'ABCDE23456ABCDE23456')
    await camera.take('scanner-unknown')
    await page.getByRole('button', { name: 'Skanuj dalej' }).click()
    for (const tab of ['Lista', 'Ustawienia']) {
      await page
        .getByRole('link', { name: tab })
        .or(page.getByRole('button', { name: tab }))
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: tab }).waitFor()
      await camera.take(`scanner-${tab.toLowerCase()}`)
    }
  },
}

async function scan({ page }: Camera, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Kod z biletu' }).fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Skanuj' }).waitFor()
}
