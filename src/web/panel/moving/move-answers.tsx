import type { ReactNode } from 'react'
import { localOf } from '#domain/values/polish-time.ts'
import { pl } from '#i18n/pl.ts'
import { eventDays, fullMoment } from '../shared/dates.ts'
import { EndFailures } from '../shared/end-failures.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { JobProgress } from '../shared/job-progress.tsx'
import { type Move, type MoveState, useReminder } from './move-api.ts'

/** The answers as they come, how far the mails are, and a reminder to who has not answered. */
export function MoveAnswers(props: {
  scope: EventScope
  move: Move
  failures: MoveState['failures']
}): ReactNode {
  const { scope, move, failures } = props
  const remind = useReminder(scope)
  const lastMoment = localOf(Temporal.Instant.from(move.answerUntil).subtract({ minutes: 1 }))
  const isOpen = move.settledAt === null
  return (
    <>
      <section aria-labelledby="nowy-termin">
        <h2 id="nowy-termin">Nowy termin: {eventDays(move.after.start, move.after.end)}</h2>
        <p>
          Było: {eventDays(move.before.start, move.before.end)}. Przeniesione {fullMoment(move.at)}.
        </p>
        {move.after.place !== move.before.place && move.after.place !== null && (
          <p>Nowe miejsce: {move.after.place}.</p>
        )}
        {move.told < move.asked && isOpen && (
          <>
            <p>Wysyłam wiadomości…</p>
            <JobProgress name="Powiadomione zgłoszenia" done={move.told} of={move.asked} />
          </>
        )}
      </section>
      <section aria-labelledby="odpowiedzi">
        <h2 id="odpowiedzi">Odpowiedzi</h2>
        <dl className="moving-answers">
          <div>
            <dt>Zostaje</dt>
            <dd className="num">{move.stays}</dd>
          </div>
          <div>
            <dt>Rezygnuje, ze zwrotem</dt>
            <dd className="num">{move.resigns}</dd>
          </div>
          <div>
            <dt>Bez odpowiedzi</dt>
            <dd className="num">{move.silent}</dd>
          </div>
        </dl>
        <p>
          {isOpen
            ? `Czas na odpowiedź mija ${pl.moment(lastMoment)}. Potem, bez odpowiedzi: ${move.silence === 'stays' ? 'miejsca zostają w\u00a0nowym terminie' : 'zgłoszenie jest anulowane, a\u00a0wpłata wraca'}.`
            : `Zakończone. Bez odpowiedzi: ${move.silence === 'stays' ? 'miejsca zostały w\u00a0nowym terminie' : 'zgłoszenia anulowane, wpłaty wróciły'}.`}
        </p>
        {isOpen && move.silent > 0 && (
          <button type="button" className="btn" disabled={remind.isPending} onClick={() => remind.mutate()}>
            Przypomnij, kto nie odpowiedział
          </button>
        )}
        <p role="status">
          {remind.isPending
            ? 'Wysyłam…'
            : remind.isError
              ? 'Nie udało się. Spróbuj ponownie.'
              : remind.data === undefined
                ? ''
                : remind.data.reminded === 0
                  ? 'Wszyscy dostali wiadomość w\u00a0ciągu ostatniej doby. Przypomnij jutro.'
                  : `Przypomnienia wysłane: ${remind.data.reminded}.`}
        </p>
      </section>
      <EndFailures eventId={scope.eventId} failures={failures} />
    </>
  )
}
