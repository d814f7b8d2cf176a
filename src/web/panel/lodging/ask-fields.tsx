import type { FormEvent, ReactNode } from 'react'
import { useState } from 'react'
import { readDay } from '#domain/values/time.ts'
import { TextArea } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { TypedDayField } from '../shared/inputs/typed-day-field.tsx'
import { type Asking, askingTrouble, useAsking } from './asking-api.ts'
import { sentWords } from './asking-words.ts'

interface Props {
  readonly event: EventScope
  /** What is asked of whom; null while it is not chosen. */
  readonly wanted: Pick<Asking, 'scope' | 'kind' | 'people' | 'offers'> | null
  /** What has to be chosen first. */
  readonly lacking: string
  readonly note: string
  readonly onDone: (words: string) => void
  readonly children: ReactNode
}

const DAYS_TO_ANSWER = 4

/** The words to people, the last day for an answer, and the button; above them what is asked. */
export function AskFields({ event, wanted, lacking, note: usual, onDone, children }: Props): ReactNode {
  const [today] = useState(() => Temporal.Now.plainDateISO('Europe/Warsaw'))
  const [note, setNote] = useState(usual)
  const [answerBy, setAnswerBy] = useState(today.add({ days: DAYS_TO_ANSWER }).toString())
  const [touched, setTouched] = useState(false)
  const asking = useAsking(event)
  const day = readDay(answerBy)
  const isPast = day !== null && Temporal.PlainDate.compare(day, today) < 0
  const wrongDay = day === null ? 'Podaj dzień.' : isPast ? 'Ten dzień już minął.' : null
  const wrongNote = note.trim().length > 1_000 ? 'Najwyżej 1000 znaków.' : null
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    setTouched(true)
    if (wanted === null || wrongDay !== null || wrongNote !== null) return
    asking.mutate(
      { ...wanted, note: note.trim(), answerBy },
      { onSuccess: ({ asked, notAsked }) => notAsked.length === 0 && onDone(sentWords(asked)) },
    )
  }
  const notAsked = asking.data?.notAsked ?? []
  return (
    <form className="lodging-form" onSubmit={submit} noValidate>
      {children}
      {touched && wanted === null && <p role="alert">{lacking}</p>}
      <TextArea
        id="pytanie-note"
        label="Twoje słowa (mogą być puste)"
        error={wrongNote}
        touched={touched}
        value={note}
        onChange={setNote}
      />
      <TypedDayField
        id="pytanie-answerBy"
        label="Odpowiedź do dnia"
        hint="Włącznie. Dzień wcześniej wyślemy przypomnienie."
        required
        error={wrongDay}
        touched={touched}
        value={answerBy}
        onChange={setAnswerBy}
      />
      {notAsked.length > 0 && (
        <div role="alert">
          {(asking.data?.asked ?? 0) > 0 && <p>{sentWords(asking.data?.asked ?? 0)}</p>}
          <p>Nie wysłano:</p>
          <ul>
            {notAsked.map(({ name, problem }) => (
              <li key={`${name} ${problem}`}>{`${name}: ${problem}`}</li>
            ))}
          </ul>
        </div>
      )}
      {asking.isError && <p role="alert">{askingTrouble(asking.error)}</p>}
      <button type="submit" className="btn" disabled={asking.isPending}>
        Wyślij pytanie
      </button>
    </form>
  )
}
