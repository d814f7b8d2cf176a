import type { Scene } from '../scene.ts'
import { DESKTOP } from '../stage.ts'
import { signIn } from './sign-in.ts'

/** The secretary sees places and money, and finds the family. */
export const officeScene: Scene = {
  title: 'Sekretariat widzi wszystko',
  stage: DESKTOP,
  async prepare(page, { address }) {
    await signIn(page, address('panel.zapisano.localhost'))
    await page.getByRole('link', { name: /zgłosze/ }).waitFor()
  },
  async play(shot, { number }) {
    const { page, hand } = shot
    await shot.caption('Ile miejsc zajętych i ile pieniędzy wpłynęło: na jednej karcie.')
    await shot.rest(1.5)
    await hand.tap(page.getByRole('link', { name: /zgłosze/ }).first())
    await shot.skipTo(page.getByRole('table'))
    await shot.caption('Rodzina jest na liście, opłacona.')
    await hand.type(page.getByLabel('Szukaj'), 'Wilk')
    await shot.skipTo(page.getByText('1 zgłoszenie', { exact: true }))
    await shot.rest(0.6)
    await hand.tap(page.getByText(number).first())
    await page.getByRole('dialog').getByText('Hanna Wilk').first().waitFor()
    await shot.caption('Osoby, wpłata i historia zgłoszenia w jednym miejscu.')
    await shot.rest(1.2)
    await page
      .getByRole('dialog')
      .getByText('Hanna Wilk')
      .last()
      .evaluate((element) => {
        element.scrollIntoView({ behavior: 'smooth', block: 'start' })
      })
    await shot.rest(2)
  },
}
