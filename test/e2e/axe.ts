import { source } from 'axe-core'
import type { Page } from 'playwright-core'

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}
declare const axe: { run(): Promise<AxeResult> }

/** What axe finds on a page once nothing moves: the rule and the element, nothing when all is well. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Evaluated by the browser's debugger: the page's own policy allows no inline script.
  await page.evaluate(source)
  // A button that is just becoming ready has for a moment a colour between the two.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await page.evaluate(() => axe.run())
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
