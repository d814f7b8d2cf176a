import { type Attributes, type Token, tokensOf } from './html-tokens.ts'

/**
 * Rich text that is safe by construction: whatever the input, the output is rebuilt from the elements below, with no
 * attribute but the address of a link, and everything else is escaped text. Scripts, styles and the like are removed
 * with their content; of other elements the text stays.
 */

const INLINES = ['strong', 'em', 'u', 's', 'a'] as const
const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'] as const
const VOIDS = ['br', 'hr'] as const

export type SafeElement = (typeof INLINES)[number] | (typeof BLOCKS)[number] | (typeof VOIDS)[number]

export type SafeNode =
  | string
  | {
      readonly element: SafeElement
      /** For links only. */
      readonly href: string | null
      readonly children: readonly SafeNode[]
    }

/** Old names for the same element. */
const ALIASES: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

/** Deeper elements lose their tags: no one writes that way, and no reader's browser should struggle with it. */
const DEEPEST = 20

/** The html itself, balanced and harmless; html that was harmless before stays unchanged. */
export const safeHtml = (html: string): string => htmlOfNodes(safeNodes(html))

/** The same as a tree, for rendering. */
export function safeNodes(html: string): readonly SafeNode[] {
  const builder = new Builder()
  for (const token of tokensOf(html)) builder.take(token)
  return builder.root
}

/** The address of a link when it leads to a page or to a mailbox; null for anything else. */
export function safeHref(address: string): string | null {
  const bare = address.trim()
  return /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(bare) ? bare : null
}

interface OpenElement {
  readonly element: SafeElement
  readonly href: string | null
  readonly children: SafeNode[]
}

/** Open elements are blocks first, then inlines: a block that begins ends the inlines before it. */
class Builder {
  readonly root: SafeNode[] = []
  readonly #open: OpenElement[] = []

  take(token: Token): void {
    if (token.kind === 'text') this.#text(token.text)
    else {
      const name = ALIASES[token.name] ?? token.name
      if (token.kind === 'close') this.#close(name)
      else this.#start(name, token.attributes)
    }
  }

  #text(text: string): void {
    const isBlank = /^[ \t\r\n\f]*$/.test(text)
    if (this.#isIn('ul', 'ol')) {
      if (isBlank) return
      this.#push('li')
    }
    this.#add(text)
  }

  #start(name: string, attributes: Attributes): void {
    if (name === 'br') this.#inline(() => this.#add(node('br')))
    else if (name === 'hr') this.#block(() => this.#add(node('hr')))
    else if (name === 'a') this.#link(attributes)
    else if (isOneOf(INLINES, name)) this.#inline(() => this.#push(name))
    else if (name === 'li') this.#item()
    else if (isOneOf(BLOCKS, name)) this.#block(() => this.#push(name))
  }

  #link(attributes: Attributes): void {
    const href = safeHref(attributes.href ?? '')
    if (href !== null) this.#inline(() => this.#push('a', href))
  }

  #inline(begin: () => void): void {
    if (this.#isIn('ul', 'ol')) this.#push('li')
    begin()
  }

  #block(begin: () => void): void {
    this.#endLine()
    if (this.#isIn('ul', 'ol')) this.#push('li')
    begin()
  }

  /** An item without a list is a paragraph. */
  #item(): void {
    this.#endLine()
    const list = this.#open.findLastIndex(({ element }) => element === 'ul' || element === 'ol')
    if (list === -1) this.#push('p')
    else {
      this.#open.length = list + 1
      this.#push('li')
    }
  }

  /** Ends inlines, and the paragraph or heading around them. */
  #endLine(): void {
    while (this.#isIn(...INLINES, 'p', 'h2', 'h3')) this.#open.pop()
  }

  #close(name: string): void {
    const index = this.#open.findLastIndex(({ element }) => element === name)
    if (index !== -1) this.#open.length = index
  }

  /** An inline within the same inline adds nothing. */
  #push(element: SafeElement, href: string | null = null): void {
    const isRepeated = isOneOf(INLINES, element) && this.#open.some((open) => open.element === element)
    if (isRepeated || this.#open.length >= DEEPEST) return
    const opened = { ...node(element), href, children: [] }
    this.#add(opened)
    this.#open.push(opened)
  }

  #add(child: SafeNode): void {
    const children = this.#open.at(-1)?.children ?? this.root
    const last = children.at(-1)
    if (typeof child === 'string' && typeof last === 'string') children[children.length - 1] = last + child
    else children.push(child)
  }

  #isIn(...elements: readonly SafeElement[]): boolean {
    const last = this.#open.at(-1)
    return last !== undefined && elements.includes(last.element)
  }
}

const node = (element: SafeElement) => ({ element, href: null, children: [] })

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name)

/** A tree of safe elements as html. */
export const htmlOfNodes = (nodes: readonly SafeNode[]): string => nodes.map(writtenNode).join('')

function writtenNode(node: SafeNode): string {
  if (typeof node === 'string') return escaped(node)
  const { element, href, children } = node
  if (isOneOf(VOIDS, element)) return `<${element}>`
  const address = href === null ? '' : ` href="${escaped(href).replaceAll('"', '&quot;')}"`
  return `<${element}${address}>${htmlOfNodes(children)}</${element}>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
