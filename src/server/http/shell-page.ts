import type { BrandView, ShellEntry, ShellPage } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { shellWords } from '#i18n/pl/shell-page.ts'

/** The document of an entry that runs in the browser alone: a frame to fill, and a text for when it cannot. */
export function shellPage(entry: ShellEntry, brand: BrandView['id'], data: ShellPage): RenderedPage {
  return {
    title: shellWords.titles[entry],
    description: shellWords.titles[entry],
    indexed: false,
    brand,
    themeColour: entry === 'scanner' ? '#14181f' : '#fbf8f2',
    style: null,
    body: `<noscript><p>${shellWords.needsScript}</p></noscript>`,
    styles: ['src/web/ui/base.css'],
    script: `src/web/${entry}/client.tsx`,
    data,
  }
}
