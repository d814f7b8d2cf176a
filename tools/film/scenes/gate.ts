import type { Scene } from '../scene.ts'
import { TALL_PHONE } from '../stage.ts'
import { signIn } from './sign-in.ts'

// As fast as a reader of codes writes.
const READER_MS = 12

/** The gate: a ticket is read, and the screen shows whom to let in and what to hand out. */
export const gateScene: Scene = {
  title: 'Pik. I wpuszczasz.',
  stage: TALL_PHONE,
  async prepare(page, { address }) {
    const panel = address('panel.zapisano.localhost')
    await signIn(page, panel)
    await page.goto(`${panel}/skaner`)
    await page.getByLabel('Nazwa bramy').fill('Biuro pielgrzymki')
    await page.getByRole('button', { name: 'Zacznij skanować' }).click()
    await page.getByRole('heading', { name: 'Skanuj' }).waitFor()
  },
  async play(shot, { ticket }) {
    const { page, hand } = shot
    const field = page.getByRole('textbox', { name: 'Kod z biletu' })
    await shot.caption('W dniu wyjścia: kamera telefonu albo czytnik USB, jak tutaj.')
    await hand.tap(field)
    await page.keyboard.type(ticket, { delay: READER_MS })
    await shot.rest(0.6)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Wpuść' }).waitFor()
    await shot.caption('Wpuść: kto, do której grupy i co wydać.')
    await shot.rest(1.5)
    await hand.tap(page.getByRole('button', { name: 'Skanuj dalej' }))
    await shot.caption('Ten sam bilet drugi raz nie przejdzie.')
    await page.keyboard.type(ticket, { delay: READER_MS })
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Już użyty' }).waitFor()
    await shot.rest(2)
  },
}
