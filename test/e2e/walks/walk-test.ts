import { test } from 'vitest'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { startTestServer } from '#test/support/server.ts'
import { openNewAccount } from '../panel-event.ts'
import { Walk } from './walk.ts'

/** A test that begins at the list of events of a new account, on a desktop. */
export function walkTest(title: string, host: string, steps: (walk: Walk) => Promise<void>): void {
  test(title, async () => {
    await using server = await startTestServer()
    await using browser = await launchBrowser()
    await using opened = await openDesktop(browser)
    await openNewAccount(server, opened.page, host)
    await steps(new Walk(opened.page))
  })
}
