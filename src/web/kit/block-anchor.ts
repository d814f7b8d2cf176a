import type { BlockKind, PageBlock } from '#domain/event/page/page-blocks.ts'

/** Names that links to parts of an invitation have always had. */
const ANCHORS: Readonly<Partial<Record<BlockKind, string>>> = {
  invitation: 'zaproszenie',
  included: 'w-cenie',
  prices: 'cennik',
  groups: 'grupy',
  programme: 'program',
  leaving: 'rezygnacja',
  questions: 'pytania',
  contact: 'kontakt',
  donation: 'wsparcie',
}

/** The id of a block's element on the public page. */
export const blockAnchor = ({ id, kind }: Pick<PageBlock, 'id' | 'kind'>): string =>
  ANCHORS[kind] ?? `blok-${id}`
