import { source } from 'axe-core'
import type { Page } from 'playwright-core'

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}
declare const axe: { run(): Promise<AxeResult> }

/** What axe finds on a page as it stands now: the rule and the element, nothing when all is well. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Evaluated by the browser's debugger: the page's own policy allows no inline script.
  await page.evaluate(source)
  const { violations } = await page.evaluate(() => axe.run())
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
