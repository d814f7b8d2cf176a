import { createElement } from 'react'
import { type SafeNode, safeNodes } from '#domain/form/html/safe-html.ts'
import { NewTabLink } from '../new-tab-link.tsx'

/** Rich text as readers see it, built from its safe elements: no html is ever put into a page as it was received. */
export function RichText({ html, newTab = false }: { html: string; newTab?: boolean }) {
  const draw = newTab ? drawnForForm : drawn
  return <div className="rich">{safeNodes(html).map((node, index) => draw(node, index))}</div>
}

function drawn(node: SafeNode, index: number, draw: Draw = drawn): React.ReactNode {
  if (typeof node === 'string') return node
  const { element, href, children } = node
  const link = href === null ? {} : { href, rel: 'noopener nofollow' }
  const inner = element === 'br' || element === 'hr' ? [] : [children.map((child, at) => draw(child, at))]
  return createElement(element, { key: index, ...link }, ...inner)
}

type Draw = (node: SafeNode, index: number) => React.ReactNode

/** Beside a form that is being filled in a link opens a tab of its own: nothing typed is left behind. */
function drawnForForm(node: SafeNode, index: number): React.ReactNode {
  if (typeof node === 'string' || node.href === null) return drawn(node, index, drawnForForm)
  return (
    <NewTabLink key={index} href={node.href}>
      {node.children.map(drawnForForm)}
    </NewTabLink>
  )
}
