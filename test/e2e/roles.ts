import type { Page } from 'playwright-core'
import { z } from 'zod'

const treeSchema = z.object({
  nodes: z.array(
    z.object({
      nodeId: z.string(),
      ignored: z.boolean(),
      childIds: z.array(z.string()).default([]),
      role: z.object({ value: z.unknown() }).optional(),
      name: z.object({ value: z.unknown() }).optional(),
    }),
  ),
})
type Node = z.infer<typeof treeSchema>['nodes'][number]

/** What the browser exposes to a screen reader, in reading order; styles may change it, so it is read, not derived. */
export async function rolesOf(page: Page): Promise<{ role: string; name: string }[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = treeSchema.parse(await session.send('Accessibility.getFullAXTree'))
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const [root] = nodes
  return root === undefined ? [] : inOrder(root, byId)
}

function inOrder(node: Node, byId: ReadonlyMap<string, Node>): { role: string; name: string }[] {
  const own = node.ignored
    ? []
    : [{ role: String(node.role?.value ?? ''), name: String(node.name?.value ?? '') }]
  const children = node.childIds.flatMap((id) => byId.get(id) ?? [])
  return [...own, ...children.flatMap((child) => inOrder(child, byId))]
}
