import type { ReactNode } from 'react'
import { kindsToAdd, withNewBlock } from '#domain/event/draft/page/change-blocks.ts'
import type { BlockKind } from '#domain/event/page/page-blocks.ts'
import { Icon } from '../shared/icon.tsx'
import { OFFERED } from './block-names.ts'
import type { PageEditor } from './page-editor.ts'

interface Props {
  readonly editor: PageEditor
  readonly onAdded: (id: string, name: string) => void
}

/** 'Dodaj blok': what the page does not have yet, or may have several times. */
export function AddBlock({ editor: { document, change }, onAdded }: Props): ReactNode {
  const kinds = kindsToAdd(
    document,
    OFFERED.map(([kind]) => kind),
  )
  const add = (kind: BlockKind, name: string) => {
    change((now) => withNewBlock(now, kind).document)
    onAdded(withNewBlock(document, kind).id, name)
  }
  return (
    <section className="pb-add" aria-labelledby="dodaj-blok">
      <h2 id="dodaj-blok">Dodaj blok</h2>
      <ul>
        {OFFERED.filter(([kind]) => kinds.includes(kind)).map(([kind, icon, name]) => (
          <li key={kind}>
            <button data-adds type="button" className="btn text" onClick={() => add(kind, name)}>
              <Icon name={icon} size={20} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
