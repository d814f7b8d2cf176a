import type { DefinitionDocument } from '../definition/definition.ts'

type Page = DefinitionDocument['page']

/** One block of the public page. */
export type PageBlock = NonNullable<Page['blocks']>[number]
export type BlockKind = PageBlock['kind']
export type BlockOf<Kind extends BlockKind> = Extract<PageBlock, { kind: Kind }>

/** What a page shows that was never arranged, in this order. */
const USUAL = [
  'invitation',
  'included',
  'prices',
  'groups',
  'programme',
  'leaving',
  'questions',
  'contact',
] as const satisfies readonly BlockKind[]

/** Kinds that show what is said once in the event: a second block would repeat it. */
const ONCE: ReadonlySet<BlockKind> = new Set<BlockKind>([...USUAL, 'donation', 'joined'])

export const isOnce = (kind: BlockKind): boolean => ONCE.has(kind)

/** A block as it is when it is added, with everything that may be left out. */
export function newBlock(kind: BlockKind, id: string): PageBlock {
  const part = { id, hidden: false }
  switch (kind) {
    case 'prices':
      return { ...part, kind, show: 'all', reasons: true }
    case 'groups':
      return { ...part, kind, leaders: true, places: true }
    case 'programme':
      return { ...part, kind, distances: true }
    case 'text':
      return { ...part, kind, html: '' }
    case 'gallery':
      return { ...part, kind, pictures: [] }
    case 'files':
      return { ...part, kind, files: [] }
    case 'map':
      return { ...part, kind, opens: 'navigation' }
    case 'people':
      return { ...part, kind, people: [] }
    case 'partners':
      return { ...part, kind, partners: [] }
    case 'joined':
      return { ...part, kind, beside: 'nothing' }
    default:
      return { ...part, kind }
  }
}

/** The blocks of a page in their order, hidden ones too; of a page that was never arranged the usual ones. */
export const blocksOfPage = ({ blocks }: Pick<Page, 'blocks'>): readonly PageBlock[] =>
  blocks ?? USUAL.map((kind) => newBlock(kind, kind))

/**
 * What visitors see, in order. Where the money goes of who resigns is always there: the summary of a registration
 * links it.
 */
export function shownBlocks(page: Pick<Page, 'blocks'>): readonly PageBlock[] {
  const all = blocksOfPage(page)
  const shown = all.filter(({ hidden, kind }) => !hidden || kind === 'leaving')
  if (all.some(({ kind }) => kind === 'leaving')) return shown
  const contact = shown.findIndex(({ kind }) => kind === 'contact')
  return shown.toSpliced(contact < 0 ? shown.length : contact, 0, newBlock('leaving', 'leaving'))
}

/** Pictures that tell something by themselves: the cover and the galleries. Those next to a name repeat it. */
export const picturesToDescribe = (page: Page): readonly string[] => [
  ...new Set([
    ...(page.photo === undefined ? [] : [page.photo]),
    ...blocksOfPage(page).flatMap((block) => (block.kind === 'gallery' ? block.pictures : [])),
  ]),
]

/** Every picture that a page names, by id. */
export const picturesOfPage = (page: Page): readonly string[] => {
  const ofNames = blocksOfPage(page).flatMap((block) => {
    if (block.kind === 'film') return block.picture ?? []
    if (block.kind === 'people') return block.people.flatMap(({ picture }) => picture ?? [])
    return block.kind === 'partners' ? block.partners.flatMap(({ logo }) => logo ?? []) : []
  })
  return [...new Set([...picturesToDescribe(page), ...ofNames])]
}

/** Every file that a page offers, by id. */
export const filesOfPage = (page: Page): readonly string[] => [
  ...new Set(
    blocksOfPage(page).flatMap((block) =>
      block.kind === 'files' ? block.files.map(({ file }) => file) : [],
    ),
  ),
]
