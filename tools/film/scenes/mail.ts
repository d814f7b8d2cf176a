import type { Scene } from '../scene.ts'
import { TALL_PHONE } from '../stage.ts'

/** The mail with the tickets, as it came. */
export const mailScene: Scene = {
  title: 'Bilety przychodzą mailem',
  stage: TALL_PHONE,
  async prepare(page, { address }) {
    const mailbox = `${address('zapisano.localhost')}/dev/poczta`
    const tickets = page.getByRole('link', { name: 'Bilety' })
    // Mail is sent by a job of its own, a moment later.
    await page.goto(mailbox)
    while ((await tickets.count()) === 0) await page.reload()
  },
  async play(shot) {
    const { page, hand } = shot
    await shot.caption('Chwilę po wpłacie: jedna wiadomość dla całej rodziny.')
    await hand.tap(page.getByRole('link', { name: 'Bilety' }).first())
    const mail = page.locator('iframe')
    await mail.waitFor()
    await hand.show(mail)
    await shot.caption('Bilety, miejsce, godzina i regulamin w załączniku.')
    await hand.moveTo(mail)
    await hand.wheel(420)
    await shot.rest(1)
  },
}
