import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { pdf, picture } from '#test/support/files.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { goOn, plain } from './family-on-a-phone.ts'
import { expectSaved, expectSound, field, openNewAccount, openSettings } from './panel-event.ts'

/** Questions for files: asked in the panel, answered on the site, read in the panel. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

interface Chosen {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}
const scan = (name: string, text = name): Chosen => ({ name, mimeType: 'application/pdf', buffer: pdf(text) })

/** Chooses in the device's own chooser, by the button of a field. */
async function choose(page: Page, group: Locator, button: string, files: Chosen | readonly Chosen[]) {
  const chooser = page.waitForEvent('filechooser')
  await group.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles([files].flat())
}

const uploaded = (group: Locator, count = 1) =>
  group
    .locator('.file-state', { hasText: 'Wgrano' })
    .nth(count - 1)
    .waitFor()

async function enterEwa(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Imię' }).fill('Ewa')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Kowalska')
}

async function enterContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ewa.kowalska@example.org')
  await page.getByRole('textbox', { name: 'Telefon' }).fill('600 100 200')
}

test('from the form in the panel to the download in the drawer', async () => {
  const host = 'pliki.zapisano.localhost'
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(server, page, host)
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Rajd')
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rajd' }).waitFor()
  await openSettings(page)
  await page.getByRole('link', { name: 'Formularz' }).click()
  await page.getByRole('heading', { level: 1, name: 'Formularz' }).waitFor()
  await page.getByLabel('Data urodzenia').first().selectOption('nie pytamy')
  await page.getByRole('button', { name: 'Niech zapisuje każdy' }).click()
  await page.getByLabel('Napisz je własnymi słowami').fill('Skan karty kwalifikacyjnej')
  await page.getByText('To będzie plik').waitFor()
  await page.getByLabel('Napisz je własnymi słowami').press('Enter')
  const panel = page.locator('.fb-panel')
  await panel.getByLabel('Jakie pliki przyjmujemy').selectOption('PDF i\u00a0dokumenty (DOCX, ODT)')
  await panel.getByLabel('Ile plików').selectOption('2\u00a0pliki')
  await panel.getByLabel('Największy rozmiar pliku').selectOption('1\u00a0MB')
  await panel.getByLabel('Czy odpowiedź jest wymagana').selectOption('odpowiedź wymagana')
  await page
    .locator('.fb-preview')
    .getByText('PDF, DOCX lub ODT, najwyżej 1\u00a0MB każdy. Najwyżej 2\u00a0pliki.')
    .waitFor()
  await expectSound(page)
  await expectSaved(page)
  await page.getByRole('link', { name: 'Przejdź do otwarcia' }).click()
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  const ofPanel = page.url()

  await page.goto(`${server.address(host)}/rajd/zapisy`)
  await enterEwa(page)
  await goOn(page, 'Dalej', 'Dane')
  await enterContact(page)
  const card = page.getByRole('group', { name: 'Skan karty kwalifikacyjnej' })
  const onward = page.getByRole('button', { name: 'Sprawdź i\u00a0potwierdź' })
  expect(await onward.isDisabled()).toBe(true)
  await choose(page, card, 'Wybierz pliki', [scan('karta.pdf'), scan('strona-2.pdf')])
  await uploaded(card, 2)
  await goOn(page, 'Sprawdź i\u00a0potwierdź', 'Podsumowanie')
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click()
  await page.getByRole('heading', { level: 2, name: 'Pliki' }).waitFor()
  await expectSound(page)
  const mine = page.getByRole('region', { name: 'Pliki' })
  expect(plain(await mine.innerText())).toContain('Skan karty kwalifikacyjnej, Ewa Kowalska, 1 kB')
  expect(await downloaded(page, mine.getByRole('link', { name: 'karta.pdf' }))).toEqual(pdf('karta.pdf'))

  await page.goto(ofPanel)
  await page.getByRole('link', { name: 'Zgłoszenia' }).first().click()
  await page.locator('.list-link').first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name: 'strona-2.pdf' }).waitFor()
  await expectSound(page)
  expect(await downloaded(page, drawer.getByRole('link', { name: 'strona-2.pdf' }))).toEqual(
    pdf('strona-2.pdf'),
  )
  const looks = await asOwner(server.databaseUrl, "SELECT actor FROM audit_entry WHERE action = 'file.read'")
  expect(looks).toEqual([{ actor: 'Maria Zielińska' }])
})

async function downloaded(page: Page, link: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await link.click()
  return readFile(await (await download).path())
}

const QUESTIONS = [
  {
    id: 'card',
    of: 'person',
    type: 'file',
    label: 'Zaświadczenie',
    required: true,
    files: { maxMegabytes: 1 },
  },
  { id: 'photo', of: 'registration', type: 'file', label: 'Zdjęcie', files: { accept: ['picture'] } },
]

test('on a phone: progress, messages, a lost network, a reload and a step back', async () => {
  const { account, host } = await seedAccount(server.databaseUrl, { subdomain: 'telefon' })
  const { plans: _, ...event } = outing({ fee: 0 })
  const definition = { ...event, questions: QUESTIONS }
  await seedEvent(server.databaseUrl, account, { slug: 'rajd', definition })
  await using opened = await openPhone(browser)
  const { page } = opened
  await page.goto(`${server.address(host)}/rajd/zapisy`)
  await enterEwa(page)
  await goOn(page, 'Dalej', 'Dodatki')
  await goOn(page, 'Dalej', 'Dane')
  await enterContact(page)
  const card = page.getByRole('group', { name: 'Zaświadczenie' })
  const photo = page.getByRole('group', { name: 'Zdjęcie' })
  const onward = page.getByRole('button', { name: 'Sprawdź i\u00a0potwierdź' })
  expect(plain(await card.locator('.hint').first().innerText())).toBe(
    'PDF, JPG, PNG lub WebP, najwyżej 1 MB.',
  )

  const errors = (of: Locator) => of.locator('.error').allInnerTexts()
  await choose(page, photo, 'Wybierz plik', { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('x') })
  expect((await errors(photo)).map(plain)).toEqual([
    'Zdjęcia HEIC tu nie otworzymy. Zapisz je jako JPG albo wybierz zrzut ekranu z tym zdjęciem.',
  ])
  await choose(page, photo, 'Wybierz inny plik', scan('skan.pdf'))
  expect(await errors(photo)).toEqual(['Niepoprawny rodzaj pliku.'])
  const large = { ...scan('duży.pdf'), buffer: Buffer.alloc(1024 * 1024 + 1, 'x') }
  await choose(page, card, 'Wybierz plik', large)
  expect((await errors(card)).map(plain)).toEqual(['Maksymalny rozmiar pliku: 1 MB.'])
  // Only the server sees what it is.
  await choose(page, card, 'Wybierz inny plik', { ...scan('a.pdf'), buffer: Buffer.from('<html>') })
  await card.getByText('Tego rodzaju pliku nie przyjmujemy. Wybierz PDF, JPG, PNG lub WebP.').waitFor()
  await choose(page, card, 'Wybierz inny plik', { ...scan('b.pdf'), buffer: Buffer.from('%PDF-1.7 half') })
  await card.getByText('Tego pliku nie da się odczytać').first().waitFor()
  expect(await onward.isDisabled()).toBe(true)
  await expectSound(page)

  // The network is lost while it is on its way, and comes back.
  await page.context().setOffline(true)
  await choose(page, card, 'Wybierz inny plik', scan('zaświadczenie.pdf'))
  await card.getByText('Nie udało się wgrać pliku.', { exact: true }).waitFor()
  expect(await onward.isDisabled()).toBe(true)
  await page.context().setOffline(false)
  await card.getByRole('button', { name: 'Spróbuj ponownie: zaświadczenie.pdf' }).click()
  await uploaded(card)
  // What was refused is removed, so that it keeps nobody from going on.
  await photo.getByRole('button', { name: 'Usuń: skan.pdf' }).click()
  await expectSound(page)

  await page.reload()
  await card.getByText('zaświadczenie.pdf').waitFor()
  await choose(page, photo, 'Wybierz plik', {
    ...{ name: 'zdjecie.jpg', mimeType: 'image/jpeg', buffer: await picture(400, 300) },
  })
  // It is uploaded also while its field is not on the page.
  await page.getByRole('button', { name: 'Wstecz' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dodatki' }).waitFor()
  await goOn(page, 'Dalej', 'Dane')
  await uploaded(photo)
  await goOn(page, 'Sprawdź i\u00a0potwierdź', 'Podsumowanie')
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click()
  await page.getByRole('region', { name: 'Pliki' }).waitFor()
  const names = () => page.getByRole('region', { name: 'Pliki' }).getByRole('link').allInnerTexts()
  expect((await names()).toSorted()).toEqual(['zaświadczenie.pdf', 'zdjecie.jpg'])

  await page.getByRole('link', { name: 'Zmień zgłoszenie' }).click()
  await page.locator('.change > fieldset:enabled').waitFor()
  await choose(page, card, 'Wybierz inny plik', scan('nowe.pdf'))
  await uploaded(card)
  await photo.getByRole('button', { name: 'Usuń: zdjecie.jpg' }).click()
  const summary = page.getByRole('complementary', { name: 'Co się zmienia' })
  await expectSound(page)
  await summary.getByRole('button', { name: 'Potwierdzam zmianę' }).click()
  await page.getByText('Zgłoszenie zmienione').waitFor()
  expect(await names()).toEqual(['nowe.pdf'])
})
