import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { mailsTo } from '#test/support/mails.ts'
import { runJobs } from '#test/support/owner.ts'
import { uniquePicture } from '#test/support/pictures.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** The looks of an organiser, chosen on a phone, and seen on its site. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const looks = (page: Page) => page.getByRole('region', { name: 'Nazwa i wygląd' })
const group = (page: Page, name: RegExp) => looks(page).getByRole('group', { name })

async function openSettings(page: Page): Promise<void> {
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${site.server.address('panel.zapisano.localhost')}/ustawienia`)
  await looks(page).getByRole('textbox', { name: 'Nazwa organizatora' }).waitFor()
}

async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

async function chooseLogo(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    looks(page)
      .getByRole('button', { name: /Wybierz znak|Zamień/ })
      .click(),
  ])
  await chooser.setFiles({ name, mimeType: 'image/png', buffer })
}

test('name, logo and colours are chosen with a warning in time, and the site wears them', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openSettings(page)
  await expectSound(page)
  await looks(page).getByRole('textbox', { name: 'Nazwa organizatora' }).fill('Parafia w Lipowej')
  await looks(page).getByRole('textbox', { name: 'Jedno zdanie o was' }).fill('Rajdy od 1998 roku.')

  await chooseLogo(page, 'znak.png', Buffer.from('<html><script>alert(1)</script>'))
  await looks(page).getByText('Tego rodzaju pliku nie przyjmujemy. Wybierz JPG, PNG lub WebP.').waitFor()
  // The first upload stops on its way and never arrives; taking the route off would let what it holds go on.
  let release: () => unknown = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let uploads = 0
  await page.route('**/pictures?*', async (route) => {
    uploads += 1
    if (uploads > 1) return route.continue()
    await held
    await route.abort().catch(() => undefined)
  })
  await chooseLogo(page, 'znak.png', await uniquePicture(300, 100))
  await looks(page).getByRole('progressbar', { name: 'Wgrywam znak.png' }).waitFor()
  await expectSound(page)
  await expect.poll(() => uploads).toBe(1)
  await looks(page).getByRole('button', { name: 'Anuluj' }).click()
  await looks(page).getByRole('progressbar').waitFor({ state: 'detached' })
  release()
  await chooseLogo(page, 'znak.png', await uniquePicture(300, 100))
  await looks(page).getByRole('button', { name: 'Zamień' }).waitFor()

  const accent = group(page, /^Kolor odnośników/)
  await accent.getByText('Czyta się dobrze').waitFor()
  await accent.getByLabel('Inny').fill('#ffd400')
  await expect.poll(async () => plain(await accent.getByRole('status').innerText())).toContain('za jasny')
  await expectSound(page)
  await accent.getByRole('button', { name: /Wybierz .+ #7f6a00/ }).click()
  await accent.getByText('Czyta się dobrze').waitFor()
  await accent.getByRole('radio', { name: 'śliwka' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  expect(await accent.getByRole('radio', { name: 'fiolet' }).isChecked()).toBe(true)
  const ground = group(page, /^Tło strony/)
  await ground.getByLabel('Inny').fill('#333333')
  await expect.poll(async () => plain(await ground.getByRole('status').innerText())).toContain('za ciemne')
  await ground.getByRole('radio', { name: 'biel' }).check()
  await expectSound(page)

  await looks(page).getByRole('button', { name: 'Zapisz', exact: true }).click()
  await looks(page).getByText('Zapisano.').waitFor()
  const pictures = page.getByRole('region', { name: 'Obrazy' })
  await pictures.getByRole('button', { name: 'Usuń znak.png' }).click()
  await pictures.getByRole('button', { name: 'Na pewno usuń znak.png' }).click()
  await pictures.getByText('Ten obraz jest znakiem organizatora.').waitFor()
  await page.getByRole('region', { name: 'Twoje strony' }).getByText('Rowerowa Pielgrzymka').waitFor()
  await looks(page).getByRole('link', { name: 'Zobacz na stronie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Parafia w Lipowej' }).waitFor()
  await page.getByText('Rajdy od 1998 roku.').waitFor()
  const logo = page.locator('header .logo img')
  await expect.poll(() => logo.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  const styles = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement)
    return [root.getPropertyValue('--accent'), root.getPropertyValue('--paper')]
  })
  expect(styles).toEqual(['#5b3a8c', '#ffffff'])
  await expectSound(page)
})

test('the address for replies is confirmed by a button before it is used', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openSettings(page)
  const senders = page.getByRole('region', { name: 'Nadawca wiadomości' })
  await senders.getByRole('textbox', { name: 'Nazwa nadawcy' }).fill('Biuro pielgrzymki')
  await expect
    .poll(async () => plain(await senders.getByRole('figure').innerText()))
    .toContain('Biuro pielgrzymki')
  await senders.getByRole('button', { name: 'Zapisz nazwę' }).click()
  await senders.getByText('Zapisano.', { exact: true }).waitFor()

  await senders.getByText('Odpowiedzi przychodzą na proba@example.org').waitFor()
  const replies = senders.getByRole('textbox', { name: 'Adres do odpowiedzi' })
  await replies.fill('biuro')
  await senders.getByRole('button', { name: 'Wyślij link potwierdzający' }).click()
  await senders.getByText('Niepoprawny adres e-mail.').waitFor()
  await replies.fill('biuro@parafia.example')
  await senders.getByRole('button', { name: 'Wyślij link potwierdzający' }).click()
  await senders.getByText(/Adres biuro@parafia.example czeka na potwierdzenie/).waitFor()
  await expectSound(page)

  await runJobs(site.server.databaseUrl)
  const [mail] = await mailsTo(site, 'biuro@parafia.example')
  await page.goto(/http\S+\/nadawca\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.getByText('biuro@parafia.example').waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Potwierdzam adres' }).click()
  await page.getByText('Gotowe.').waitFor()
  await page.goto(`${site.server.address('panel.zapisano.localhost')}/ustawienia`)
  await senders.getByText('Odpowiedzi przychodzą na biuro@parafia.example').waitFor()
})
