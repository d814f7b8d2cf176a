import type { ReactNode } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { alreadyDueIn, MOST_WAIT, NOTHING_KEPT } from '#domain/event/draft/payments/leaving.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { NumberSlot } from '../shared/inputs/slots.tsx'
import { KeptWord } from './kept-word.tsx'
import { Troubles } from './troubles.tsx'
import type { Payments } from './use-payments.ts'

type Unpaid = DefinitionDocument['unpaid']
type Outcome = Unpaid['outcome']

/** 'Gdy ktoś nie zapłaci': what happens without a payment, and when a day has passed by the time of registration. */
export function UnpaidSection({ payments }: { payments: Payments }): ReactNode {
  const { document, change, troublesAt } = payments
  const { unpaid, plans } = document
  const write = (part: Partial<Unpaid>) => change((now) => ({ ...now, unpaid: { ...now.unpaid, ...part } }))
  const isInParts = plans.some(({ parts }) => parts.length > 1)
  return (
    <section className="payment-section" aria-labelledby="bez-wplaty">
      <h2 id="bez-wplaty">Gdy ktoś nie zapłaci</h2>
      <p className="sentence">
        {isInParts ? 'Bez pierwszej wpłaty: ' : 'Bez wpłaty: '}
        <Slot
          label="Bez pierwszej wpłaty"
          value={unpaid.outcome}
          options={outcomes('zgłoszenie wygasa')}
          onChange={(outcome) => write({ outcome })}
        />
        {', '}
        <NumberSlot
          label="Ile godzin po terminie"
          value={unpaid.graceHours}
          least={0}
          most={24 * 60}
          onChange={(graceHours) => write({ graceHours })}
        />
        {' godz. po terminie.'}
      </p>
      {(isInParts || unpaid.later === 'cancel') && (
        <p className="sentence">
          {'Bez kolejnej części: '}
          <Slot
            label="Bez kolejnej części"
            value={unpaid.later}
            options={outcomes('zgłoszenie anulujemy')}
            onChange={(later) => write({ later })}
          />
          .
        </p>
      )}
      {(unpaid.later === 'cancel' || unpaid.kept !== undefined) && <KeptOfUnpaid payments={payments} />}
      <Troubles of={troublesAt('unpaid')} />
      <AlreadyDue payments={payments} />
    </section>
  )
}

const outcomes = (end: string): readonly (readonly [Outcome, string])[] => [
  ['cancel', end],
  ['staff', 'decyduje biuro'],
]

/** What is kept of who has paid only a part: by the rules of resigning, or by a rule of its own. */
function KeptOfUnpaid({ payments }: { payments: Payments }): ReactNode {
  const { document, change } = payments
  const { kept } = document.unpaid
  return (
    <div className="sentence">
      {'Z tego, co wpłacono: '}
      <Slot
        label="Co zostaje, gdy brakuje kolejnej części"
        value={kept === undefined ? 'refunds' : 'own'}
        options={[
          ['refunds', 'jak przy rezygnacji tego dnia'],
          ['own', 'własna zasada'],
        ]}
        onChange={(by) =>
          change((now) => {
            const { kept: _, ...unpaid } = now.unpaid
            return { ...now, unpaid: by === 'own' ? { ...unpaid, kept: NOTHING_KEPT } : unpaid }
          })
        }
      />
      {kept !== undefined && (
        <>
          {', '}
          <KeptWord
            payments={payments}
            after="."
            label="Co zatrzymujemy"
            kept={kept}
            onChange={(changed) => change((now) => ({ ...now, unpaid: { ...now.unpaid, kept: changed } }))}
          />
        </>
      )}
      {kept === undefined && '.'}
    </div>
  )
}

/** How long somebody has for a part whose day had passed before they registered. */
function AlreadyDue({ payments }: { payments: Payments }): ReactNode {
  const { document, change } = payments
  const { alreadyDue } = document
  const isHours = 'hours' in alreadyDue
  return (
    <p className="sentence">
      {'Gdy przy zapisie termin już minął, na wpłatę jest: '}
      <NumberSlot
        label="Ile czasu, gdy termin już minął"
        value={isHours ? alreadyDue.hours : alreadyDue.days}
        least={1}
        most={isHours ? MOST_WAIT.hours : MOST_WAIT.days}
        onChange={(count) =>
          change((now) => ({ ...now, alreadyDue: isHours ? { hours: count } : { days: count } }))
        }
      />{' '}
      <Slot
        label="Godziny czy dni, gdy termin już minął"
        value={isHours ? 'hours' : 'days'}
        options={[
          ['hours', 'godz.'],
          ['days', 'dni'],
        ]}
        onChange={(unit) => change((now) => ({ ...now, alreadyDue: alreadyDueIn(unit, now.alreadyDue) }))}
      />
    </p>
  )
}
