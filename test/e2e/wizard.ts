import type { Page, Route } from 'playwright-core'
import { send } from '#test/support/send.ts'
import { plain } from './family-on-a-phone.ts'

/** Actions of an organiser in the wizard, by keyboard alone; used by the browser tests. */

const ROUNDS = 10_000

/**
 * Presses Tab until the focus is on a field, link or button of that name; fails when it never is. Controls that are
 * disabled until the page is hydrated are skipped, so it goes round for a while.
 */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (const until = Date.now() + ROUNDS; passed.length < 25 || Date.now() < until; ) {
    const focused = await nameOfFocused(page)
    if (focused === name && (await isOperable(page))) return
    passed.push(focused)
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never came to '${name}', but to ${[...new Set(passed)].join(', ')}.`)
}

const isOperable = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('a, button, input, [role="button"]') ?? false)

/** What has the focus, in words: the label of a field, the text of anything else; '' for nothing. */
export async function nameOfFocused(page: Page): Promise<string> {
  return plain(
    await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return ''
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? ''
      return element.textContent ?? ''
    }),
  )
}

/** The heading of the step that is shown; waits until it is that. */
export async function atStep(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}

/** Step 1 with a subdomain that is free. */
export async function typeSubdomain(page: Page, subdomain: string): Promise<void> {
  await tabTo(page, 'Subdomena')
  await page.keyboard.type(subdomain)
  await page.getByText('Domena dostępna.', { exact: true }).waitFor()
}

/** Step 2 in the window of the local issuer. */
export async function choosePerson(page: Page, person: string): Promise<void> {
  await tabTo(page, 'Połącz konto Google')
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opening
  // A button is skipped until its page is hydrated.
  await popup.getByRole('button', { name: person, disabled: false }).waitFor()
  const closing = popup.waitForEvent('close')
  for (let presses = 0; presses < 25 && !(await nameOfFocused(popup)).startsWith(person); presses += 1)
    await popup.keyboard.press('Tab')
  // The window may be closed before the key is released, or even before the browser says that it was pressed.
  await popup.keyboard.down('Enter').catch(() => undefined)
  await closing
  await page.getByText('Konto Google połączone.', { exact: true }).waitFor()
}

/** Continues by the step's own button. */
export async function pressNext(page: Page, button: 'Dalej' | 'Stwórz konto'): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

/** All three steps but the last button. */
export async function fillIn(
  page: Page,
  wish: { readonly subdomain: string; readonly person: string; readonly name: string },
): Promise<void> {
  await typeSubdomain(page, wish.subdomain)
  await pressNext(page, 'Dalej')
  await atStep(page, 'Połącz konto Google')
  await choosePerson(page, wish.person)
  await pressNext(page, 'Dalej')
  await atStep(page, 'Wybierz nazwę konta')
  await tabTo(page, 'Nazwa konta')
  await page.keyboard.type(wish.name)
}

export const CHECK = '**/v1/accounts/domains/availability'
export const IDENTIFY = '**/v1/auth/user'
export const CREATE = '**/v1/accounts'

/** Holds back the answers of an address until they are released. */
export async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    held.resolve()
    await released.promise
    await route.continue().catch(() => undefined)
  })
  return async () => {
    // A request sent just as the route is removed would not be handled.
    await held.promise
    released.resolve()
    await page.unroute(address)
  }
}

/** Answers an address with a status and no explanation. */
export const answerWith = (page: Page, address: string, status: number): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ status, contentType: 'text/html', body: 'broken' }))

/** Leaves an address without any answer. */
export const cutOff = (page: Page, address: string): Promise<unknown> =>
  page.route(address, (route) => route.abort())

/** Passes a request to the server and drops its answer. */
export async function carryOut(route: Route): Promise<void> {
  const request = route.request()
  const { port, host, pathname: path } = new URL(request.url())
  // Node does not resolve *.localhost; the socket connects to this machine.
  const headers = { ...(await request.allHeaders()), host }
  await send(Number(port), { method: request.method(), path, raw: request.postData() ?? undefined, headers })
}

/** Waits until the page shows the exact text. */
export const shows = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).waitFor()
