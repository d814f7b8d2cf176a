import { useState } from 'react'
import type { answerMove as AnswerMove } from '#contract/moves.ts'
import type { MoveChoice } from '#domain/registration/move.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatDays, formatMoment, readDay } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/move.ts'
import { tie } from '#i18n/text/typography.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { failureWords } from '../shared/failure-words.ts'
import type { Registration } from './use-registration.ts'

export const answerMove: Remote<typeof AnswerMove> = {
  method: 'POST',
  path: '/v1/site/registrations/:token/move-answer',
}

type Move = NonNullable<Registration['move']>

interface MoveProps {
  readonly registration: Registration
  readonly token: string
  readonly onChanged: (registration: Registration) => void
}

/** The event is on other days: what has changed, and the choice to stay or to resign with everything back. */
export function Moved({ registration: { move }, token, onChanged }: MoveProps) {
  const { busy, failure, choose } = useChoice(token, onChanged)
  const [isSure, setSure] = useState(false)
  if (move === null || (!move.mayStay && !move.mayResign)) return null
  return (
    <section id="nowy-termin" aria-labelledby="nowy-termin-tytul" className="resign">
      <h2 id="nowy-termin-tytul">{move.answer === null ? words.heading : words.headingAnswered}</h2>
      <p>{tie(words.days(daysOf(move.after), daysOf(move.before)))}</p>
      {move.after.place !== null && move.after.place !== move.before.place && (
        <p>{tie(words.place(move.after.place))}</p>
      )}
      {move.answer === null && <p>{move.note}</p>}
      <p>{tie(termsOf(move))}</p>
      {isSure && <p>{tie(words.means)}</p>}
      <div className="resign-buttons">
        {move.mayStay && !isSure && (
          <button type="button" className="btn" disabled={busy} onClick={() => void choose('stays')}>
            {words.stay}
          </button>
        )}
        {move.mayResign && (
          <button
            type="button"
            className={isSure ? 'btn' : 'btn quiet'}
            disabled={busy}
            onClick={() => (isSure ? void choose('resigns') : setSure(true))}
          >
            {isSure ? words.confirm : words.resign}
          </button>
        )}
        {isSure && (
          <button type="button" className="btn text" disabled={busy} onClick={() => setSure(false)}>
            {words.back}
          </button>
        )}
      </div>
      <p role="status">{busy && words.saving}</p>
      {failure !== null && (
        <p role="alert" className="notice warn">
          {failure}
        </p>
      )}
    </section>
  )
}

function useChoice(token: string, onChanged: (registration: Registration) => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const choose = async (answer: MoveChoice) => {
    setBusy(true)
    setFailure(null)
    const sent = await call(answerMove, { params: { token }, body: { answer } })
    setBusy(false)
    if (sent.ok) onChanged(sent.data)
    else setFailure(failureWords(sent))
  }
  return { busy, failure, choose }
}

function termsOf({ answer, answerUntil, silence, mayStay }: Move): string {
  const until = formatMoment(localOf(Temporal.Instant.from(answerUntil).subtract({ minutes: 1 })))
  if (answer === 'stays') return mayStay ? '' : words.staysUntil
  return mayStay ? words.chooseUntil(until, silence) : words.resignLate
}

function daysOf({ start, end }: Move['after']): string {
  const first = readDay(start)
  return first === null ? start : formatDays(first, readDay(end ?? '') ?? first)
}
