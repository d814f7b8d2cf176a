import { type ReactNode, useState } from 'react'
import type { EventScope } from '../shared/event-versions.ts'
import { toggled } from '../shared/toggled.ts'
import { AskFields } from './ask-fields.tsx'
import type { Withdrawn } from './asking-api.ts'
import { askedPeopleWords } from './asking-words.ts'
import { ROOMS } from './layout.ts'
import type { Board, Person } from './lodging-api.ts'

interface Props {
  readonly event: EventScope
  readonly board: Board
  readonly withdrawn: Withdrawn
  /** Who has chosen it and is not asked yet. */
  readonly people: readonly Person[]
  readonly onDone: (words: string) => void
}

/** Of one question. */
const MOST = 50

/** Asks everybody who has chosen a withdrawn stop, or kind of room, for another one. */
export function AskWithdrawn({ event, board, withdrawn, people, onDone }: Props): ReactNode {
  const { scope, name } = withdrawn
  const isRoom = scope === ROOMS
  const others = isRoom
    ? board.kinds
    : (board.routes.find(({ id }) => id === scope)?.stops ?? []).map((stop) => ({
        ...stop,
        id: `${scope}/${stop.id}`,
      }))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const offers = others
    .filter(({ id }) => !left.has(id))
    .map(({ id }) => {
      const [item = '', option = ''] = id.split('/')
      return { item, option }
    })
  return (
    <AskFields
      {...{ event, onDone }}
      note={
        isRoom
          ? `Przepraszamy za kłopot: „${name}” nie będzie dostępny.`
          : `Przepraszamy za kłopot: autokar nie zatrzyma się na przystanku „${name}”.`
      }
      lacking={
        offers.length > MOST ? 'Zaznacz najwyżej 50 możliwości.' : 'Zaznacz, z\u00a0czego można wybrać.'
      }
      wanted={
        offers.length === 0 || offers.length > MOST ? null : { scope, kind: 'withdrawn', people, offers }
      }
    >
      {(lack) => (
        <>
          <p>{askedPeopleWords(people)}</p>
          <fieldset className="asking-choices" aria-describedby={lack?.id}>
            <legend>Do wyboru</legend>
            {others.map(({ id, name: other }) => (
              <label key={id}>
                <input type="checkbox" checked={!left.has(id)} onChange={() => setLeft(toggled(left, id))} />
                <span>{other}</span>
              </label>
            ))}
            <p>
              {isRoom
                ? 'Każdy zobaczy różnicę ceny.'
                : 'Każdy zobaczy różnicę ceny. Może też bez opłaty zrezygnować z\u00a0przejazdu.'}
            </p>
            {lack?.line}
          </fieldset>
        </>
      )}
    </AskFields>
  )
}
