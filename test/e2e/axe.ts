import { source } from 'axe-core'
import type { Page } from 'playwright-core'

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}
declare const axe: { run(options: { readonly resultTypes: readonly ['violations'] }): Promise<AxeResult> }

/** A page that never comes to rest is judged as it is. */
const MOST_RUNS = 4

/** What axe finds on a page once nothing moves: the rule and the element; empty when there is no fault. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Evaluated by the browser's debugger: the page's own policy allows no inline script. Once a document: code that has run
  // before takes three quarters of the time.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  for (let run = 1; ; run++) {
    const { violations, moved } = await page.evaluate(runOnceStill)
    // A button enabled meanwhile has a colour in between for a moment: what was seen then is looked at again.
    if (violations.length === 0 || !moved || run === MOST_RUNS)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }
}

/** In the page: waits for what moves, runs axe, and tells whether a transition began while it ran. */
async function runOnceStill(): Promise<AxeResult & { readonly moved: boolean }> {
  const ending = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
  let moved = false
  const note = () => {
    moved = true
  }
  document.addEventListener('transitionrun', note, true)
  // All is judged as without it; only what passes gets no address within the page.
  const { violations } = await axe.run({ resultTypes: ['violations'] })
  document.removeEventListener('transitionrun', note, true)
  return { violations, moved }
}
