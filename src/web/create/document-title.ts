import type { BrandView } from '#contract/pages.ts'

/** What the tab, the history and search engines call the page: the step comes first. */
export const documentTitle = (step: string, brand: BrandView): string =>
  `${step} – nowe konto – ${brand.name}`
