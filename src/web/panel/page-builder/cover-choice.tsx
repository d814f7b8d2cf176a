import type { ReactNode } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { coverWords } from '#i18n/pl/site/covers.ts'
import { CoverStrip } from '#web/kit/covers/cover.tsx'
import { Icon } from '../shared/icon.tsx'
import { changePage, type PageEditor } from './page-editor.ts'

type Scene = DefinitionDocument['page']['cover']

const SCENES: readonly Scene[] = [
  ...(['fields', 'river', 'lake', 'camp', 'town', 'mountains', 'bridge', 'linden', 'stage'] as const),
]

/** 'Okładka': one of the drawn scenes, by picture. */
export function CoverChoice({ editor, onEdit }: { editor: PageEditor; onEdit: () => void }): ReactNode {
  const { cover } = editor.document.page
  return (
    <fieldset className="pb-covers" onFocus={onEdit}>
      <legend>
        <h2>Okładka</h2>
      </legend>
      {SCENES.map((scene) => (
        <label key={scene} className="pb-cover">
          <input
            type="radio"
            name="okladka"
            className="sr"
            checked={cover === scene}
            onChange={() => changePage(editor, () => ({ cover: scene }))}
          />
          <CoverStrip kind={scene} />
          <span className="sr">{coverWords[scene]}</span>
          {cover === scene && (
            <i aria-hidden="true">
              <Icon name="check" size={18} />
            </i>
          )}
        </label>
      ))}
    </fieldset>
  )
}
