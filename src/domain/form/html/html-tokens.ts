/** Html cut into tags and text. Nothing here is trusted: callers that read the tokens write them again. */

/** By name in small letters; for a repeated name the first counts, as in browsers. */
export type Attributes = Readonly<Record<string, string>>

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly name: string }

/** Elements that are removed with their content: none of it is meant to be read. */
const VANISHING = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'textarea',
  'title',
  'xmp',
  'plaintext',
  'svg',
  'math',
])

/** A longer one is not a tag but text with a special character. It also bounds the work that hostile text can cause. */
const LONGEST_TAG = 4096
const TAG = /^<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/i
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g

/** Never refuses: anything that is not a tag is text. */
export function* tokensOf(html: string): Generator<Token> {
  let at = 0
  /** The next character that could end a tag; searched again only once it lies behind. */
  let close = -1
  while (at < html.length) {
    const sign = html.indexOf('<', at)
    if (sign !== at) {
      const end = sign === -1 ? html.length : sign
      yield text(html.slice(at, end))
      at = end
      continue
    }
    if (html.startsWith('<!', at) || html.startsWith('<?', at)) {
      at = endOfComment(html, at)
      continue
    }
    if (close < at) close = indexOrEnd(html, '>', at)
    const window = close - at < LONGEST_TAG ? html.slice(at, at + LONGEST_TAG) : ''
    const [whole, slash, name = '', attributes = ''] = TAG.exec(window) ?? []
    if (whole === undefined) {
      yield text('<')
      at += 1
      continue
    }
    const lower = name.toLowerCase()
    at += whole.length
    if (VANISHING.has(lower)) at = slash === '' ? endOfVanishing(html, lower, at) : at
    else if (slash === '') yield { kind: 'open', name: lower, attributes: attributesOf(attributes) }
    else yield { kind: 'close', name: lower }
  }
}

function indexOrEnd(html: string, sign: string, from: number): number {
  const index = html.indexOf(sign, from)
  return index === -1 ? Number.POSITIVE_INFINITY : index
}

const text = (raw: string): Token => ({ kind: 'text', text: decoded(raw) })

/**
 * The end of a comment, a doctype or a processing instruction. One that never ends takes the rest of the text with it.
 */
function endOfComment(html: string, at: number): number {
  const [mark, from] = html.startsWith('<!--', at) ? ['-->', at + 2] : ['>', at]
  const end = html.indexOf(mark, from)
  return end === -1 ? html.length : end + mark.length
}

function endOfVanishing(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?![a-z0-9-])`, 'gi')
  end.lastIndex = from
  // The end of the tag is searched once: a tag without one takes the rest of the text.
  const close = end.exec(html) === null ? -1 : html.indexOf('>', end.lastIndex)
  return close === -1 ? html.length : close + 1
}

function attributesOf(text: string): Attributes {
  const found: Record<string, string> = Object.create(null)
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    found[name.toLowerCase()] ??= decoded(double ?? single ?? bare ?? '')
  return found
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Characters that no text needs: all control characters except tabs and line breaks. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu

/** Decodes the entities of a text; an unknown entity stays as it was written. */
function decoded(text: string): string {
  return text
    .replace(/&(?:#([0-9]{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return isCharacter(code) ? String.fromCodePoint(code) : ''
    })
    .replace(CONTROL, '')
}

const isCharacter = (code: number) => code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
