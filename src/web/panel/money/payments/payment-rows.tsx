import type { ReactNode } from 'react'
import { localOf } from '#domain/values/polish-time.ts'
import { formatDayShort, formatHour, readDay } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import { Tag } from '../../shared/tag.tsx'
import type { Payment } from '../shared/money-api.ts'
import { lookOfPayment, wayWord } from '../shared/money-words.ts'
import { RegistrationLink } from '../shared/registration-link.tsx'

/** Payments, one a row: when, who, how, how much, and its state where it is not simply booked. */
export function PaymentRows(props: { eventId: string; payments: readonly Payment[] }): ReactNode {
  return (
    <ul className="money-rows">
      {props.payments.map((payment) => (
        <li key={payment.id}>
          <div className="money-who">
            <RegistrationLink eventId={props.eventId} of={payment} />
            <p>
              {whenWords(payment)}, {wayWord(payment.way)}
            </p>
          </div>
          <div className="money-state">
            <PaymentTag payment={payment} />
          </div>
          <b className="money-amount num">{pl.sum(payment.amount)}</b>
        </li>
      ))}
    </ul>
  )
}

function PaymentTag({ payment }: { payment: Payment }): ReactNode {
  const { word, tone, icon } = lookOfPayment(payment.state)
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  )
}

/** The day on which it came; the hour only where it was booked on that day. */
function whenWords({ day, at }: Payment): string {
  const booked = localOf(Temporal.Instant.from(at))
  const came = readDay(day) ?? booked.toPlainDate()
  return booked.toPlainDate().equals(came)
    ? `${formatDayShort(came)}, ${formatHour(booked)}`
    : formatDayShort(came)
}
