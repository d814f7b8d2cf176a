import type { BrandView } from '#contract/pages.ts'

/** The title for the tab, the history and search engines: the step comes first. */
export const documentTitle = (step: string, brand: BrandView): string =>
  `${step} – nowe konto – ${brand.name}`
