import { createElement } from 'react'
import { type SafeNode, safeNodes } from '#domain/form/html/safe-html.ts'

/** Rich text as readers see it, built from its safe elements: no html is ever put into a page as it was received. */
export function RichText({ html }: { html: string }) {
  return <div className="rich">{safeNodes(html).map(drawn)}</div>
}

function drawn(node: SafeNode, index: number): React.ReactNode {
  if (typeof node === 'string') return node
  const { element, href, children } = node
  const link = href === null ? {} : { href, rel: 'noopener nofollow' }
  const inner = element === 'br' || element === 'hr' ? [] : [children.map(drawn)]
  return createElement(element, { key: index, ...link }, ...inner)
}
