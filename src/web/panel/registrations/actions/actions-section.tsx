import './actions.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { mayBookPayments, mayEditRegistrations, mayMoveMoney, type Role } from '#domain/access/rights.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import type { Registration } from '../../shared/registration/registration-api.ts'
import { Section } from '../../shared/registration/section.tsx'
import { useAccounts } from '../../shared/session.ts'
import type { ActionProps } from './action-props.ts'
import { BookPaymentForm } from './book-payment-form.tsx'
import { CancelForm } from './cancel-form.tsx'
import { ChangeForm } from './change-form.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import { PriceForm } from './price-form.tsx'
import { ProlongForm } from './prolong-form.tsx'
import { nextOpenPart, owedOf } from './sums.ts'

interface Action {
  readonly name: string
  readonly may: (role: Role) => boolean
  /** Whether it can be done with the registration as it stands. */
  readonly isOpen: (registration: Registration) => boolean
  readonly Form: (props: ActionProps) => ReactNode
}

const holds = ({ state }: Registration) =>
  state === 'awaiting_payment' || state === 'confirmed' || state === 'awaiting_approval'

const ACTIONS: readonly Action[] = [
  {
    name: 'Zaksięguj wpłatę',
    may: mayBookPayments,
    isOpen: (registration) =>
      registration.state !== 'cancelled' && (registration.total > 0 || owedOf(registration) > 0),
    Form: BookPaymentForm,
  },
  {
    name: 'Zmień zgłoszenie',
    may: mayEditRegistrations,
    isOpen: ({ may }) => may.change || may.leave,
    Form: ChangeForm,
  },
  {
    name: 'Przedłuż termin wpłaty',
    may: mayEditRegistrations,
    isOpen: (registration) =>
      registration.state !== 'awaiting_approval' &&
      holds(registration) &&
      nextOpenPart(registration)?.until !== undefined,
    Form: ProlongForm,
  },
  {
    name: 'Przekaż miejsce',
    may: mayEditRegistrations,
    isOpen: ({ state, headcount }) =>
      headcount === null && (state === 'awaiting_payment' || state === 'confirmed'),
    Form: HandOverForm,
  },
  { name: 'Zmień kwotę', may: mayMoveMoney, isOpen: holds, Form: PriceForm },
  { name: 'Anuluj zgłoszenie', may: mayEditRegistrations, isOpen: ({ may }) => may.cancel, Form: CancelForm },
]

/** What the staff can do with a registration now, one thing at a time, and what has just been done. */
export function ActionsSection({
  scope,
  registration,
}: {
  scope: EventScope
  registration: Registration
}): ReactNode {
  const [open, setOpen] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done !== null) outcome.current?.focus()
  }, [done])
  const role = useAccounts().find(({ id }) => id === scope.accountId)?.role
  const offered = ACTIONS.filter(({ may, isOpen }) => role !== undefined && may(role) && isOpen(registration))
  const action = offered.find(({ name }) => name === open)
  if (offered.length === 0 && done === null) return null
  const finish = (words: string) => {
    setDone(words)
    setOpen(null)
  }
  return (
    <Section title="Co chcesz zrobić?">
      {done !== null && (
        <p ref={outcome} tabIndex={-1} role="status" className="action-done">
          {done}
        </p>
      )}
      {action === undefined ? (
        <div className="actions">
          {offered.map(({ name }) => (
            <button
              key={name}
              type="button"
              className="btn quiet"
              onClick={() => {
                setDone(null)
                setOpen(name)
              }}
            >
              {name}
            </button>
          ))}
        </div>
      ) : (
        <action.Form scope={scope} registration={registration} onDone={finish} onBack={() => setOpen(null)} />
      )}
    </Section>
  )
}
