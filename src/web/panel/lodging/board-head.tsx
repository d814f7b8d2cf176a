import { type ReactNode, useEffect, useRef } from 'react'
import { pl } from '#i18n/pl.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { type Filled, ROOMS } from './layout.ts'
import type { Board, Person } from './lodging-api.ts'
import { fillingWords, placesWords } from './lodging-words.ts'
import { Publication } from './publication.tsx'
import type { BoardTools } from './use-board.ts'

interface Props {
  readonly tools: BoardTools
  readonly board: Board
  readonly scope: string
  readonly mayEdit: boolean
  readonly people: readonly Person[]
  readonly filled: readonly Filled[]
  readonly onAdd: () => void
}

const NO_QUESTION = ''

/** How the division stands, the question that holds wishes, and what can be done next. */
export function BoardHead(props: Props): ReactNode {
  const { tools, board, scope, mayEdit, people, filled, onAdd } = props
  const { action, proposal } = tools
  const isRoom = scope === ROOMS
  const placed = people.filter(({ spaces }) => spaces[scope] !== undefined).length
  const places = filled.reduce((sum, { space }) => sum + space.places - space.kept, 0)
  const published = board.published.find((each) => each.scope === scope)
  const isEmpty = filled.length === 0
  const hasFree = filled.some(({ free }) => free > 0)
  const filling = fillingWords(filled)
  return (
    <div className="lodging-head">
      {isEmpty ? (
        <p className="lodging-say">
          {isRoom
            ? 'Dodaj pokoje, a\u00a0potem jednym przyciskiem ułóż propozycję: rodziny razem, życzenia, kobiety i\u00a0mężczyźni osobno.'
            : 'Dodaj pojazdy, a\u00a0potem jednym przyciskiem rozdziel pasażerów: rodziny i\u00a0grupy razem.'}
        </p>
      ) : (
        <p className="lodging-say">
          {`Miejsce ma ${placed} z\u00a0${pl.counts.peopleGenitive(people.length)}. Razem: ${placesWords(isRoom, places)}.`}
        </p>
      )}
      {filling !== null && <p>{filling}</p>}
      {isRoom && mayEdit && board.questions.length > 0 && (
        <p className="lodging-sentence">
          {'Z\u00a0kim ktoś chce mieszkać, mówi odpowiedź na pytanie: '}
          <Slot
            label="Pytanie o życzenie"
            value={board.wishQuestion ?? NO_QUESTION}
            options={[[NO_QUESTION, 'żadne'], ...board.questions.map(({ id, name }) => [id, name] as const)]}
            onChange={(question) => {
              tools.discard()
              action.mutate({ kind: 'wish', question: question === NO_QUESTION ? null : question })
            }}
          />
          <small>{'Rozpoznajemy imię i\u00a0nazwisko albo wspólny klucz, np. KOSY7.'}</small>
        </p>
      )}
      {mayEdit && (
        <div className="lodging-buttons">
          {hasFree && proposal === null && placed < people.length && (
            <button type="button" className="btn" onClick={tools.propose}>
              Ułóż propozycję
            </button>
          )}
          <button type="button" className={isEmpty ? 'btn' : 'btn quiet'} onClick={onAdd}>
            {isRoom ? 'Dodaj pokoje' : 'Dodaj pojazdy'}
          </button>
          {tools.undo !== null && (
            <button type="button" className="btn text" disabled={action.isPending} onClick={tools.undo}>
              Cofnij ostatnie przeniesienie
            </button>
          )}
          <Said words={tools.said} />
        </div>
      )}
      {mayEdit && !isEmpty && published !== undefined && (
        <Publication
          published={published}
          isBusy={action.isPending}
          onPublish={(mailFirst, after) =>
            action.mutate({ kind: 'publish', scope, mailFirst }, { onSuccess: after })
          }
        />
      )}
    </div>
  )
}

/** What was swapped; it gets the focus, as the button of the swap is gone. */
function Said({ words }: { words: string | null }): ReactNode {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (words !== null) line.current?.focus({ preventScroll: true })
  }, [words])
  return (
    <p ref={line} role="status" tabIndex={-1}>
      {words}
    </p>
  )
}
