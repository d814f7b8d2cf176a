import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { childOrder, dayCamp, documentsOf } from '#test/support/documents.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { faultsOf } from './axe.ts'
import { expectSound } from './panel-event.ts'

/** A mother withdraws a consent on her phone; the office finds it, and the gate asks for a reason. */

let site: TestSite
let browser: Browser
let made: Registered

beforeAll(async () => {
  site = await startTestSite({ definition: dayCamp('block') })
  made = await register(site, await childOrder(site, 'Wójcik'))
  await register(site, await childOrder(site, 'Krupa', false))
  const office = documentsOf(site, (await staffOf(site)).client)
  const files = (await office.queue()).documents.flatMap((each) => each.files.map(({ id }) => id))
  await office.decide(made.id, { files })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const onPanel = (path: string) => `${site.server.address('panel.zapisano.localhost')}${path}`

async function signIn(page: Page): Promise<void> {
  await page.goto(onPanel(''))
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}

test('what a withdrawal means is explained first, and the ticket says it afterwards', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site.server.address(site.host)}/zgloszenie/${made.token}`)
  const documents = page.getByRole('region', { name: 'Dokumenty' })
  await documents.getByText('Sprawdzona').waitFor()
  await documents.getByRole('button', { name: /^Wycofaj zgodę/ }).click()
  await documents.getByRole('heading', { name: 'Wycofanie: Zgoda rodzica: Kacper Wójcik' }).waitFor()
  await documents.getByText('bez tej zgody ta osoba nie wejdzie', { exact: false }).waitFor()
  await expectSound(page)
  await documents.getByRole('button', { name: 'Zostaw zgodę' }).click()
  await documents.getByRole('button', { name: /^Wycofaj zgodę/ }).click()
  await documents.getByRole('button', { name: 'Wycofuję zgodę' }).click()
  await documents.getByText('Wycofana', { exact: true }).waitFor()
  await documents.getByRole('link', { name: /^Daj zgodę ponownie/ }).waitFor()
  const ticket = page.getByRole('article', { name: /Kacper Wójcik/ })
  await ticket.getByText('Zgoda rodzica: wycofana.').waitFor()
  await ticket.getByText('Bez tego dokumentu ta osoba nie wejdzie.').waitFor()
  await expectSound(page)
})

test('the list shows and filters how consents stand, and the queue is left by taking note', async () => {
  for (const open of [openPhone, openDesktop]) {
    await using opened = await open(browser)
    const { page } = opened
    await signIn(page)
    const conditions = encodeURIComponent('document.consent:missing|withdrawn')
    await page.goto(onPanel(`/wydarzenia/${site.event}/uczestnicy?warunki=${conditions}`))
    await page.getByText('zgoda rodzica: brak lub wycofana').first().waitFor()
    await page.getByText('Wycofana', { exact: true }).first().waitFor()
    await page.getByText('Brak', { exact: true }).first().waitFor()
    expect(await page.getByText('Renata Wójcik').count()).toBe(0)
    await expectSound(page)
    await page.goto(onPanel(`/wydarzenia/${site.event}/zgody`))
    await page.getByText('osoba zapisująca wycofała zgodę').waitFor()
    await expectSound(page)
    if (open === openDesktop) {
      await page.getByRole('button', { name: 'Przyjmuję do wiadomości' }).click()
      await page.getByRole('heading', { name: 'Wszystko sprawdzone' }).waitFor()
    }
  }
})

test('the gate keeps the child out until somebody of the office gives a reason', async () => {
  const code = (await look(site, made)).tickets.find(({ person }) => person === 'child')?.code ?? ''
  await using phone = await openPhone(browser)
  const { page } = phone
  await signIn(page)
  await page.goto(onPanel('/skaner'))
  await page.getByLabel('Nazwa bramy').fill('Brama A')
  await page.getByRole('button', { name: 'Zacznij skanować' }).click()
  await page.getByRole('textbox', { name: /kod/i }).fill(code)
  await page.getByRole('button', { name: 'Sprawdź' }).click()
  await page.getByRole('heading', { name: 'Nie wpuszczaj' }).waitFor()
  await page.getByText('Brakuje dokumentu', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Wpuść mimo to' }).click()
  await page.getByRole('button', { name: 'Wpuść i\u00a0zapisz powód' }).click()
  await page.getByText('Napisz, dlaczego wpuszczasz.', { exact: false }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Dlaczego wpuszczasz?').fill('Mama podpisała przy bramie')
  await page.getByRole('button', { name: 'Wpuść i\u00a0zapisz powód' }).click()
  await page.getByRole('heading', { name: 'Uwaga' }).waitFor()
  await page.getByText('wycofana', { exact: true }).waitFor()
  expect(await faultsOf(page)).toEqual([])
})
