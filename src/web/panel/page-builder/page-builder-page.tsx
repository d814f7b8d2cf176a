import './page-builder.css'
import { useMediaQuery } from '@mantine/hooks'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  movedBy,
  movedTo,
  withBlockAt,
  withHidden,
  withoutBlock,
} from '#domain/event/draft/page/change-blocks.ts'
import { blocksOfPage, type PageBlock } from '#domain/event/page/page-blocks.ts'
import { blockAnchor } from '#web/kit/block-anchor.ts'
import { useOwnedEvent } from '../shared/account-events.ts'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { useDraft } from '../shared/draft/use-draft.ts'
import { useDrag } from '../shared/drag/use-drag.ts'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { AddBlock } from './add-block.tsx'
import { BlockCard } from './block-card.tsx'
import { blockName } from './block-names.ts'
import { CoverChoice } from './cover-choice.tsx'
import { HeadFacts } from './head-facts.tsx'
import { Preview } from './preview.tsx'

/** From here on the preview has room beside the blocks. */
const WIDE = '(min-width: 1081px)'

/** A block that was removed, and where it stood. */
interface Removed {
  readonly block: PageBlock
  readonly at: number
}

/** 'Strona wydarzenia': what visitors read, block by block, and beside it the page itself. */
export function PageBuilderPage(): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const { document, change } = useDraft()
  const editor = { accountId: useOwnedEvent(eventId).found?.account.id ?? '', document, change }
  const [news, setNews] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  const blocks = blocksOfPage(document.page)
  const tellPlace = (after: typeof document, id: string) => {
    const all = blocksOfPage(after.page)
    const at = all.findIndex((block) => block.id === id)
    const block = all[at]
    if (block !== undefined) setNews(`${blockName(block)}: miejsce ${at + 1} z\u00a0${all.length}.`)
  }
  const put = (moved: typeof document, id: string) => {
    if (moved === document) return setNews('Dalej nie można.')
    change(() => moved)
    tellPlace(moved, id)
  }
  const dragging = useDrag<number>((id, at) => put(movedTo(document, id, at), id))
  const remove = (block: PageBlock, at: number) => {
    change((now) => withoutBlock(now, block.id))
    setRemoved({ block, at })
  }
  const preview = <Preview document={document} marked={edited} />
  return (
    <>
      <SettingsHead title="Strona wydarzenia" />
      <p role="status" className="sr">
        {news}
      </p>
      <div className="pb">
        <div className="pb-main">
          <CoverChoice editor={editor} onEdit={() => setEdited(null)} />
          <HeadFacts editor={editor} onEdit={() => setEdited(null)} />
          <ol className="pb-blocks">
            {blocks.map((block, at) => (
              <BlockCard
                key={block.id}
                editor={editor}
                block={block}
                at={at}
                dragging={dragging}
                onEdit={() => setEdited(blockAnchor(block))}
                onHide={(hidden) => change((now) => withHidden(now, block.id, hidden))}
                onMove={(way) => put(movedBy(document, block.id, way), block.id)}
                onRemove={() => remove(block, at)}
              />
            ))}
          </ol>
          {removed !== null && !blocks.some(({ id }) => id === removed.block.id) && (
            <p role="status" className="pb-removed">
              Usunięto blok „{blockName(removed.block)}”.{' '}
              <button
                type="button"
                className="link"
                onClick={() => {
                  change((now) => withBlockAt(now, removed.block, removed.at))
                  setRemoved(null)
                }}
              >
                Przywróć
              </button>
            </p>
          )}
          <AddBlock editor={editor} onAdded={setNews} />
        </div>
        {isWide ? (
          <div className="pb-side">{preview}</div>
        ) : (
          <>
            <button type="button" className="btn quiet pb-look" onClick={() => setOpen(true)}>
              Zobacz stronę
            </button>
            <SideDrawer title={isOpen ? 'Podgląd strony' : null} onClose={() => setOpen(false)}>
              {preview}
            </SideDrawer>
          </>
        )}
      </div>
    </>
  )
}
