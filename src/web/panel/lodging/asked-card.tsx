import { type ReactNode, useId, useState } from 'react'
import type { EventScope } from '../shared/event-versions.ts'
import type { IconName } from '../shared/icon.tsx'
import { Tag, type Tone } from '../shared/tag.tsx'
import { type Asked, askingTrouble, type QuestionAction, useQuestionAction } from './asking-api.ts'
import { askedWords, peopleWords, standingWords, untilWords } from './asking-words.ts'
import { ROOMS } from './layout.ts'
import type { Board } from './lodging-api.ts'

interface Props {
  readonly event: EventScope
  readonly board: Board
  readonly scope: string
  readonly mayEdit: boolean
  /** What was sent last; it is said here. */
  readonly told: string | null
}

const LOOKS: Readonly<Record<Asked['state'], { readonly tone: Tone; readonly icon: IconName }>> = {
  open: { tone: 'warn', icon: 'hourglass' },
  accepted: { tone: 'ok', icon: 'check' },
  declined: { tone: 'bad', icon: 'alert' },
  lapsed: { tone: 'bad', icon: 'alert' },
  withdrawn: { tone: 'bad', icon: 'alert' },
}

/** Questions that people were asked, with their answers, until the office puts them away. */
export function AskedCard({ event, board, scope, mayEdit, told }: Props): ReactNode {
  const id = useId()
  const action = useQuestionAction(event)
  const [said, setSaid] = useState<string | null>(null)
  const asked = board.asked.filter((each) => each.scope === scope)
  const act = (wanted: QuestionAction) =>
    action.mutate(wanted, { onSuccess: (done) => setSaid(doneWords(wanted, done?.reminded ?? true)) })
  return (
    <>
      <p role="status" className="asking-said">
        {said ?? told}
      </p>
      {asked.length > 0 && (
        <section className="asking-card" aria-labelledby={id}>
          <h2 id={id}>{`Pytania do uczestników: ${asked.length}`}</h2>
          {action.isError && <p role="alert">{askingTrouble(action.error)}</p>}
          <ul>
            {asked.map((question) => {
              const people = board.people.filter((person) => question.people.includes(person.id))
              const name = peopleWords(people)
              return (
                <li key={question.id}>
                  <div>
                    <b>{name}</b>
                    <p>{askedWords(question)}</p>
                    {question.state === 'open' && (
                      <p>{`Odpowiedź do: ${untilWords(question.answerUntil)}`}</p>
                    )}
                    <Tag {...LOOKS[question.state]}>{standingWords(question)}</Tag>
                  </div>
                  {mayEdit && <Actions {...{ question, name, act }} isBusy={action.isPending} />}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}

function doneWords({ kind }: QuestionAction, isReminded: boolean): string {
  switch (kind) {
    case 'withdraw':
      return 'Pytanie wycofane.'
    case 'settle':
      return 'Odłożone.'
    case 'record':
      return 'Odpowiedź zapisana.'
    case 'remind':
      return isReminded ? 'Przypomnienie wysłane.' : 'Przypomnienie było już w\u00a0ciągu ostatniej doby.'
  }
}

interface ActionsProps {
  readonly question: Asked
  readonly name: string
  readonly isBusy: boolean
  readonly act: (action: QuestionAction) => void
}

function Actions({ question, name, isBusy, act }: ActionsProps): ReactNode {
  const [isAnswering, setAnswering] = useState(false)
  const button = (words: string, onClick: () => void) => (
    <button type="button" className="lodging-move" disabled={isBusy} onClick={onClick}>
      {words}
      <span className="sr">: {name}</span>
    </button>
  )
  const { id, state } = question
  if (state !== 'open')
    return (
      <div className="asking-actions">
        {button('Załatwione', () => act({ kind: 'settle', question: id }))}
      </div>
    )
  return (
    <div className="asking-actions">
      {button('Przypomnij', () => act({ kind: 'remind', question: id }))}
      {button(isAnswering ? 'Zamknij' : 'Wpisz odpowiedź', () => setAnswering(!isAnswering))}
      {button('Wycofaj', () => act({ kind: 'withdraw', question: id }))}
      {isAnswering && (
        <ul>
          {answersOf(question).map(([choose, words]) => (
            <li key={words}>
              <button
                type="button"
                className="btn quiet"
                disabled={isBusy}
                onClick={() => act({ kind: 'record', question: id, choose })}
              >
                {words}
                <span className="sr">: {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What the office may have been told. */
function answersOf({ kind, scope, offers }: Asked): (readonly [string | null, string])[] {
  if (kind === 'supplement')
    return [
      [offers[0]?.key ?? '', 'Zgadza się'],
      [null, 'Nie zgadza się'],
    ]
  return [
    ...offers.map(({ key, name }) => [key, name] as const),
    ...(scope === ROOMS ? [] : [['', 'Bez przejazdu'] as const]),
  ]
}
