import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { movedEvent } from '#domain/event/draft/moved-event.ts'
import { readDay } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import { isRefused } from '#web/lib/ask.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { definitionQuery, type EventScope } from '../shared/event-versions.ts'
import { TypedDayField } from '../shared/inputs/typed-day-field.tsx'
import { MailSheet } from '../shared/mail-sheet.tsx'
import { type MoveState, useMove, useMoveMail, type WantedMove } from './move-api.ts'
import { MoveDifference } from './move-difference.tsx'
import { SilenceField } from './silence-field.tsx'

const NOTE =
  'Przepraszamy za kłopot. Nie możemy zorganizować wydarzenia w\u00a0pierwszym terminie, dlatego przenosimy je na inny.'
const DAYS_TO_ANSWER = 14

/** The new days and what everyone reads; first the difference in words, then the mail, then the move. */
export function MoveForm(props: {
  scope: EventScope
  version: number
  state: MoveState
  onMoved: () => void
}): ReactNode {
  const { scope, version, state } = props
  const live = useQuery(definitionQuery(scope, version)).data
  const [today] = useState(() => Temporal.Now.plainDateISO('Europe/Warsaw'))
  const [wanted, setWanted] = useState({
    ...{ start: '', place: '', note: NOTE, silence: 'stays' as 'stays' | 'resigns' },
    answerBy: today.add({ days: DAYS_TO_ANSWER }).toString(),
  })
  const [touched, setTouched] = useState(false)
  const set = (change: Partial<typeof wanted>) => setWanted((before) => ({ ...before, ...change }))
  const act = useMove(scope)
  const now = Temporal.Now.plainDateTimeISO('Europe/Warsaw')
  const place = wanted.place.trim() === '' ? null : wanted.place.trim()
  const moved = live === undefined ? null : movedEvent(live, { start: wanted.start, place, now })
  const wrong = wrongOf(wanted, moved?.days ?? null, { place, placeBefore: live?.page.place ?? null, today })
  const first = Object.entries(wrong).find(([, error]) => error !== null)
  const body: WantedMove = {
    ...{ start: wanted.start, note: wanted.note.trim(), answerBy: wanted.answerBy, silence: wanted.silence },
    ...(place === null ? {} : { place }),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Shown before the field gets the focus, which would hold a new error back.
    flushSync(() => setTouched(true))
    if (first !== undefined) return document.getElementById(`przeniesienie-${first[0]}`)?.focus()
    act.mutate(body, { onSuccess: props.onMoved })
  }
  return (
    <form className="moving-form" onSubmit={submit} noValidate aria-label="Nowy termin">
      <TypedDayField
        id="przeniesienie-start"
        label="Nowy pierwszy dzień"
        hint={live?.dates.start ? `Teraz: ${dayWords(live.dates.start)}` : ''}
        required
        error={wrong.start}
        touched={touched}
        value={wanted.start}
        onChange={(start) => set({ start })}
      />
      <TextField
        id="przeniesienie-place"
        label="Nowe miejsce"
        hint={live?.page.place ? `Puste: zostaje ${live.page.place}` : 'Puste: bez zmian'}
        value={wanted.place}
        onChange={(next) => set({ place: next })}
      />
      {live !== undefined && moved !== null && wrong.start === null && (
        <MoveDifference before={live} after={moved.document} />
      )}
      <TextArea
        id="przeniesienie-note"
        label="Twoje słowa do wszystkich"
        required
        error={wrong.note}
        touched={touched}
        value={wanted.note}
        onChange={(note) => set({ note })}
      />
      <TypedDayField
        id="przeniesienie-answerBy"
        label="Odpowiedź do dnia"
        hint="Włącznie. Kto zrezygnuje z powodu nowego terminu, dostanie wszystko z powrotem."
        required
        error={wrong.answerBy}
        touched={touched}
        value={wanted.answerBy}
        onChange={(answerBy) => set({ answerBy })}
      />
      <SilenceField value={wanted.silence} onChange={(silence) => set({ silence })} />
      {state.registrations > 0 && <Preview scope={scope} body={first === undefined ? body : null} />}
      <p>
        {state.registrations === 0
          ? 'Nikt nie jest jeszcze zapisany: zmieni się tylko strona wydarzenia.'
          : `Napiszemy do ${pl.counts.peopleGenitive(state.people)} w\u00a0${pl.counts.registrationsIn(state.registrations)}. Strona pokaże nowy termin od razu.`}
      </p>
      <button type="submit" className="btn" disabled={act.isPending || live === undefined}>
        Przenieś wydarzenie
      </button>
      <p role="status">{act.isPending ? 'Przenoszę…' : act.isError ? troubleOf(act.error) : ''}</p>
    </form>
  )
}

/** The mail on a real registration, once the move is fully given. */
function Preview({ scope, body }: { scope: EventScope; body: WantedMove | null }): ReactNode {
  const preview = useMoveMail(scope)
  const trial = useMoveMail(scope)
  const [shown, setShown] = useState<string | null>(null)
  return (
    <MailSheet
      mail={preview.data?.mail ?? null}
      isOutdated={shown !== null && shown !== JSON.stringify(body)}
      isBusy={preview.isPending}
      isFailed={preview.isError}
      trial={trial.isPending ? 'pending' : trial.isSuccess ? 'sent' : trial.isError ? 'failed' : null}
      disabled={body === null}
      onShow={(registration) => {
        if (body === null) return
        setShown(JSON.stringify(body))
        preview.mutate({ ...body, toMe: false, ...(registration === undefined ? {} : { registration }) })
      }}
      onTry={() => body !== null && trial.mutate({ ...body, toMe: true })}
    />
  )
}

interface Typed {
  readonly start: string
  readonly note: string
  readonly answerBy: string
}

function wrongOf(
  { start, note, answerBy }: Typed,
  days: number | null,
  {
    place,
    placeBefore,
    today,
  }: { place: string | null; placeBefore: string | null; today: Temporal.PlainDate },
) {
  const [first, last] = [readDay(start), readDay(answerBy)]
  const isSame = days === 0 && (place === null || place === placeBefore)
  const isTooLate = first !== null && last !== null && Temporal.PlainDate.compare(last, first) >= 0
  const isPast = last !== null && Temporal.PlainDate.compare(last, today) < 0
  return {
    start:
      first === null || days === null
        ? 'Podaj nowy dzień.'
        : isSame
          ? 'To ten sam dzień i\u00a0to samo miejsce.'
          : null,
    note:
      note.trim() === '' ? 'Napisz kilka słów.' : note.trim().length > 1000 ? 'Najwyżej 1000 znaków.' : null,
    answerBy:
      last === null
        ? 'Podaj dzień.'
        : isTooLate
          ? 'Dzień odpowiedzi musi być przed wydarzeniem.'
          : isPast
            ? 'Ten dzień już minął.'
            : null,
  }
}

const dayWords = (text: string): string => {
  const day = readDay(text.slice(0, 10))
  return day === null ? text : pl.day(day)
}

function troubleOf(error: unknown): string {
  if (isRefused(error, 'move_has_hours'))
    return 'Ktoś wybrał już godzinę wejścia. Takiego wydarzenia nie da się przenieść jednym ruchem.'
  if (isRefused(error, 'move_open')) return 'Poprzednia zmiana czeka jeszcze na odpowiedzi.'
  if (isRefused(error, 'definition_invalid'))
    return 'Po przeniesieniu coś się nie zgadza, na przykład koniec zapisów wypada przed ich początkiem.'
  if (isRefused(error, 'definition_changed')) return 'Ktoś właśnie opublikował zmiany. Odśwież stronę.'
  return 'Nie udało się. Spróbuj ponownie, nic się nie stało.'
}
