import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { careOf, registerChild, soonInGroups } from '#test/support/care.ts'
import { signIn } from '#test/support/client.ts'
import { lodgingOf, roomOf } from '#test/support/lodging.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { expectSound } from './panel-event.ts'

/** Carers of rooms and houses: assigned by the staff page, shown on the board, on the cards of doors and in the binder. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: soonInGroups() })
  const owner = await signIn(site.server.port, 'danuta-wrona')
  const [care, lodging] = [careOf(site, owner), lodgingOf(site, owner)]
  await care.clear(await care.add('Nowicka'))
  await care.add('Niesprawdzona')
  await registerChild(site, 'Lis', 'bobry')
  const room = roomOf('12', 4)
  await lodging.save(room)
  await lodging.move(
    room.id,
    (await lodging.board()).people.map(({ id }) => id),
  )
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const picture = async (page: Page, name: string) => {
  const folder = process.env.PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

async function open(page: Page, path: string): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/${path}`)
}

test('who is not checked is refused at the field; who is gets the house, and stands on board, door card and in the binder', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await open(page, 'kadra')
  const section = page.getByRole('region', { name: /^Opiekunowie pokoi i.pojazdów$/ })
  await section.getByLabel('Dom, pokój albo pojazd').selectOption({ label: 'Dom św. Anny (cały dom)' })
  await section
    .getByLabel('Nowy opiekun pokoju albo pojazdu')
    .selectOption({ label: 'Ala Niesprawdzona, wychowawczyni' })
  await section.getByRole('button', { name: 'Przypisz do pokoju albo pojazdu' }).click()
  await section.getByText(/Ala Niesprawdzona nie może być opiekunem/).waitFor()
  await expectSound(page)
  await picture(page, 'carers-refused-360')
  await section
    .getByLabel('Nowy opiekun pokoju albo pojazdu')
    .selectOption({ label: 'Ala Nowicka, wychowawczyni' })
  await section.getByRole('button', { name: 'Przypisz do pokoju albo pojazdu' }).click()
  await section
    .getByRole('article', { name: 'Dom św. Anny (cały dom)' })
    .getByText('sprawdzenia ważne')
    .waitFor()
  await expectSound(page)
  await picture(page, 'carers-360')

  await using wide = await openDesktop(browser)
  await open(wide.page, 'noclegi')
  await wide.page.getByRole('article', { name: 'Pokój\u00a012' }).getByText('Opiekun: Ala Nowicka').waitFor()
  await expectSound(wide.page)
  await picture(wide.page, 'carers-board-1280')
  await wide.page.getByRole('link', { name: 'Kartki na drzwi' }).click()
  await wide.page.getByText('Opiekun: Ala Nowicka, 600 100 200').waitFor()
  await expectSound(wide.page)
  await picture(wide.page, 'carers-door-1280')
  const panel = site.server.address('panel.zapisano.localhost')
  await wide.page.goto(`${panel}/wydarzenia/${site.event}/wydruki?co=wszystko`)
  await wide.page.getByRole('heading', { name: /^Opiekunowie z.telefonami$/ }).waitFor()
  expect(await wide.page.getByRole('cell', { name: 'Dom św. Anny (cały dom)' }).count()).toBe(1)
})
