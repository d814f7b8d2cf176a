import type { DefinitionDocument } from '../../definition/definition.ts'
import { type BlockKind, blocksOfPage, isOnce, newBlock, type PageBlock } from '../../page/page-blocks.ts'
import { idOfName } from '../questions/id-of-name.ts'

/** Arranging the blocks of the public page; texts of the event stay where they are. */

const withBlocks = (document: DefinitionDocument, blocks: readonly PageBlock[]): DefinitionDocument => ({
  ...document,
  page: { ...document.page, blocks: [...blocks] },
})

/** Changes one block; the document itself where there is none of that id. */
export function withBlock(
  document: DefinitionDocument,
  id: string,
  make: (block: PageBlock) => PageBlock,
): DefinitionDocument {
  const blocks = blocksOfPage(document.page)
  if (!blocks.some((block) => block.id === id)) return document
  return withBlocks(
    document,
    blocks.map((block) => (block.id === id ? make(block) : block)),
  )
}

/** Shows a block or hides it. */
export const withHidden = (document: DefinitionDocument, id: string, hidden: boolean): DefinitionDocument =>
  withBlock(document, id, (block) => ({ ...block, hidden }))

/** The heading of a block; null: the usual one. */
export const withHeading = (
  document: DefinitionDocument,
  id: string,
  heading: string | null,
): DefinitionDocument =>
  withBlock(document, id, ({ heading: _, ...block }) => (heading === null ? block : { ...block, heading }))

/** Puts a block in front of the one that stands at a place now; behind all at their number. */
export function movedTo(document: DefinitionDocument, id: string, at: number): DefinitionDocument {
  const blocks = blocksOfPage(document.page)
  const from = blocks.findIndex((block) => block.id === id)
  const block = blocks[from]
  const to = at > from ? at - 1 : at
  if (block === undefined || to === from || to < 0 || to >= blocks.length) return document
  return withBlocks(document, blocks.toSpliced(from, 1).toSpliced(to, 0, block))
}

/** One place up or down; the document itself where there is no further. */
export function movedBy(document: DefinitionDocument, id: string, way: 'up' | 'down'): DefinitionDocument {
  const at = blocksOfPage(document.page).findIndex((block) => block.id === id)
  return at < 0 ? document : movedTo(document, id, way === 'up' ? at - 1 : at + 2)
}

/** As many as the shape of a page allows. */
const MOST = 40

/** The kinds that can be added; what the event says once is there once. */
export const kindsToAdd = (document: DefinitionDocument, kinds: readonly BlockKind[]): BlockKind[] => {
  const blocks = blocksOfPage(document.page)
  const there = new Set(blocks.map(({ kind }) => kind))
  return blocks.length >= MOST ? [] : kinds.filter((kind) => !isOnce(kind) || !there.has(kind))
}

/** A new block in front of the contact, else at the end. */
export function withNewBlock(
  document: DefinitionDocument,
  kind: BlockKind,
): { readonly document: DefinitionDocument; readonly id: string } {
  const blocks = blocksOfPage(document.page)
  const block = newBlock(
    kind,
    idOfName(
      kind,
      blocks.map(({ id }) => id),
    ),
  )
  const isLast = blocks.at(-1)?.kind === 'contact'
  return { document: withBlockAt(document, block, blocks.length - (isLast ? 1 : 0)), id: block.id }
}

/** Puts a block at a place: a new one, or one that was removed. */
export const withBlockAt = (document: DefinitionDocument, block: PageBlock, at: number): DefinitionDocument =>
  withBlocks(document, blocksOfPage(document.page).toSpliced(at, 0, block))

export const withoutBlock = (document: DefinitionDocument, id: string): DefinitionDocument =>
  withBlocks(
    document,
    blocksOfPage(document.page).filter((block) => block.id !== id),
  )
