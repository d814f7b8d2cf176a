import type { ReactNode } from 'react'
import type { Deadline } from '#domain/event/definition/definition-deadline.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { UntilWord } from '../shared/inputs/deadline-word.tsx'
import { FeeList } from './fee-list.tsx'
import { Troubles } from './troubles.tsx'
import type { Payments } from './use-payments.ts'

/** 'Zmiany i przekazanie miejsca': until when, and what that costs. */
export function ChangesSection({ payments }: { payments: Payments }): ReactNode {
  return (
    <section className="payment-section" aria-labelledby="zmiany">
      <h2 id="zmiany">Zmiany i&nbsp;przekazanie miejsca</h2>
      <Changes payments={payments} />
      {payments.document.attendance === 'people' && <HandOver payments={payments} />}
    </section>
  )
}

/** Until when who registered may change something, and what a dearer option costs. */
function Changes({ payments }: { payments: Payments }): ReactNode {
  const { document, change, troublesAt, firstDay, hasEntry } = payments
  const { changes } = document
  return (
    <div>
      <div className="sentence">
        {'Zgłoszenie zmienia '}
        <Slot
          label="Kto zmienia zgłoszenie"
          value={changes === null ? 'staff' : 'registrant'}
          options={[
            ['registrant', 'sam zapisujący'],
            ['staff', 'tylko biuro'],
          ]}
          onChange={(who) =>
            change((now) => ({
              ...now,
              changes: who === 'staff' ? null : (now.changes ?? { exchange: 'difference' }),
            }))
          }
        />
        {changes !== null && (
          <>
            {', '}
            <UntilWord
              {...{ firstDay, hasEntry }}
              after="."
              label="Do kiedy można zmieniać"
              value={changes.until}
              onChange={(until) =>
                change((now) => ({ ...now, changes: withUntil(now.changes ?? changes, until) }))
              }
            />
            {' Droższa opcja kosztuje '}
            <Slot
              label="Ile kosztuje droższa opcja"
              value={changes.exchange}
              options={[
                ['difference', 'różnicę dzisiejszych cen'],
                ['full', 'dzisiejszą cenę bez tego, co wpłacono'],
              ]}
              onChange={(exchange) =>
                change((now) => ({ ...now, changes: { ...(now.changes ?? changes), exchange } }))
              }
            />
          </>
        )}
        .
      </div>
      {changes !== null && <FeeList payments={payments} kind="change" name="Opłata za zmianę" />}
      <Troubles of={troublesAt('changes')} />
    </div>
  )
}

/** Until when a place may be given to somebody else, and what becomes of a difference. */
function HandOver({ payments }: { payments: Payments }): ReactNode {
  const { document, change, troublesAt, firstDay, hasEntry } = payments
  const { handOver } = document
  return (
    <div>
      <div className="sentence">
        {'Miejsce '}
        <Slot
          label="Czy można przekazać miejsce"
          value={handOver === null ? 'nie' : 'tak'}
          options={[
            ['tak', 'można przekazać innej osobie'],
            ['nie', 'nie można nikomu przekazać'],
          ]}
          onChange={(may) =>
            change((now) => ({
              ...now,
              handOver: may === 'nie' ? null : (now.handOver ?? { refundDifference: false }),
            }))
          }
        />
        {handOver !== null && (
          <>
            {', '}
            <UntilWord
              {...{ firstDay, hasEntry }}
              after="."
              label="Do kiedy można przekazać"
              always="do końca wydarzenia"
              value={handOver.until}
              onChange={(until) =>
                change((now) => ({ ...now, handOver: withUntil(now.handOver ?? handOver, until) }))
              }
            />
            {' Gdy nowa osoba płaci mniej, różnica '}
            <Slot
              label="Gdy nowa osoba płaci mniej"
              value={handOver.refundDifference ? 'back' : 'stays'}
              options={[
                ['stays', 'zostaje u organizatora'],
                ['back', 'wraca do wpłacającego'],
              ]}
              onChange={(where) =>
                change((now) => ({
                  ...now,
                  handOver: { ...(now.handOver ?? handOver), refundDifference: where === 'back' },
                }))
              }
            />
          </>
        )}
        .
      </div>
      {handOver !== null && <FeeList payments={payments} kind="transfer" name="Opłata za przekazanie" />}
      <Troubles of={troublesAt('handOver')} />
    </div>
  )
}

function withUntil<Rule extends { until?: Deadline | undefined }>(
  { until: _, ...rule }: Rule,
  until: Deadline | undefined,
) {
  return until === undefined ? rule : { ...rule, until }
}
