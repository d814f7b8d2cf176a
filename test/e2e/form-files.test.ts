import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser, type TestPage } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import { liveForm, openFormPage } from './form-on-page.ts'

/** Files on `/dev/form`, whose upload reads them in the browser and sends them nowhere. */

let server: TestServer
let browser: Browser
let opened: TestPage & { troubles: string[] }
let live: ReturnType<typeof liveForm>
/** The field for one file, and the field for up to three. */
let one: Locator
let several: Locator

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})
beforeEach(async () => {
  opened = await openFormPage(browser, server)
  live = liveForm(opened.page)
  one = live.form.getByRole('group', { name: 'Zaświadczenie od lekarza' })
  several = live.form.getByRole('group', { name: 'Zdjęcia' })
  return () => opened[Symbol.asyncDispose]()
})

const file = (name: string, mimeType = 'application/pdf', size = 2048) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size, 'x'),
})
/** Chooses as a user does: by the button, in the device's own chooser. */
async function choose(field: Locator, button: string, files: ReturnType<typeof file>[]) {
  const chooser = opened.page.waitForEvent('filechooser')
  await field.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(files)
}
const uploaded = (field: Locator, text = 'Wgrano') => field.getByText(text).first().waitFor()
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

test('kinds, size and number are said before choosing; the device offers these, and its camera', async () => {
  expect(await one.locator('.hint').first().textContent()).toBe(
    'PDF, JPG lub PNG, najwyżej 5\u00a0MB. Nieobowiązkowe.',
  )
  expect(await several.locator('.hint').first().textContent()).toBe(
    'JPG lub PNG, najwyżej 2\u00a0MB każdy. Najwyżej 3\u00a0pliki. Nieobowiązkowe.',
  )
  expect(await live.field('file').getAttribute('aria-describedby')).toBe('file-hint')
  const input = (field: Locator) =>
    field
      .locator('input[type="file"]')
      .evaluate((element) => ['accept', 'multiple', 'capture'].map((name) => element.getAttribute(name)))
  expect(await input(one)).toEqual(['application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png', null, null])
  expect(await input(several)).toEqual(['image/jpeg,.jpg,.jpeg,image/png,.png', '', null])
})

test('while a file is on its way the form waits and says so; then its reference is the value', async () => {
  await live.act('Wczytaj zapisane')
  await live.load({ file: null })
  await choose(one, 'Wybierz plik', [file('skan.pdf')])
  const progress = one.getByRole('progressbar', { name: 'Postęp wgrywania: skan.pdf' })
  await progress.waitFor()
  // Waiting is no error: none is shown, even when the field has been left.
  await live.field('text').focus()
  expect(await one.locator('.error').count()).toBe(0)
  expect(await live.missing.getByRole('link').allTextContents()).toEqual([
    'Zaświadczenie od lekarza: wgrywam plik…',
  ])
  expect(await live.save.isDisabled()).toBe(true)
  expect((await live.values()).file).toBeNull()
  expect(await one.getByRole('status').textContent()).toBe('Wgrywam plik: skan.pdf')
  await uploaded(one, 'Wgrano, 2\u00a0kB')
  expect(await one.getByRole('status').textContent()).toBe('Wgrano plik: skan.pdf')
  expect(await live.save.isDisabled()).toBe(false)
  expect((await live.values()).file).toEqual([
    { id: expect.any(String), name: 'skan.pdf', size: 2048, type: 'application/pdf' },
  ])
})

describe('a file that cannot be accepted shows the reason, and is not sent', () => {
  test.each([
    ['skan.exe', 'application/x-msdownload', 10, 'Niepoprawny rodzaj pliku.'],
    ['pusty.pdf', 'application/pdf', 0, 'Plik jest pusty.'],
    ['duzy.pdf', 'application/pdf', 5 * 1024 * 1024 + 1, 'Maksymalny rozmiar pliku: 5\u00a0MB.'],
  ])('%s of type %s, %i bytes: %s', async (name, type, size, message) => {
    await choose(one, 'Wybierz plik', [file(name, type, size)])
    expect(await one.locator('.error').allTextContents()).toEqual([message])
    expect(await one.getByRole('progressbar').count()).toBe(0)
    await one.getByRole('button', { name: `Usuń: ${name}` }).click()
    expect(await one.locator('.error').count()).toBe(0)
  })

  test('more files than allowed', async () => {
    const photos = ['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`, 'image/jpeg'))
    await choose(several, 'Wybierz pliki', photos)
    expect(await several.locator('.error').allTextContents()).toEqual(['Maksymalna liczba plików: 3.'])
    expect(await several.getByRole('progressbar').count()).toBe(3)
  })
})

test('a failed one is sent again by its button, and nothing else that was typed is lost', async () => {
  await live.field('text').fill('Kielce')
  await choose(one, 'Wybierz plik', [file('awaria.pdf')])
  await one.getByText('Nie udało się wgrać pliku.', { exact: true }).waitFor()
  expect(await one.getByRole('status').textContent()).toBe('Nie udało się wgrać pliku: awaria.pdf')
  await one.getByRole('button', { name: 'Spróbuj ponownie: awaria.pdf' }).click()
  expect(await isFocused(one.getByRole('button', { name: 'Anuluj: awaria.pdf' }))).toBe(true)
  await uploaded(one)
  expect(await isFocused(one.getByRole('button', { name: 'Usuń: awaria.pdf' }))).toBe(true)
  expect(await live.values()).toMatchObject({ text: 'Kielce', file: [{ name: 'awaria.pdf' }] })
})

test('by keyboard alone: chosen, cancelled, removed; the focus stays in the field', async () => {
  const { keyboard } = opened.page
  const chooser = opened.page.waitForEvent('filechooser')
  await live.field('photos').focus()
  await keyboard.press('Enter')
  await (await chooser).setFiles([file('a.jpg', 'image/jpeg'), file('b.png', 'image/png')])
  await several.getByRole('button', { name: 'Anuluj: a.jpg' }).waitFor()
  // The list comes before the button.
  await keyboard.press('Shift+Tab')
  expect(await isFocused(several.getByRole('button', { name: 'Anuluj: b.png' }))).toBe(true)
  await keyboard.press('Enter')
  expect(await isFocused(live.field('photos'))).toBe(true)
  await expect.poll(() => several.getByRole('status').textContent()).toBe('Usunięto plik: b.png')
  await uploaded(several)
  expect((await live.values()).photos).toMatchObject([{ name: 'a.jpg' }])
  await keyboard.press('Shift+Tab')
  await keyboard.press('Space')
  expect((await live.values()).photos).toBeNull()
  expect(await several.getByRole('listitem').count()).toBe(0)
})

test('while the device shows its chooser no field is marked as missing', async () => {
  const name = live.field('firstName')
  await name.pressSequentially('x')
  await name.press('Backspace')
  // A window that is left takes the focus from what still is the page's active element.
  await name.evaluate((field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(await live.error('firstName').count()).toBe(0)
  expect(await live.saidAfterLeaving('firstName')).toBe('Pole wymagane.')
})

test('another file replaces a single one; the same can be chosen again', async () => {
  await live.load({ file: [{ id: 'p1', name: 'stary.pdf', size: 1, type: 'application/pdf' }] })
  await choose(one, 'Wybierz inny plik', [file('nowy.pdf')])
  await uploaded(one)
  expect((await live.values()).file).toMatchObject([{ name: 'nowy.pdf' }])
  // The browser fires no event for a choice that equals the previous one.
  expect(await one.locator('input[type="file"]').inputValue()).toBe('')
  await one.getByRole('button', { name: 'Usuń: nowy.pdf' }).click()
  await choose(one, 'Wybierz plik', [file('nowy.pdf')])
  await uploaded(one)
  expect((await live.values()).file).toMatchObject([{ name: 'nowy.pdf' }])
})

test('files are dropped into the field; a drop next to it does not change the page', async () => {
  const { page } = opened
  const carried = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
    return transfer
  })
  await several.locator('.file-drop').dispatchEvent('dragover', { dataTransfer: carried })
  expect(await several.locator('.file-drop.over').count()).toBe(1)
  await several.locator('.file-drop').dispatchEvent('drop', { dataTransfer: carried })
  await several.getByRole('button', { name: 'Anuluj: a.jpg' }).waitFor()
  const isRefused = await page.evaluate((transfer) => {
    const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
    return !document.body.dispatchEvent(drop)
  }, carried)
  expect(isRefused).toBe(true)
})

test('required, disabled, read-only, loaded and reset', async () => {
  const { page } = opened
  const state = (name: string) => page.locator(`.state:has([id="file-${name}"])`)
  expect(await state('wymagany').locator('.error').allTextContents()).toEqual(['Pole wymagane.'])
  expect(await state('wylaczony').getByRole('button', { disabled: false }).count()).toBe(0)
  const fixed = page.locator('#typ-file .state:has(h3:text-is("tylko do odczytu"))')
  expect(await fixed.getByRole('button').count()).toBe(0)
  expect(await fixed.locator('.file-name').textContent()).toBe('zaswiadczenie.pdf')
  await live.act('Wczytaj zapisane')
  expect(await live.state.locator('.flags').textContent()).toContain('niezmieniony')
  await one.getByRole('button', { name: 'Usuń: zaswiadczenie.pdf' }).click()
  expect(await live.state.locator('.flags').textContent()).toContain('zmieniony (modified)')
  await live.act('Przywróć')
  expect(await one.locator('.file-name').textContent()).toBe('zaswiadczenie.pdf')
  // The reset stops a running upload.
  await choose(several, 'Wybierz pliki', [file('a.jpg', 'image/jpeg')])
  await several.getByRole('progressbar').waitFor()
  await live.act('Przywróć')
  expect(await several.getByRole('listitem').count()).toBe(0)
})

test.each([360, 1280] as const)(
  'axe finds nothing at %i px while files load, fail and are refused',
  async (width) => {
    await using sized = await openFormPage(browser, server, width)
    const { page, troubles } = sized
    const input = page.locator('.live-form .choice:has(#photos) input[type="file"]')
    await input.setInputFiles([
      file('a.jpg', 'image/jpeg'),
      file('awaria-bardzo-dluga-nazwa-zdjecia-z-telefonu-2026-08-16.jpg', 'image/jpeg'),
      file('notatka.txt', 'text/plain'),
    ])
    expect(await faultsOf(page)).toEqual([])
    await page.getByText('Nie udało się wgrać pliku.', { exact: true }).first().waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const button of await page.locator('.live-form .file button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(troubles).toEqual([])
  },
)
