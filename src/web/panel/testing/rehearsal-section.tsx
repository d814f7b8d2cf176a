import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import { TextField } from '#web/ui/field.tsx'
import { JobProgress } from '../shared/job-progress.tsx'
import { refusedWords } from './refused-words.ts'
import type { TestCommand, TestMode } from './test-mode-api.ts'

const MOST = 2000
const USUAL = '500'

/** 'Zapisz mi 500 osób na próbę': how many come, how far they are, and what became of them. */
export function RehearsalSection(props: {
  eventId: string
  test: TestMode
  busy: boolean
  onAct: (command: TestCommand) => void
}): ReactNode {
  const { eventId, test, busy, onAct } = props
  const { rehearsal } = test
  const isRunning = rehearsal?.state === 'running'
  return (
    <section aria-labelledby="generalna">
      <h2 id="generalna">Próba generalna</h2>
      <p>
        Wymyślone rodziny zapisują się jak w&nbsp;dniu otwarcia: część płaci od razu, część wcale, niektóre
        rezygnują.
      </p>
      {rehearsal !== null && (
        <div className="testing-rehearsal">
          <JobProgress
            name="Zapisane osoby"
            done={Math.min(rehearsal.people, rehearsal.wanted)}
            of={rehearsal.wanted}
          />
          <ul>
            <li>
              {pl.counts.registrations(rehearsal.families)}, {pl.counts.people(rehearsal.people)}
            </li>
            <li>Zapłacone zgłoszenia: {rehearsal.paid}</li>
            <li>Rezygnacje: {rehearsal.cancelled}</li>
            {refusedWords(rehearsal.refused).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p>
            <Link to="/wydarzenia/$eventId/zgloszenia" params={{ eventId }}>
              Zobacz zgłoszenia
            </Link>
          </p>
        </div>
      )}
      {isRunning ? (
        <button type="button" className="btn" disabled={busy} onClick={() => onAct({ kind: 'stop' })}>
          Zatrzymaj
        </button>
      ) : (
        <HowMany
          busy={busy || test.wiping !== null}
          onStart={(people) => onAct({ kind: 'rehearse', people })}
        />
      )}
    </section>
  )
}

function HowMany({ busy, onStart }: { busy: boolean; onStart: (people: number) => void }): ReactNode {
  const [typed, setTyped] = useState(USUAL)
  const [touched, setTouched] = useState(false)
  const people = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  const error = people < 1 || people > MOST ? 'Podaj liczbę od 1 do 2000.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (error === null) onStart(people)
  }
  return (
    <form className="testing-how-many" onSubmit={submit} noValidate>
      <TextField
        id="ile-osob"
        label="Ile osób zapisać na próbę"
        inputMode="numeric"
        required
        error={error}
        touched={touched}
        value={typed}
        onChange={setTyped}
      />
      <button type="submit" className="btn" disabled={busy}>
        Zapisz na próbę
      </button>
    </form>
  )
}
