import './page-builder.css'
import { useMediaQuery } from '@mantine/hooks'
import { useParams } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
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
import { type Removed, RemovedBlock } from './removed-block.tsx'

/** From here on the preview has room beside the blocks. */
const WIDE = '(min-width: 1081px)'

/** 'Strona wydarzenia': what visitors read, block by block, and beside it the page itself. */
export function PageBuilderPage(): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const { document, change } = useDraft()
  const editor = { accountId: useOwnedEvent(eventId).found?.account.id ?? '', document, change }
  const [news, setNews] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [added, setAdded] = useState<string | null>(null)
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
  const gone = removed !== null && !blocks.some(({ id }) => id === removed.block.id) ? removed : null
  const restore = ({ block, at }: Removed) => {
    change((now) => withBlockAt(now, block, at))
    setAdded(block.id)
    setRemoved(null)
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
              <Fragment key={block.id}>
                {gone?.at === at && <RemovedBlock removed={gone} onRestore={restore} />}
                <BlockCard
                  editor={editor}
                  block={block}
                  at={at}
                  dragging={dragging}
                  isNew={block.id === added}
                  onEdit={() => setEdited(blockAnchor(block))}
                  onHide={(hidden) => change((now) => withHidden(now, block.id, hidden))}
                  onMove={(way) => put(movedBy(document, block.id, way), block.id)}
                  onRemove={() => remove(block, at)}
                />
              </Fragment>
            ))}
            {gone !== null && gone.at >= blocks.length && <RemovedBlock removed={gone} onRestore={restore} />}
          </ol>
          <AddBlock
            editor={editor}
            onAdded={(id, name) => {
              setAdded(id)
              setNews(`Dodano blok: ${name}.`)
            }}
          />
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
