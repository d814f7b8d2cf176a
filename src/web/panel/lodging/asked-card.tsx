import { type ReactNode, useId, useState } from 'react'
import { amountNow } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'
import type { IconName } from '../shared/icon.tsx'
import { Tag, type Tone } from '../shared/tag.tsx'
import { type Asked, askingTrouble, type QuestionAction, useQuestionAction } from './asking-api.ts'
import {
  askedWords,
  changedWords,
  differenceWords,
  peopleWords,
  standingWords,
  untilWords,
} from './asking-words.ts'
import { ROOMS } from './layout.ts'
import type { Board } from './lodging-api.ts'

interface Props {
  readonly event: EventScope
  readonly board: Board
  readonly scope: string
  readonly mayEdit: boolean
  /** What was sent last; it is said here. */
  readonly outcome: string | null
}

const LOOKS: Readonly<Record<Asked['state'], { readonly tone: Tone; readonly icon: IconName }>> = {
  open: { tone: 'warn', icon: 'hourglass' },
  accepted: { tone: 'ok', icon: 'check' },
  declined: { tone: 'bad', icon: 'alert' },
  lapsed: { tone: 'bad', icon: 'alert' },
  withdrawn: { tone: 'bad', icon: 'alert' },
}

/** Questions that people were asked, with their answers, until the office puts them away. */
export function AskedCard({ event, board, scope, mayEdit, outcome }: Props): ReactNode {
  const id = useId()
  const action = useQuestionAction(event)
  const [said, setSaid] = useState<string | null>(null)
  const asked = board.asked.filter((each) => each.scope === scope)
  const now = amountNow(action.error)
  const changed = action.variables?.kind === 'record' && now !== null ? { ...action.variables, now } : null
  const act = (wanted: QuestionAction) =>
    action.mutate(wanted, { onSuccess: (done) => setSaid(doneWords(wanted, done?.reminded ?? true)) })
  return (
    <>
      <p role="status" className="asking-said">
        {said ?? outcome}
      </p>
      {asked.length > 0 && (
        <section className="asking-card" aria-labelledby={id}>
          <h2 id={id}>{`Pytania do uczestników: ${asked.length}`}</h2>
          {action.isError && (
            <p role="alert">{now === null ? askingTrouble(action.error) : changedWords(now)}</p>
          )}
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
                  {mayEdit && <Actions {...{ question, name, act, changed }} isBusy={action.isPending} />}
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
  /** An answer that was refused, as its difference is another now. */
  readonly changed: (Extract<QuestionAction, { kind: 'record' }> & { readonly now: number }) | null
  readonly act: (action: QuestionAction) => void
}

function Actions({ question, name, isBusy, changed, act }: ActionsProps): ReactNode {
  const [isAnswering, setAnswering] = useState(false)
  const button = (words: string, onClick: () => void) => (
    <button type="button" className="lodging-move" disabled={isBusy} onClick={onClick}>
      {words}
      <span className="sr">: {name}</span>
    </button>
  )
  const { id, state } = question
  const shownOf = (choose: string | null, asked: number | null) =>
    changed?.question === id && changed.choose === choose ? changed.now : asked
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
          {answersOf(question).map(({ choose, words, asked }) => {
            const shown = shownOf(choose, asked)
            return (
              <li key={words}>
                <button
                  type="button"
                  className="btn quiet"
                  disabled={isBusy}
                  onClick={() => act({ kind: 'record', question: id, choose, difference: shown ?? 0 })}
                >
                  {shown === null ? words : `${words}, ${differenceWords(shown)}`}
                  <span className="sr">: {name}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

interface PossibleAnswer {
  readonly choose: string | null
  readonly words: string
  /** The difference that was shown when it was asked; null: none was, and a free journey or room is assumed. */
  readonly asked: number | null
}

/** The answers that the office may record. */
function answersOf({ kind, scope, offers }: Asked): PossibleAnswer[] {
  const offered = offers.map(({ key, name, difference }) => ({
    ...{ choose: key, asked: difference },
    words: kind === 'supplement' ? 'Zgadza się' : name,
  }))
  if (kind === 'supplement') return [...offered, { choose: null, words: 'Nie zgadza się', asked: null }]
  return [...offered, ...(scope === ROOMS ? [] : [{ choose: '', words: 'Bez przejazdu', asked: null }])]
}
