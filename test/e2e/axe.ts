import { source } from 'axe-core'
import type { Page } from 'playwright-core'

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}
declare const axe: { run(): Promise<AxeResult> }

/** What axe finds on a page once nothing moves: the rule and the element; empty when there is no fault. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Evaluated by the browser's debugger: the page's own policy allows no inline script.
  await page.evaluate(source)
  // A button that is just being enabled has a colour in between for a moment.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await page.evaluate(() => axe.run())
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
