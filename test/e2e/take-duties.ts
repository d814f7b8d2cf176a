import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** Several boxes of one question: missing, by the keyboard, one too many, and given back. */
export async function takesDuties(page: Page): Promise<void> {
  const duties = page.getByRole('group', { name: 'Dyżury' })
  await page.getByRole('link', { name: 'Ewa: dyżury' }).click()
  const errorText = async () => plain(await duties.locator('.error').innerText())
  expect(await errorText()).toBe('Pole wymagane.')
  expect(await faultsOf(page)).toEqual([])
  const box = (name: string) => duties.getByRole('checkbox', { name, exact: true })
  expect(await box('Kuchnia').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  expect(await box('Warta').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  expect(await duties.locator('.error').count()).toBe(0)
  await box('Ognisko').check({ force: true })
  expect(await errorText()).toBe('Wybierz najwyżej dwa dyżury.')
  expect(await page.getByRole('link', { name: 'Ewa: dyżury' }).count()).toBe(1)
  expect(await faultsOf(page)).toEqual([])
  await box('Warta').uncheck({ force: true })
  expect(await duties.getByRole('checkbox', { checked: true }).count()).toBe(2)
  expect((await duties.locator('label').first().boundingBox())?.height).toBeGreaterThanOrEqual(44)
}
