import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { endFailure } from '#contract/call-off.ts'
import { shortMoment } from './dates.ts'

type Failure = z.output<typeof endFailure>

const WORDS: Readonly<Record<Failure['problem'], string>> = {
  changed_meanwhile: 'Ktoś zmieniał je w\u00a0tej samej chwili. Spróbujemy ponownie.',
  not_changeable: 'Tego zgłoszenia nie da się już anulować. Otwórz je i\u00a0sprawdź.',
  unexpected: 'To nasza usterka. Próbujemy dalej co kilka minut.',
}

/** The registrations that a job could not end, row by row, each with its reason. */
export function EndFailures(props: { eventId: string; failures: readonly Failure[] }): ReactNode {
  const { eventId, failures } = props
  if (failures.length === 0) return null
  return (
    <section aria-labelledby="do-wyjasnienia">
      <h2 id="do-wyjasnienia">
        Do wyjaśnienia: <span className="num">{failures.length}</span>
      </h2>
      <ul className="end-failures">
        {failures.map(({ registration, number, contactName, problem, at }) => (
          <li key={registration}>
            <Link
              to="/wydarzenia/$eventId/zgloszenia/$registrationId"
              params={{ eventId, registrationId: registration }}
            >
              {number}: {contactName}
            </Link>
            <p>
              {WORDS[problem]} <span className="muted">({shortMoment(at)})</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
