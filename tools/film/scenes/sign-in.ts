import type { Page } from 'playwright-core'

/** Signs the secretary in at the local issuer. */
export async function signIn(page: Page, panel: string): Promise<void> {
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}
