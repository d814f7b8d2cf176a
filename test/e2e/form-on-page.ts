import type { Browser, Page } from 'playwright-core'
import { openDesktop, openPhone } from '#test/support/browser.ts'
import type { TestServer } from '#test/support/server.ts'

/** The page of the form library, opened in a browser of its own; `asked` lists every address it fetched. */
export async function openFormPage(browser: Browser, server: TestServer, width: 360 | 1280 = 1280) {
  const opened = await (width === 360 ? openPhone : openDesktop)(browser)
  const { page } = opened
  const asked: string[] = []
  const troubles: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  await page.goto(`${server.address('zapisano.localhost')}/dev/form`)
  return { ...opened, asked, troubles }
}

/** The live form, and what the page reports about it. */
export function liveForm(page: Page) {
  const form = page.locator('.live-form')
  const state = page.locator('.live-state')
  return {
    form,
    state,
    field: (id: string) => page.locator(`[id="${id}"]`),
    error: (id: string) => page.locator(`[id="${id}-error"]`),
    /** The message under a field after it has been left. */
    async saidAfterLeaving(id: string): Promise<string | null> {
      await page.locator(`[id="${id}"]`).blur()
      return await this.error(id).textContent({ timeout: 2000 })
    },
    act: (name: string) => state.getByRole('button', { name, exact: true }).click(),
    async load(values: object) {
      await state.getByLabel('Wczytaj z').fill(JSON.stringify(values))
      await state.getByRole('button', { name: 'Wczytaj', exact: true }).click()
    },
    values: async (): Promise<Record<string, unknown>> =>
      JSON.parse((await page.locator('.values').textContent()) ?? ''),
    save: form.getByRole('button', { name: 'Zapisz', exact: true }),
    cancel: form.getByRole('button', { name: 'Anuluj', exact: true }),
    missing: form.locator('.todo'),
  }
}
