/**
 * What an entry's `render(props)` answers with: the parts of a document that React and the page know.
 * The server makes the document of it, because only the server knows where built files lie.
 */
export interface RenderedPage {
  readonly title: string
  /** One sentence for search engines and shared links. */
  readonly description: string
  /** Whole address under which the page wants to be known; left out: none is said. */
  readonly canonical?: string
  /** Whole address of the picture that is shown where the link is shared. */
  readonly image?: string
  /** False for pages that only the holder of a link should see. */
  readonly indexed: boolean
  readonly brand: 'zapisano' | 'obecni' | null
  readonly themeColour: string
  /** Content of one style element: the organiser's colours. */
  readonly style: string | null
  /** HTML inside `#root`. */
  readonly body: string
  /** Style sheets by their place in the source: 'src/web/ui/base.css'. */
  readonly styles: readonly string[]
  /** The module that takes the page over in the browser, by its place in the source; null: no script. */
  readonly script: string | null
  /** Given to that module in `<script type="application/json" id="page">`; null: it needs none. */
  readonly data: unknown
}
