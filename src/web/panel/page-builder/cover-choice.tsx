import type { ReactNode } from 'react'
import type { PictureView } from '#contract/pictures.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { coverWords } from '#i18n/pl/site/covers.ts'
import { CoverStrip } from '#web/kit/covers/cover.tsx'
import { Icon } from '../shared/icon.tsx'
import { usePicture } from '../shared/pictures/picture-api.ts'
import { PictureField } from '../shared/pictures/picture-field.tsx'
import { ColoursSay } from './colours-say.tsx'
import type { PageEditor } from './page-editor.ts'

type Scene = DefinitionDocument['page']['cover']

const SCENES: readonly Scene[] = [
  ...(['fields', 'river', 'lake', 'camp', 'town', 'mountains', 'bridge', 'linden', 'stage'] as const),
]

/** 'Okładka': one of the drawn scenes, by picture, or an own photograph in its place. */
export function CoverChoice({ editor, onEdit }: { editor: PageEditor; onEdit: () => void }): ReactNode {
  const { cover, photo } = editor.document.page
  const picture = usePicture(editor.accountId, photo ?? null)
  const field = {
    accountId: editor.accountId,
    purpose: 'page',
    label: 'Własne zdjęcie zamiast rysunku',
    onChange: (chosen: PictureView | null) => editor.change((now) => withPhoto(now, chosen?.id ?? null)),
  } as const
  return (
    <section className="pb-cover-choice" aria-labelledby="okladka-tytul" onFocus={onEdit}>
      <h2 id="okladka-tytul">Okładka</h2>
      <ColoursSay accountId={editor.accountId} />
      {picture === null && (
        <fieldset className="pb-covers" aria-label="Zdjęcie albo rysunek na okładce">
          <PictureField {...field} picture={null} />
          {SCENES.map((scene) => (
            <label key={scene} className="pb-cover">
              <input
                type="radio"
                name="okladka"
                className="sr"
                checked={cover === scene}
                onChange={() => editor.change((now) => withScene(now, scene))}
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
      )}
      {photo !== undefined && picture === null && (
        <p className="pb-missing">Zdjęcia z&nbsp;okładki nie ma na tym koncie, dlatego widać rysunek.</p>
      )}
      {picture?.alt === '' && <p className="pb-missing">Brakuje opisu dla osób niewidomych</p>}
      {picture && <PictureField {...field} picture={picture} />}
    </section>
  )
}

function withPhoto(document: DefinitionDocument, photo: string | null): DefinitionDocument {
  const { photo: _, ...page } = document.page
  return { ...document, page: photo === null ? page : { ...page, photo } }
}

/** A photograph that the account does not have goes with it. */
function withScene(document: DefinitionDocument, cover: Scene): DefinitionDocument {
  const drawn = withPhoto(document, null)
  return { ...drawn, page: { ...drawn.page, cover } }
}
