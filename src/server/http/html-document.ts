import { createHash } from 'node:crypto'
import type { RenderedPage } from '#contract/rendered-page.ts'
import type { HtmlDocument } from './renderer.ts'

/** The editor's module, by its place in the source. */
export const EDITOR = 'src/web/editor/client.ts'

/** The invitation as the panel previews it: its module and its style sheets, by their places in the source. */
export const PREVIEW = {
  module: 'src/web/site/preview.tsx',
  styles: [
    'src/web/ui/base.css',
    'src/web/site/site.css',
    'src/web/site/event/event.css',
    'src/web/site/preview.css',
  ],
} as const
const PREVIEWING = 'src/web/panel/client.tsx'

/** Addresses of everything a document links, ready to be written into it. */
export interface DocumentLinks {
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly icon: string | null
  /** Modules to run, in order. */
  readonly scripts: readonly string[]
  /** Modules that those import, preloaded. */
  readonly modules: readonly string[]
  /** The editor of rich text, which a script fetches when a field needs it. */
  readonly editor: string
  /** What the panel fetches to preview an invitation: the module, then its style sheets. */
  readonly preview: readonly string[]
}

/** Writes a whole document. No inline script ever; the one style element is named by its hash (CSP). */
export function htmlDocument(page: RenderedPage, links: DocumentLinks): HtmlDocument {
  const brand = page.brand === null ? '' : ` data-brand="${page.brand}"`
  const html = `<!doctype html>
<html lang="pl"${brand}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${sharedElements(page)}<meta name="theme-color" content="${escapeHtml(page.themeColour)}">
<meta name="color-scheme" content="light">
${page.indexed ? '' : '<meta name="robots" content="noindex">\n'}${editorElement(page, links)}${previewElement(page, links)}${linkElements(links)}${styleElement(page.style)}${structuredElement(page)}</head>
<body>
<div id="root">${page.body}</div>
${dataElement(page)}</body>
</html>
`
  return { html, styleHashes: page.style === null ? [] : [sourceHash(page.style)] }
}

/** How the page is shown where its link is shared, and under which of its addresses it is found. */
function sharedElements({ title, description, canonical, image }: RenderedPage): string {
  const shared = {
    'og:type': 'website',
    'og:locale': 'pl_PL',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': image?.address,
    'og:image:width': image?.width?.toString(),
    'og:image:height': image?.height?.toString(),
    'og:image:alt': image?.alt,
    'twitter:card': image?.width === undefined ? undefined : 'summary_large_image',
  }
  const elements = Object.entries(shared).flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${escapeHtml(content)}">\n`],
  )
  if (canonical !== undefined) elements.push(`<link rel="canonical" href="${escapeHtml(canonical)}">\n`)
  return elements.join('')
}

/** On a page without a script nothing would use it. */
const editorElement = ({ script }: RenderedPage, { editor }: DocumentLinks) =>
  script === null ? '' : `<meta name="editor-module" content="${escapeHtml(editor)}">\n`

const previewElement = ({ script }: RenderedPage, { preview }: DocumentLinks) =>
  script === PREVIEWING ? `<meta name="preview-module" content="${escapeHtml(preview.join(' '))}">\n` : ''

/** Styles first: nothing is painted before they are loaded, and on a slow network the first requests arrive first. */
function linkElements(links: DocumentLinks): string {
  const fonts = links.fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`,
  )
  const styles = links.styles.map((style) => `<link rel="stylesheet" href="${style}">\n`)
  const icon = links.icon === null ? [] : [`<link rel="icon" href="${links.icon}" type="image/svg+xml">\n`]
  const modules = links.modules.map((module) => `<link rel="modulepreload" href="${module}">\n`)
  const scripts = links.scripts.map((script) => `<script type="module" src="${script}"></script>\n`)
  return [...styles, ...fonts, ...icon, ...modules, ...scripts].join('')
}

const styleElement = (style: string | null) => (style === null ? '' : `<style>${style}</style>\n`)

function dataElement({ script, data }: RenderedPage): string {
  if (script === null || data === null || data === undefined) return ''
  return `<script type="application/json" id="page">${jsonInHtml(data)}</script>\n`
}

/** Data, not a program: no policy about scripts concerns it. */
const structuredElement = ({ structured }: RenderedPage) =>
  structured === undefined ? '' : `<script type="application/ld+json">${jsonInHtml(structured)}</script>\n`

/** `<` is written as an escape, so that no typed text can end the element. */
const jsonInHtml = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
