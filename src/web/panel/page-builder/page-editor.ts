import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { withBlock } from '#domain/event/draft/page/change-blocks.ts'
import type { BlockKind, BlockOf, PageBlock } from '#domain/event/page/page-blocks.ts'

type Page = DefinitionDocument['page']

/** Everything that the parts of the page share. */
export interface PageEditor {
  readonly accountId: string
  readonly document: DefinitionDocument
  readonly change: (make: (document: DefinitionDocument) => DefinitionDocument) => void
}

/** Changes what the event tells on its page, whichever block shows it. */
export function changePage({ change }: PageEditor, make: (page: Page) => Partial<Page>): void {
  change((document) => ({ ...document, page: { ...document.page, ...make(document.page) } }))
}

const isOf = <Kind extends BlockKind>(block: PageBlock, kind: Kind): block is BlockOf<Kind> =>
  block.kind === kind

/** Changes the settings or the content of one block. */
export function changeBlock<Kind extends BlockKind>(
  { change }: PageEditor,
  { id, kind }: { readonly id: string; readonly kind: Kind },
  make: (block: BlockOf<Kind>) => PageBlock,
): void {
  change((document) => withBlock(document, id, (block) => (isOf(block, kind) ? make(block) : block)))
}
