import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser, type TestPage } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { liveForm, openFormPage } from './form-on-page.ts'

/** An address on `/dev/form`: three parts under one legend. */

let server: TestServer
let browser: Browser
let opened: TestPage
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

const part = (name: string) => live.form.getByRole('group', { name: 'Adres', exact: true }).getByLabel(name)
const errorOf = async (name: string) => {
  const error = live.error(`address-${name}`)
  return (await error.count()) === 0 ? null : await error.textContent()
}

test('a group with a legend; each part has its label, keyboard and autofill', async () => {
  const attributes = (name: string) =>
    part(name).evaluate((input) => ['autocomplete', 'inputmode'].map((each) => input.getAttribute(each)))
  expect(await attributes('Ulica i numer')).toEqual(['address-line1', null])
  expect(await attributes('Kod pocztowy')).toEqual(['postal-code', 'numeric'])
  expect(await attributes('Miejscowość')).toEqual(['address-level2', null])
  expect(await part('Ulica i numer').getAttribute('aria-describedby')).toBe('address-street-hint')
  expect(await live.form.locator('#address-street-hint').textContent()).toBe(
    'Gdy nie ma ulic: nazwa miejscowości i\u00a0numer domu.',
  )
  expect(await live.form.locator('#address-hint').textContent()).toBe('Nieobowiązkowe.')
})

test('by keyboard alone; the postcode is completed while it is typed', async () => {
  const { keyboard } = opened.page
  await part('Ulica i numer').focus()
  await keyboard.type('Długa 5')
  await keyboard.press('Tab')
  await keyboard.type('30001')
  expect(await part('Kod pocztowy').inputValue()).toBe('30-001')
  await keyboard.press('Tab')
  await keyboard.type('Kraków')
  await keyboard.press('Tab')
  expect((await live.values()).address).toEqual({ street: 'Długa 5', postcode: '30-001', town: 'Kraków' })
  expect([await errorOf('street'), await errorOf('postcode'), await errorOf('town')]).toEqual([
    null,
    null,
    null,
  ])
})

describe('an error is shown at its part', () => {
  test('a wrong postcode when it is left, what is missing when the address is', async () => {
    await part('Kod pocztowy').focus()
    await opened.page.keyboard.type('30-0')
    expect(await errorOf('postcode')).toBeNull()
    await opened.page.keyboard.press('Tab')
    expect(await errorOf('postcode')).toBe('Niepoprawny kod pocztowy.')
    expect([await errorOf('street'), await errorOf('town')]).toEqual([null, null])
    await opened.page.keyboard.press('Tab')
    expect([await errorOf('street'), await errorOf('town')]).toEqual([
      'Podaj ulicę i\u00a0numer.',
      'Podaj miejscowość.',
    ])
    expect(await part('Kod pocztowy').getAttribute('aria-invalid')).toBe('true')
    expect(await part('Kod pocztowy').getAttribute('aria-describedby')).toBe('address-postcode-error')
    await part('Kod pocztowy').fill('30-001')
    expect(await errorOf('postcode')).toBeNull()
    expect(await part('Kod pocztowy').getAttribute('aria-invalid')).toBeNull()
  })

  test('the link of a missing part leads to that part', async () => {
    await live.act('Wczytaj zapisane')
    await live.load({ address: { street: 'Długa 5', postcode: '30-001', town: '' } })
    await live.missing.getByRole('link', { name: 'Adres', exact: true }).click()
    expect(await errorOf('town')).toBe('Podaj miejscowość.')
    expect(await part('Miejscowość').evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('a missing address is reported once, for the whole', async () => {
    const required = opened.page.locator('.state:has(#address-wymagany)')
    expect(await required.locator('.error').allTextContents()).toEqual(['Pole wymagane.'])
    await opened.page.locator('#address-wymagany').fill('Długa 5')
    await opened.page.locator('#address-wymagany').blur()
    expect(await required.locator('.error').allTextContents()).toEqual([
      'Podaj kod pocztowy.',
      'Podaj miejscowość.',
    ])
  })
})

test('it is read-only, disabled, loaded and reset as a whole', async () => {
  for (const id of ['address-odczyt', 'address-odczyt-postcode', 'address-odczyt-town'])
    expect(await opened.page.locator(`#${id}`).evaluate((input) => input.matches(':read-only'))).toBe(true)
  for (const id of ['address-wylaczony', 'address-wylaczony-postcode', 'address-wylaczony-town'])
    expect(await opened.page.locator(`#${id}`).isDisabled()).toBe(true)
  await live.load({ address: { street: 'Zalesie 14', postcode: '26-010', town: 'Zalesie' } })
  expect(await live.state.locator('.flags').textContent()).toContain('niezmieniony')
  await part('Miejscowość').fill('Kielce')
  expect(await live.state.locator('.flags').textContent()).toContain('zmieniony (modified)')
  await live.act('Przywróć')
  expect(await part('Miejscowość').inputValue()).toBe('Zalesie')
})
