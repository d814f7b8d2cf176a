/**
 * The result of an entry's `render(props)`: the parts of a document that React and the page know. The server assembles
 * the document, because only the server knows where built files are.
 */
export interface RenderedPage {
  readonly title: string
  /** One sentence for search engines and shared links. */
  readonly description: string
  /** The canonical address of the page; omitted: none. */
  readonly canonical?: string
  /** The picture for link previews, with its full address. */
  readonly image?: {
    readonly address: string
    readonly width?: number
    readonly height?: number
    readonly alt?: string
  }
  /** What the page is about in the words of schema.org, for search engines; omitted: nothing. */
  readonly structured?: object
  /** False for pages that only the holder of a link should see. */
  readonly indexed: boolean
  readonly brand: 'zapisano' | 'obecni' | null
  readonly themeColour: string
  /** Content of one style element: the organiser's colours. */
  readonly style: string | null
  /** HTML inside `#root`. */
  readonly body: string
  /** Style sheets by their path in the source: 'src/web/ui/base.css'. */
  readonly styles: readonly string[]
  /** The module that hydrates the page in the browser, by its path in the source; null: no script. */
  readonly script: string | null
  /** Passed to that module in `<script type="application/json" id="page">`; null: it needs none. */
  readonly data: unknown
}
