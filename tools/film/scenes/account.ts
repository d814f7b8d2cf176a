import type { Page } from 'playwright-core'
import type { Scene } from '../scene.ts'
import type { Shot } from '../shot.ts'
import { DESKTOP } from '../stage.ts'

/** An organiser makes an account: an address, a Google account, a name. */
export const accountScene: Scene = {
  title: 'Konto w trzech krokach',
  stage: DESKTOP,
  async prepare(page, { address }) {
    await page.goto(`${address('zapisano.localhost')}/create`)
  },
  async play(shot) {
    const { page, hand } = shot
    await shot.caption('Organizator wybiera adres, pod którym będą zapisy.')
    await shot.rest(1.5)
    await hand.type(page.getByLabel('Subdomena'), 'lipowa')
    await page.getByText('Domena dostępna.', { exact: true }).waitFor()
    await shot.rest(1)
    await hand.tap(page.getByRole('button', { name: 'Dalej' }))
    await connectGoogle(shot)
    await hand.tap(page.getByRole('button', { name: 'Dalej' }))
    await heading(page, 'Wybierz nazwę konta')
    await shot.caption('Jeszcze nazwa, i konto jest gotowe.')
    await hand.type(page.getByLabel('Nazwa konta'), 'Parafia w Lipowej')
    await hand.tap(page.getByRole('button', { name: 'Stwórz konto' }))
    await heading(page, 'Konto gotowe')
    await shot.rest(0.8)
    await shot.skipTo(page.getByRole('heading', { name: 'Nie ma jeszcze wydarzeń' }))
    await shot.caption('Panel organizatora i strona zapisów już działają.')
  },
}

/** The window with the accounts is another one and not filmed; what comes back from it is. */
async function connectGoogle(shot: Shot): Promise<void> {
  const { page, hand } = shot
  await heading(page, 'Połącz konto Google')
  await shot.caption('Łączy konto Google (na filmie testowe): nie ma kolejnego hasła.')
  const opening = page.waitForEvent('popup')
  await hand.tap(page.getByRole('button', { name: 'Połącz konto Google' }))
  const popup = await opening
  await popup.getByRole('button', { name: 'Maria Zielińska' }).click()
  await page.getByText('Konto Google połączone.', { exact: true }).waitFor()
  await shot.rest(1)
}

function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}
