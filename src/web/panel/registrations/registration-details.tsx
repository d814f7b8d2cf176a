import type { ReactNode } from 'react'
import { fullMoment } from '../dates.ts'
import { ContactSection } from './contact-section.tsx'
import { DecisionSection } from './decision-section.tsx'
import { HistorySection } from './history-section.tsx'
import { LinesSection } from './lines-section.tsx'
import { MoneySection } from './money-section.tsx'
import { PeopleSection } from './people-section.tsx'
import type { EventScope, Registration } from './registrations-api.ts'
import { MoneyState, StateTag } from './state-tags.tsx'
import { StatementsSection } from './statements-section.tsx'

interface DetailsProps {
  readonly scope: EventScope
  readonly registration: Registration
}

/** Everything that is known of one registration, the most asked first. */
export function RegistrationDetails({ scope, registration }: DetailsProps): ReactNode {
  const isWaiting = registration.state === 'awaiting_payment' || registration.state === 'awaiting_approval'
  return (
    <div className="details">
      <div className="details-state">
        <StateTag state={registration.state} />
        <MoneyState row={registration} />
        {isWaiting && registration.expiresAt !== null && (
          <p>
            Miejsca czekają do: <b>{fullMoment(registration.expiresAt)}</b>
          </p>
        )}
      </div>
      <DecisionSection key={registration.id} scope={scope} registration={registration} />
      <ContactSection registration={registration} />
      <PeopleSection registration={registration} />
      <LinesSection registration={registration} />
      <MoneySection registration={registration} />
      <HistorySection registration={registration} />
      <StatementsSection registration={registration} />
    </div>
  )
}
