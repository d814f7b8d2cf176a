import type { Page } from 'playwright-core'

/** After an order: the step of payment, and from there to the gateway. */
export async function goToGateway(page: Page): Promise<void> {
  await page.waitForURL(/\/platnosc$/)
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await page.waitForURL(/\/bramka-testowa\//)
}

/** At the gateway: pays by a code; back at the step of payment, which says that it has come: to 'Moje zgłoszenie'. */
export async function payAtGateway(page: Page): Promise<void> {
  await page.getByLabel('Kod BLIK').fill('777 123')
  await page.getByRole('button', { name: 'Zapłać' }).click()
  await page.getByRole('heading', { level: 1, name: /dotarła/ }).waitFor()
  await page.getByRole('link', { name: 'Moje zgłoszenie' }).click()
}
