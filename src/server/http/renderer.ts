import type { FastifyInstance } from 'fastify'
import type { BrandView, RenderedEntries, ShellEntry, ShellPage } from '#contract/pages.ts'

/** A whole HTML document and the sources its Content-Security-Policy must name. */
export interface HtmlDocument {
  readonly html: string
  /** `'sha256-…'` of each inline style element, for `style-src`. */
  readonly styleHashes: readonly string[]
}

/**
 * Turns props into documents. Two implementations, chosen in main: from the built bundle, and through
 * Vite with hot reload in development.
 */
export interface Renderer {
  page<E extends keyof RenderedEntries>(entry: E, props: RenderedEntries[E]): Promise<HtmlDocument>
  /** The document of an entry that runs in the browser alone, in the colours of a brand. */
  shell(entry: ShellEntry, brand: BrandView['id'], data: ShellPage): Promise<HtmlDocument>
  /** Serves scripts, styles and fonts under `/assets/` (built: immutable, a year). */
  registerAssets(app: FastifyInstance): Promise<void>
  close(): Promise<void>
}
