import { type DragEvent, type ReactNode, useEffect, useRef } from 'react'
import { withHeading } from '#domain/event/draft/page/change-blocks.ts'
import type { PageBlock } from '#domain/event/page/page-blocks.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import { type DragTools, isLowerHalf } from '../shared/drag/drag.ts'
import { Icon } from '../shared/icon.tsx'
import { TextInPlace } from '../shared/inputs/text-in-place.tsx'
import { BlockBody } from './block-body.tsx'
import { blockName } from './block-names.ts'
import type { PageEditor } from './page-editor.ts'

interface Props {
  readonly editor: PageEditor
  readonly block: PageBlock
  readonly at: number
  readonly dragging: DragTools<number>
  /** It is being edited: the preview marks it. */
  readonly onEdit: () => void
  /** It was just added: the focus goes there, since the button that added it may be gone. */
  readonly isNew: boolean
  readonly onHide: (hidden: boolean) => void
  readonly onMove: (way: 'up' | 'down') => void
  readonly onRemove: () => void
}

/** A block with its place, its heading, whether it is on the page, and what it says. */
export function BlockCard(props: Props): ReactNode {
  const { editor, block, at, dragging, isNew, onEdit, onHide, onMove, onRemove } = props
  const { id, kind, hidden } = block
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.focus()
  }, [isNew])
  const over = dragging.drag?.over
  const placeUnder = (event: DragEvent) => (isLowerHalf(event) ? at + 1 : at)
  const name = blockName(block)
  return (
    <li
      className="pb-block"
      data-hidden={hidden || undefined}
      data-drop={over === at ? 'above' : over === at + 1 ? 'below' : undefined}
      onDragOver={(event) => dragging.over(event, placeUnder(event))}
      onDrop={(event) => dragging.drop(event, placeUnder(event))}
      onFocusCapture={onEdit}
    >
      <span
        className="pb-grip"
        aria-hidden="true"
        draggable
        onDragStart={(event) => dragging.start(event, id)}
        onDragEnd={dragging.end}
      >
        <Icon name="grip" />
      </span>
      <section ref={section} aria-label={name} tabIndex={-1}>
        <header>
          <Heading editor={editor} block={block} />
          <div className="pb-tools">
            {kind !== 'leaving' && (
              <button type="button" className="btn text pb-shown" onClick={() => onHide(!hidden)}>
                <Icon name={hidden ? 'eye-off' : 'eye'} size={20} />
                {hidden ? 'Ukryty' : 'Na stronie'}
                <span className="sr">: {name}. Zmień</span>
              </button>
            )}
            <Tool icon="up" label={`Wyżej: ${name}`} onClick={() => onMove('up')} />
            <Tool icon="down" label={`Niżej: ${name}`} onClick={() => onMove('down')} />
            {kind !== 'leaving' && <Tool icon="close" label={`Usuń blok: ${name}`} onClick={onRemove} />}
          </div>
        </header>
        <BlockBody editor={editor} block={block} />
      </section>
    </li>
  )
}

function Heading({ editor, block }: Pick<Props, 'editor' | 'block'>): ReactNode {
  const { id, kind, heading } = block
  if (kind === 'invitation') return <h2>{blockHeadings.invitation}</h2>
  const usual = blockHeadings[kind]
  const hasUsual = kind !== 'text'
  return (
    <>
      <h2 className="sr">{blockName(block)}</h2>
      <TextInPlace
        className="pb-heading"
        label={`Nagłówek bloku: ${usual}`}
        placeholder={hasUsual ? usual : 'Nagłówek, jeśli ma być'}
        max={80}
        value={heading ?? (hasUsual ? usual : null)}
        onChange={(typed) =>
          editor.change((now) => withHeading(now, id, typed === usual && hasUsual ? null : typed))
        }
      />
    </>
  )
}

function Tool(props: { icon: 'up' | 'down' | 'close'; label: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="icon-button" aria-label={props.label} onClick={props.onClick}>
      <Icon name={props.icon} size={20} />
    </button>
  )
}
