import type { ReactNode } from 'react'
import { type Fee, type FeeKind, withFees } from '#domain/event/draft/payments/leaving.ts'
import { Icon } from '../shared/icon.tsx'
import { UntilWord } from '../shared/inputs/deadline-word.tsx'
import { placed } from '../shared/inputs/placed.ts'
import { MoneySlot } from '../shared/inputs/slots.tsx'
import { ItemsWord } from './items-word.tsx'
import { Troubles } from './troubles.tsx'
import type { Payments } from './use-payments.ts'

interface Props {
  readonly payments: Payments
  readonly kind: FeeKind
  /** 'Opłata za zmianę'. */
  readonly name: string
}

/** What a change costs until when; the first that still runs counts. */
export function FeeList({ payments, kind, name }: Props): ReactNode {
  const { document, change } = payments
  const fees: readonly Fee[] = document.fees[kind]
  const write = (changed: readonly Fee[]) => change((now) => withFees(now, kind, changed))
  return (
    <>
      {fees.length === 0 && <p className="sub">{name}: bez opłaty.</p>}
      <ol className="payment-lines">
        {placed(fees).map(({ part: fee, index, key }) => (
          <FeeLine
            key={key}
            {...{ payments, kind, name, fee, index }}
            onChange={(changed) => write(fees.with(index, changed))}
            onRemove={() => write(fees.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <button
        data-adds
        type="button"
        className="btn text"
        onClick={() => write([...fees, { amount: 2_000 }])}
      >
        <Icon name="plus" size={18} />
        {name}
      </button>
    </>
  )
}

interface LineProps extends Props {
  readonly fee: Fee
  readonly index: number
  readonly onChange: (fee: Fee) => void
  readonly onRemove: () => void
}

function FeeLine({ payments, kind, name, fee, index, onChange, onRemove }: LineProps): ReactNode {
  const { firstDay, hasEntry, troublesAt } = payments
  const { until, items, ...rest } = fee
  return (
    <li className="payment-line">
      <div className="sentence">
        {`${name} `}
        <UntilWord
          {...{ firstDay, hasEntry }}
          after=":"
          label={`${name} ${index + 1}, termin`}
          value={until}
          onChange={(changed) =>
            onChange({ ...rest, ...(items && { items }), ...(changed && { until: changed }) })
          }
        />{' '}
        <MoneySlot
          label={`${name} ${index + 1}, kwota w złotych`}
          amount={fee.amount}
          onChange={(amount) => onChange({ ...fee, amount })}
        />
        {kind !== 'change' && '.'}
        {kind === 'change' && (
          <>
            {'. Dotyczy: '}
            <ItemsWord
              payments={payments}
              after="."
              label={`${name} ${index + 1}, dotyczy`}
              items={items}
              everything="każda zmiana"
              onChange={(changed) =>
                onChange({ ...rest, ...(until && { until }), ...(changed && { items: changed }) })
              }
            />
          </>
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={`Usuń: ${name} ${index + 1}`}
        onClick={onRemove}
      >
        <Icon name="close" size={20} />
      </button>
      <Troubles of={troublesAt(`fees.${kind}.${index}`)} />
    </li>
  )
}
