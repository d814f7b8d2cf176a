import type { FormEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import { problemsIn } from '#web/lib/ask.ts'
import { TextArea } from '#web/ui/field.tsx'
import { useOwnedEvent } from '../shared/account-events.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { TypedDayField } from '../shared/inputs/typed-day-field.tsx'
import { answerDays, wrongAnswerDay } from './answer-day.ts'
import { askInGroups } from './ask-in-groups.ts'
import { type Asking, askingTrouble, sendQuestions, useAsking } from './asking-api.ts'
import { sentWords } from './asking-words.ts'
import type { Person } from './lodging-api.ts'

/** What has to be chosen first, for the group of choices that lacks it. */
export interface Lack {
  readonly id: string
  readonly line: ReactNode
}

interface Props {
  readonly event: EventScope
  /** What is asked of whom; null while it is not chosen. */
  readonly wanted: (Pick<Asking, 'scope' | 'kind' | 'offers'> & { readonly people: readonly Person[] }) | null
  /** What has to be chosen first. */
  readonly lacking: string
  readonly note: string
  readonly onDone: (words: string) => void
  readonly children: (lack: Lack | null) => ReactNode
}

/** The words to people, the last day for an answer, and the button; above them what is asked. */
export function AskFields({ event, wanted, lacking, note: usual, onDone, children }: Props): ReactNode {
  const first = useOwnedEvent(event.eventId).found?.event.start ?? null
  const [now] = useState(() => Temporal.Now.instant())
  const days = answerDays(now, first)
  const lackId = useId()
  const [note, setNote] = useState(usual)
  const [answerBy, setAnswerBy] = useState(days.usual.toString())
  const [refusedDay, setRefusedDay] = useState<string | null>(null)
  const [touched, setTouched] = useState(false)
  const [reached, setReached] = useState(0)
  const asking = useAsking(
    event,
    (body: NonNullable<Props['wanted']> & Pick<Asking, 'note' | 'answerBy'>) => {
      setReached(0)
      return askInGroups(body.people, (people) => sendQuestions(event, { ...body, people }), setReached)
    },
  )
  const wrongDay = wrongAnswerDay(answerBy, days) ?? (refusedDay === answerBy ? REFUSED_DAY : null)
  const wrongNote = note.trim().length > 1_000 ? 'Najwyżej 1000 znaków.' : null
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    setTouched(true)
    if (wanted === null || wrongDay !== null || wrongNote !== null) return
    asking.mutate(
      { ...wanted, note: note.trim(), answerBy },
      {
        onSuccess: ({ asked, notAsked }) => notAsked.length === 0 && onDone(sentWords(asked)),
        onError: (error) => isOfDay(error) && setRefusedDay(answerBy),
      },
    )
  }
  const notAsked = asking.data?.notAsked ?? []
  const people = wanted?.people.length ?? 0
  const lack =
    touched && wanted === null ? { id: lackId, line: <LackLine id={lackId} words={lacking} /> } : null
  return (
    <form className="lodging-form" onSubmit={submit} noValidate>
      {children(lack)}
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
        hint={days.isReminded(answerBy) ? 'Włącznie. Dzień wcześniej wyślemy przypomnienie.' : 'Włącznie.'}
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
      {asking.isError && !isOfDay(asking.error) && <p role="alert">{askingTrouble(asking.error)}</p>}
      <p role="status">
        {asking.isPending && `Wysyłam: ${reached} z\u00a0${pl.counts.peopleGenitive(people)}.`}
      </p>
      <button type="submit" className="btn" disabled={asking.isPending}>
        Wyślij pytanie
      </button>
    </form>
  )
}

const REFUSED_DAY = 'Wybierz dzień od dziś do pierwszego dnia wydarzenia.'
const isOfDay = (error: Error): boolean => problemsIn(error).some(({ field }) => field === 'answerBy')

const LackLine = ({ id, words }: { id: string; words: string }): ReactNode => (
  <p id={id} role="alert">
    {words}
  </p>
)
