import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { getDraft } from '#contract/drafts.ts'
import { getSession } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { openDesktop } from '#test/support/browser.ts'
import { signIn } from '#test/support/client.ts'
import { startTestServer } from '#test/support/server.ts'
import { Keyboard, launchNamingBrowser } from './keyboard.ts'
import { expectSaved, openNewAccount } from './panel-event.ts'
import { Walk } from './walks/walk.ts'

/** The panel of a new account with an empty event, in the hands of somebody without a mouse. */
export interface KeyboardPanel extends AsyncDisposable {
  readonly page: Page
  readonly keys: Keyboard
  /** Opens a page at its start, on a desktop. */
  open(path: string, heading: string): Promise<void>
  /** Opens a page of the event's settings. */
  openSetting(path: string, heading: string): Promise<void>
  /** Shows the page as on a phone. */
  onPhone(): Promise<void>
  expectNoFaults(): Promise<void>
  /** What the document of the event says, once all of it is saved. */
  saved(): Promise<ReturnType<typeof getDraft.output.parse>['definition']>
}

export async function startKeyboardPanel(): Promise<KeyboardPanel> {
  await using started = new AsyncDisposableStack()
  const server = started.use(await startTestServer())
  const browser = await launchNamingBrowser()
  started.defer(() => browser.close())
  const { page } = started.use(await openDesktop(browser))
  const keys = new Keyboard(page)
  await openNewAccount(server, page, 'klawisze.zapisano.localhost')
  await new Walk(page).createEmptyEvent('Zlot', { start: ['5', '8', '2027'], end: ['14', '8', '2027'] })
  const eventId = new URL(page.url()).pathname.split('/')[2] ?? ''
  const maria = await signIn(server.port, 'maria-zielinska')
  const accountId = outputOf(getSession, await maria.ask(getSession)).accounts[0]?.id ?? ''
  const open = async (path: string, heading: string) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${server.address('panel.zapisano.localhost')}${path}`)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  }
  const all = started.move()
  return {
    page,
    keys,
    open,
    openSetting: (path, heading) => open(`/wydarzenia/${eventId}/ustawienia/${path}`, heading),
    onPhone: () => page.setViewportSize({ width: 360, height: 780 }),
    expectNoFaults: async () => expect(await keys.faults()).toEqual([]),
    async saved() {
      await expectSaved(page)
      return outputOf(getDraft, await maria.ask(getDraft, { params: { accountId, eventId } })).definition
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
