import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser, rendered, type TestPage } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import { liveForm, openFormPage } from './form-on-page.ts'

/** The form library in a browser: every field of `/dev/form` is typed into. */

let server: TestServer
let browser: Browser
let opened: TestPage & { asked: string[]; troubles: string[] }
let live: ReturnType<typeof liveForm>

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

/** A new page for each test, or one that is reset for each. */
const withNewPage = () =>
  beforeEach(async () => {
    opened = await openFormPage(browser, server)
    live = liveForm(opened.page)
    return () => opened[Symbol.asyncDispose]()
  })

describe('messages of specification §5 appear under the edited field', () => {
  beforeAll(async () => {
    opened = await openFormPage(browser, server)
    live = liveForm(opened.page)
    return () => opened[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    await live.act('Przywróć')
    // The click has left a field, whose error appears by a timer of its own: not in the next test.
    await opened.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await rendered(opened.page)
  })

  test.each([
    ['firstName', '', 'Pole wymagane.'],
    ['firstName', '   ', 'Pole wymagane.'],
    ['firstName', 'A', 'Przynajmniej dwa znaki.'],
    ['lastName', 'x'.repeat(61), 'Maksymalnie 60 znaków.'],
    ['email', 'żaba@example.org', 'Niepoprawny adres e-mail.'],
    ['email', `${'x'.repeat(251)}@a.pl`, 'Maksymalnie znaków: 255.'],
    ['phone', '600 000 10O', 'Niepoprawny numer telefonu.'],
    ['phone', '60000010', 'Numer telefonu jest zbyt krótki.'],
    ['otherPhone', '12345678901234567', 'Numer telefonu jest zbyt długi.'],
    ['text', 'ab', 'Minimalna liczba znaków: 3.'],
    ['textarea', 'x'.repeat(41), 'Maksymalna liczba znaków: 40.'],
    ['pesel', '44051401358', 'Niepoprawny numer PESEL.'],
    ['nip', '774-000-14-55', 'Niepoprawny numer NIP.'],
    ['price', '12,5', 'Niepoprawna kwota.'],
    ['number', '0', 'Przynajmniej 1.'],
    ['number', '41', 'Maksymalnie 40.'],
    ['time', '24:00', 'Niepoprawna godzina.'],
  ])('%s %j: %s', async (id, typed, message) => {
    const field = live.field(id)
    await field.pressSequentially(typed === '' ? 'x' : typed)
    if (typed === '') await field.press('Backspace')
    // Editing shows it (§4), though the field has not been left.
    await expect.poll(() => live.error(id).textContent({ timeout: 2000 })).toBe(message)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect((await field.getAttribute('aria-describedby'))?.split(' ')).toContain(`${id}-error`)
    expect(await field.inputValue()).toBe(id === 'nip' ? '7740001455' : typed)
  })

  // Keys and clicks fire 'input' before 'change', one after the other; `selectOption` fires both at once.
  test.each(['select', 'date-month'])('a value of the list %s is chosen by keyboard', async (id) => {
    const field = live.field(id)
    const before = await field.inputValue()
    await field.focus()
    await opened.page.keyboard.press('ArrowDown')
    await rendered(opened.page)
    const after = await field.inputValue()
    expect(after).not.toBe(before)
    await opened.page.keyboard.press('ArrowDown')
    await rendered(opened.page)
    expect([before, after]).not.toContain(await field.inputValue())
  })

  test('days and hours', async () => {
    const part = async (id: string, value: string) => {
      await live.field(id).focus()
      await live.field(id).selectOption(value)
    }
    await part('date', '31')
    expect(await live.error('date').count()).toBe(0)
    expect(await live.field('date-month').locator('option').nth(2).textContent()).toBe('luty')
    await part('date-month', '2')
    expect(await live.error('date').count()).toBe(0)
    await part('date-year', '2026')
    await live.field('date-year').blur()
    expect(await live.error('date').textContent()).toBe('Niepoprawna data.')
    await live.field('datetime-time').fill('9:00')
    await live.field('datetime-time').blur()
    expect(await live.error('datetime').textContent()).toBe('Podaj datę.')
    await part('datetime', '16')
    await part('datetime-month', '8')
    await part('datetime-year', '2026')
    await live.field('datetime-time').fill('')
    await live.field('datetime-time').blur()
    expect(await live.error('datetime').textContent()).toBe('Podaj godzinę.')
    await live.field('datetime-time').fill('900')
    expect((await live.values()).datetime).toBe('2026-08-16T09:00:00')
  })

  test('an error waits for a pause in typing, and once it is shown it follows every key', async () => {
    const { page } = opened
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await live.field('email').pressSequentially('anna')
    await page.clock.runFor(900)
    await live.field('email').pressSequentially('@')
    await page.clock.runFor(900)
    await rendered(page)
    expect(await live.error('email').count()).toBe(0)
    await page.clock.runFor(100)
    await expect.poll(() => live.error('email').count()).toBe(1)
    await live.field('email').pressSequentially('example.org')
    await rendered(page)
    expect(await live.error('email').count()).toBe(0)
    await live.field('email').press('Backspace')
    await live.field('email').press('Backspace')
    await live.field('email').press('Backspace')
    await live.field('email').press('Backspace')
    await rendered(page)
    expect(await live.error('email').count()).toBe(1)
    await page.clock.resume()
  })

  test('who only passes through a field has not edited it: no error', async () => {
    await live.field('firstName').focus()
    await live.field('firstName').press('Tab')
    await live.field('lastName').press('Tab')
    await opened.page.waitForTimeout(1200)
    expect(await live.error('firstName').count()).toBe(0)
    expect(await live.error('lastName').count()).toBe(0)
  })

  test('a shown error disappears as soon as it is corrected, and a half-typed hour stays', async () => {
    await live.field('time').fill('9:')
    expect(await live.saidAfterLeaving('time')).toBe('Niepoprawna godzina.')
    expect(await live.field('time').inputValue()).toBe('9:')
    await live.field('time').press('End')
    await live.field('time').pressSequentially('05')
    expect(await live.error('time').count()).toBe(0)
    expect((await live.values()).time).toBe('09:05:00')
  })
})

describe('the button and the list of what is missing (readings, decision 1)', () => {
  withNewPage()
  const readyBut = async (missing: object) => {
    await live.act('Wczytaj zapisane')
    await live.load(missing)
  }

  test('up to three are named; each link shows its error and focuses its field', async () => {
    await readyBut({ firstName: null, price: null })
    expect(await live.missing.locator('p').textContent()).toBe('Do uzupełnienia:')
    expect(await live.missing.getByRole('link').allTextContents()).toEqual(['Imię', 'Opłata (PLN)'])
    expect(await live.missing.getAttribute('role')).toBe('status')
    expect(await live.save.isDisabled()).toBe(true)
    expect(await live.save.getAttribute('aria-describedby')).toBe(await live.missing.getAttribute('id'))
    await live.missing.getByRole('link', { name: 'Opłata (PLN)' }).click()
    expect(await live.error('price').textContent()).toBe('Pole wymagane.')
    expect(await live.field('price').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await live.error('firstName').count()).toBe(0)
  })

  test('a click on a link is not lost when leaving the field shows an error', async () => {
    await readyBut({ firstName: null, number: null })
    await live.field('number').fill('41')
    await live.missing.getByRole('link', { name: 'Imię' }).click()
    expect(await live.error('number').textContent()).toBe('Maksymalnie 40.')
    expect(await live.field('firstName').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('more than three are counted; the link shows all errors and focuses the first', async () => {
    await readyBut({ firstName: null, lastName: null, email: null, price: null, checkbox: false })
    await live.missing.getByRole('button', { name: 'Pokaż, czego brakuje (5)', exact: true }).click()
    expect(await live.field('firstName').evaluate((field) => field === document.activeElement)).toBe(true)
    for (const id of ['firstName', 'lastName', 'email', 'price', 'checkbox'])
      expect(await live.error(id).textContent()).toBe('Pole wymagane.')
  })

  test('save is disabled while invalid, both buttons while all is disabled, Enter loses nothing', async () => {
    await readyBut({ firstName: null })
    await live.field('lastName').fill('Nowak')
    await live.field('lastName').press('Enter')
    expect(await live.field('lastName').inputValue()).toBe('Nowak')
    expect(new URL(opened.page.url()).search).toBe('')
    await live.field('firstName').fill('Ewa')
    expect([await live.save.isDisabled(), await live.cancel.isDisabled()]).toEqual([false, false])
    await live.act('Wyłącz formularz')
    expect([await live.save.isDisabled(), await live.cancel.isDisabled()]).toEqual([true, true])
    expect(await live.field('firstName').isDisabled()).toBe(true)
    await live.act('Włącz formularz')
    await live.field('lastName').press('Enter')
    expect(await live.form.locator('.sent').textContent()).toContain('"lastName":"Nowak"')
  })

  test('modified, reset with and without keeping, all touched', async () => {
    const flags = () => live.state.locator('.flags').textContent()
    expect(await flags()).toContain('niezmieniony')
    await live.field('text').fill('   ')
    expect(await flags()).toContain('niezmieniony')
    await live.field('text').fill('Kielce')
    expect(await flags()).toContain('zmieniony (modified)')
    await live.act('Przyjmij wartości')
    expect([await flags(), await live.field('text').inputValue()]).toEqual([
      expect.stringContaining('niezmieniony'),
      'Kielce',
    ])
    await live.field('text').fill('Radom')
    await live.act('Przywróć')
    expect(await live.field('text').inputValue()).toBe('Kielce')
    await live.act('Pokaż wszystkie błędy')
    expect(await live.form.locator('.error').count()).toBe(9)
  })
})

test.each([360, 1280] as const)(
  'axe finds nothing at %i px, with errors and in the dark too',
  async (width) => {
    await using sized = await openFormPage(browser, server, width)
    const { page, troubles } = sized
    await page.locator('.editor-text [role="textbox"]').first().waitFor()
    expect(await faultsOf(page)).toEqual([])
    await liveForm(page).act('Pokaż wszystkie błędy')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Ciemne kolory' }).click()
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(troubles).toEqual([])
  },
)

test('the page asks nobody but its own host', async () => {
  await using one = await openFormPage(browser, server)
  await one.page.locator('.editor-text [role="textbox"]').first().waitFor()
  const hosts = new Set(one.asked.map((address) => new URL(address).host))
  expect([...hosts]).toEqual([new URL(one.page.url()).host])
})
