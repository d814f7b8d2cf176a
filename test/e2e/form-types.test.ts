import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser, type TestPage } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { liveForm, openFormPage } from './form-on-page.ts'

/** Every type of field of `/dev/form`, in a browser. */

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

beforeEach(async () => {
  opened = await openFormPage(browser, server)
  live = liveForm(opened.page)
  return () => opened[Symbol.asyncDispose]()
})

describe('each type of the table (readings, field types)', () => {
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

  test('a read-only or disabled field is not changed', async () => {
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
