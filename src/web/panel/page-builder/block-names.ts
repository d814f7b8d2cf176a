import type { BlockKind, PageBlock } from '#domain/event/page/page-blocks.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import type { IconName } from '../shared/icon.tsx'

/** How a block is called on the page that arranges them. */
export const blockName = ({ kind, heading }: Pick<PageBlock, 'kind' | 'heading'>): string =>
  heading ?? blockHeadings[kind]

/** Blocks that can be added, as they are offered. */
export const OFFERED: readonly (readonly [kind: BlockKind, icon: IconName, name: string])[] = [
  ['text', 'text', 'Tekst'],
  ['gallery', 'camera', 'Zdjęcia'],
  ['film', 'film', 'Film'],
  ['files', 'download', 'Pliki do pobrania'],
  ['people', 'people', 'Kto prowadzi'],
  ['joined', 'person', 'Kto już jest'],
  ['map', 'pin', 'Jak dojechać'],
  ['partners', 'check', 'Partnerzy'],
  ['donation', 'heart', 'Darowizna'],
  ['invitation', 'pen', 'Zaproszenie'],
  ['included', 'check', 'Co jest w\u00a0cenie'],
  ['prices', 'ticket', 'Ceny'],
  ['groups', 'people', 'Grupy'],
  ['programme', 'list', 'Dzień po dniu'],
  ['questions', 'book', 'Pytania'],
  ['contact', 'phone', 'Kontakt'],
  ['leaving', 'swap', 'Zmiany i\u00a0rezygnacja'],
]
