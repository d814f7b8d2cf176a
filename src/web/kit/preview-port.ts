import type { SitePage } from '#contract/pages.ts'

/**
 * The panel's interface to the pages of a site as it previews them. The pages are a separate module, fetched by its
 * address; the panel gives it the document of a frame.
 */
export interface PagePreview {
  /** @param marked the id of the element that is being edited; null: none */
  readonly show: (page: SitePage, marked: string | null) => void
  readonly destroy: () => void
}

/** Draws into the body of a document that has the styles of the site. */
export type MountPreview = (document: Document) => PagePreview
