/** Html cut into tags and text. Nothing here is trusted: whoever reads the tokens writes them anew. */

/** By name in small letters; of two with one name the first counts, as in browsers. */
export type Attributes = Readonly<Record<string, string>>

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly name: string }

/** Elements that vanish with all that is in them: none of it is meant to be read. */
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

/** A longer one is no tag but a text with a sign in it. It also bounds the work that hostile text can cause. */
const LONGEST_TAG = 4096
const TAG = /^<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/i
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g

/** Never refuses: what is no tag is text. */
export function* tokensOf(html: string): Generator<Token> {
  let at = 0
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
    const [whole, slash, name = '', attributes = ''] = TAG.exec(html.slice(at, at + LONGEST_TAG)) ?? []
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

const text = (raw: string): Token => ({ kind: 'text', text: decoded(raw) })

/** Of a comment, a doctype, a processing instruction. One that never ends takes all the rest with it. */
function endOfComment(html: string, at: number): number {
  const [mark, from] = html.startsWith('<!--', at) ? ['-->', at + 2] : ['>', at]
  const end = html.indexOf(mark, from)
  return end === -1 ? html.length : end + mark.length
}

function endOfVanishing(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?![a-z0-9-])[^>]*>`, 'gi')
  end.lastIndex = from
  return end.exec(html) === null ? html.length : end.lastIndex
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

/** Signs that no text needs: all control characters but tabs and breaks of a line. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu

/** What the entities of a text stand for; an entity that is not known stays as it was written. */
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
