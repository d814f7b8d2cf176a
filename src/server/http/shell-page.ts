import type { BrandView, ShellEntry, ShellPage } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'

const TITLES: Readonly<Record<ShellEntry, string>> = {
  panel: 'Panel organizatora',
  scanner: 'Skaner biletów',
}

/** The document of an entry that runs in the browser alone: a frame to fill, and words for when it cannot. */
export function shellPage(entry: ShellEntry, brand: BrandView['id'], data: ShellPage): RenderedPage {
  return {
    title: TITLES[entry],
    description: TITLES[entry],
    indexed: false,
    brand,
    themeColour: entry === 'scanner' ? '#14181f' : '#fbf8f2',
    style: null,
    body: '<noscript><p>Ta strona potrzebuje JavaScriptu. Włącz go w&nbsp;ustawieniach przeglądarki.</p></noscript>',
    styles: ['src/web/ui/base.css'],
    script: `src/web/${entry}/client.tsx`,
    data,
  }
}
