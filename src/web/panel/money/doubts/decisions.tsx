import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { SMALL } from '../shared/money-words.ts'
import type { About } from './about.ts'
import { DecisionForm } from './decision-form.tsx'
import { MoveForm } from './move-form.tsx'

/** What can be decided about money; the first is proposed. */
type Choice = 'return' | 'move' | 'write_off' | 'settle'

interface Props {
  readonly scope: EventScope
  readonly about: About
  /** Whether it can be left as it is, with a reason. */
  readonly maySettle: boolean
}

/** The decisions about the money of a registration: buttons, and the form of the one that was chosen. */
export function Decisions({ scope, about, maySettle }: Props): ReactNode {
  const [chosen, setChosen] = useState<Choice | null>(null)
  const back = () => setChosen(null)
  if (chosen === 'move') return <MoveForm scope={scope} about={about} onBack={back} />
  if (chosen !== null) return <DecisionForm scope={scope} about={about} choice={chosen} onBack={back} />
  const choices = choicesFor(about)
  return (
    <div className="money-acts">
      {choices.map((choice, index) => (
        <button
          key={choice}
          type="button"
          className={index === 0 && isProposed(about) ? 'btn quiet' : 'btn text'}
          onClick={() => setChosen(choice)}
        >
          {namesOf(about)[choice]}
        </button>
      ))}
      <Link
        className="link"
        to="/wydarzenia/$eventId/zgloszenia/$registrationId"
        params={{ eventId: scope.eventId, registrationId: about.registration }}
      >
        Otwórz zgłoszenie
      </Link>
      {maySettle && (
        <button type="button" className="btn text" onClick={() => setChosen('settle')}>
          Zostaw, jak jest
        </button>
      )}
    </div>
  )
}

const namesOf = ({ amount }: About): Readonly<Record<Choice, string>> => ({
  return: `Zwróć ${pl.sum(amount)}`,
  move: 'Przenieś na inne zgłoszenie',
  write_off: `Umorz ${pl.sum(amount)}`,
  settle: 'Zostaw, jak jest',
})

/** A little that is missing is waived; for more somebody asks first. */
const isProposed = ({ kind, amount }: About) => kind !== 'under' || amount <= SMALL

function choicesFor({ kind }: About): Choice[] {
  switch (kind) {
    case 'foreign':
      return []
    case 'under':
      return ['write_off']
    case 'ended':
    case 'refund_failed':
      return ['return']
    case 'late':
    case 'double':
    case 'over':
      return ['return', 'move']
  }
}
