import { type ReactNode, useMemo } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { withMine } from '#domain/event/draft/editing.ts'
import type { Edit } from '#domain/event/draft/edits.ts'
import { differenceWords } from '#i18n/pl/difference/difference-words.ts'
import { useDraftState, useDraftStore } from '../shared/draft/use-draft.ts'
import { Icon } from '../shared/icon.tsx'

/** Places that two people have changed at once: what stands is that of the other one, one's own can be taken instead. */
export function OvertakenChanges(): ReactNode {
  const { decide } = useDraftStore()
  const { editing } = useDraftState()
  if (editing.overtaken.length === 0) return null
  return (
    <section className="draft-overtaken" aria-labelledby="w-tym-samym-czasie" role="alert">
      <h2 id="w-tym-samym-czasie">
        <Icon name="alert" />
        Ktoś zmienił w&nbsp;tym samym czasie to samo
      </h2>
      <p>Na razie zostaje tamta zmiana. Twoja brzmiała tak:</p>
      <ul>
        {editing.overtaken.map((edit) => (
          <li key={JSON.stringify(edit)}>
            <Mine document={editing.shown} edit={edit} />
            <span className="draft-choice">
              <button type="button" className="btn quiet" onClick={() => decide(edit, true)}>
                Wpisz moją
              </button>
              <button type="button" className="btn text" onClick={() => decide(edit, false)}>
                Zostaw tamtą
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mine({ document, edit }: { document: DefinitionDocument; edit: Edit }): ReactNode {
  const words = useMemo(() => {
    const mine = withMine(document, edit)
    return mine === null ? [] : differenceWords(expandDefinition(document), expandDefinition(mine))
  }, [document, edit])
  return <span>{words.length === 0 ? 'zmiana, której strona nie pokazuje' : words.join('; ')}</span>
}
