import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser, type TestPage } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import { liveForm, openFormPage } from './form-on-page.ts'

/** The form library as people meet it: every field of `/dev/form`, typed into in a browser. */

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

/** A page anew for each test, or one that is brought back for each. */
const anew = () =>
  beforeEach(async () => {
    opened = await openFormPage(browser, server)
    live = liveForm(opened.page)
    return () => opened[Symbol.asyncDispose]()
  })

describe('messages of specification §5 stand under the field, once it has been left', () => {
  beforeAll(async () => {
    opened = await openFormPage(browser, server)
    live = liveForm(opened.page)
    return () => opened[Symbol.asyncDispose]()
  })
  beforeEach(() => live.act('Przywróć'))

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
    await field.pressSequentially(typed)
    // Nobody is corrected in the middle of a word.
    expect(await live.error(id).count()).toBe(0)
    expect(await live.saidAfterLeaving(id)).toBe(message)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect((await field.getAttribute('aria-describedby'))?.split(' ')).toContain(`${id}-error`)
    expect(await field.inputValue()).toBe(id === 'nip' ? '7740001455' : typed)
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

  test('an error that is shown goes as soon as it is mended, and a half-typed hour stays', async () => {
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
  anew()
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

  test('a link is not lost when the field that is left by it grows an error', async () => {
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

  test('save rests while invalid, both rest while all is disabled, Enter loses nothing', async () => {
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

describe('each type of the table (readings, field types)', () => {
  anew()

  test('keyboards, autofill, labels and limits of each type', async () => {
    const attributes = (id: string) =>
      live
        .field(id)
        .evaluate((field) => [field.getAttribute('inputmode'), field.getAttribute('autocomplete')])
    expect(await attributes('email')).toEqual(['email', 'email'])
    expect(await attributes('phone')).toEqual(['tel', 'tel'])
    expect(await attributes('otherPhone')).toEqual(['tel', 'off'])
    expect(await attributes('number')).toEqual(['numeric', 'off'])
    expect(await live.field('firstName').getAttribute('aria-required')).toBe('true')
    expect(await live.field('text').getAttribute('aria-required')).toBeNull()
    const label = (id: string) => live.form.locator(`label[for="${id}"]`).textContent()
    expect(await label('otherPhone')).toBe('Inny numer telefonu')
    expect(await label('price')).toBe('Opłata (PLN)')
    expect(await label('time')).toBe('Godzina (polskiego czasu)')
    expect(await label('datetime-time')).toBe('Godzina (polskiego czasu)')
    expect(await live.form.locator('#text-hint').textContent()).toBe('Nieobowiązkowe.')
    await live.field('text').fill('x'.repeat(15))
    expect(await live.form.locator('.field:has(#text) .field-note').count()).toBe(0)
    await live.field('text').fill('x'.repeat(16))
    expect(await live.form.locator('.field:has(#text) .field-note').textContent()).toBe('Znaki: 16 z\u00a020')
  })

  test('a wheel turns no number', async () => {
    await live.field('number').fill('12')
    await live.field('number').hover()
    await opened.page.mouse.wheel(0, 120)
    expect(await live.field('number').inputValue()).toBe('12')
  })

  test('choices are saved by value; an option that is gone says why', async () => {
    const radio = live.form.getByRole('radiogroup', { name: 'Dojazd' }).first()
    await radio.getByLabel('Pieszo').check()
    expect(await radio.getByLabel('Rower').isDisabled()).toBe(true)
    expect(await radio.locator('.gone em').textContent()).toBe('brak miejsc')
    await live.field('select').selectOption({ label: 'Autokar' })
    expect(await live.field('select').locator('option:disabled').textContent()).toBe('Rower – brak miejsc')
    // The same type, drawn by another component.
    await live.form.getByRole('radiogroup').last().getByLabel('Autokar').check()
    expect(await live.values()).toMatchObject({ radio: 'pieszo', select: 'autokar', asRadio: 'autokar' })
  })

  test('three looks of yes and no', async () => {
    await live.form.getByRole('checkbox', { name: 'Znam regulamin' }).check()
    await live.form.getByRole('switch', { name: 'Zapisy otwarte' }).check()
    const icon = live.form.getByRole('button', { name: 'Pokaż miejsce na mapie' })
    expect(await icon.getAttribute('aria-pressed')).toBe('false')
    await icon.click()
    expect(await icon.getAttribute('aria-pressed')).toBe('true')
    expect(await live.values()).toMatchObject({ checkbox: true, switch: true, iconToggle: true })
  })

  test('a PESEL tells its birth date; without one the birth date and the sex are asked for', async () => {
    await live.field('pesel').fill('440514 01359')
    expect(await live.form.locator('.field:has(#pesel) .field-note').textContent()).toBe(
      'Data urodzenia: 14\u00a0maja 1944',
    )
    await live.form.getByLabel('Nie mam numeru PESEL').check()
    expect(await live.field('pesel').count()).toBe(0)
    await live.field('bornWithoutPesel').selectOption('2015')
    await live.field('bornWithoutPesel-month').selectOption('9')
    await live.field('bornWithoutPesel-day').selectOption('2')
    await live.field('sex').selectOption({ label: 'Kobieta' })
    expect(await live.values()).toMatchObject({
      pesel: null,
      noPesel: true,
      bornWithoutPesel: '2015-09-02',
      sex: 'FEMALE',
    })
    await live.form.getByLabel('Nie mam numeru PESEL').uncheck()
    expect(await live.field('pesel').inputValue()).toBe('44051401359')
  })

  test('day, month and year are selects; years as the specification counts them (§9)', async () => {
    const year = Temporal.Now.plainDateISO('Europe/Warsaw').year
    const ends = async (id: string) => {
      const texts = (await live.field(id).locator('option').allTextContents()).filter(Boolean)
      return [texts[0], texts.at(-1), texts.length]
    }
    expect(await ends('date-year')).toEqual([`${year + 2}`, `${year - 120}`, 123])
    expect(await ends('dateOfBirth')).toEqual([`${year}`, `${year - 120}`, 121])
    await live.load({ dateOfBirth: '1899-05-14' })
    expect(await live.field('dateOfBirth').inputValue()).toBe('1899')
    expect(await live.field('dateOfBirth-month').locator('option:checked').textContent()).toBe('maj')
    await live.field('dateOfBirth').selectOption('2001')
    expect(await ends('dateOfBirth')).toEqual([`${year}`, '1899', 122])
  })

  test('a colour is picked or typed', async () => {
    await live.field('color-picker').fill('#aa00ff')
    expect(await live.field('color').inputValue()).toBe('#aa00ff')
    await live.field('color').fill('#00FF7F')
    expect(await live.field('color-picker').inputValue()).toBe('#00ff7f')
    await live.field('color').fill('zielony')
    expect(await live.saidAfterLeaving('color')).toBe('Niepoprawny kolor.')
  })

  test('what is only read or disabled is not changed', async () => {
    const { page } = opened
    for (const type of ['text', 'select', 'date', 'datetime', 'color', 'textarea', 'price'])
      expect(await page.locator(`#${type}-odczyt`).evaluate((field) => field.matches(':read-only'))).toBe(
        true,
      )
    await page.locator('#checkbox-odczyt').click()
    await page.locator('#iconToggle-odczyt').click({ force: true })
    expect(await page.locator('#checkbox-odczyt').isChecked()).toBe(true)
    expect(await page.locator('#iconToggle-odczyt').getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('#date-odczyt').inputValue()).toBe('16\u00a0sierpnia 2026')
    for (const type of ['text', 'select', 'radio', 'date', 'checkbox', 'iconToggle', 'color'])
      expect(await page.locator(`#${type}-wylaczony`).isDisabled()).toBe(true)
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
