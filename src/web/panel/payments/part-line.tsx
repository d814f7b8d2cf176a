import type { ReactNode } from 'react'
import type { PaymentPart } from '#domain/event/definition/definition.ts'
import { partAmount } from '#domain/event/definition/part-amount.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { Icon } from '../shared/icon.tsx'
import { DueWord } from '../shared/inputs/deadline-word.tsx'
import { TextSlot } from '../shared/inputs/slots.tsx'
import { AmountWord } from './amount-word.tsx'
import { Troubles } from './troubles.tsx'
import type { Payments } from './use-payments.ts'
import { WhoWord, withWhen } from './who-word.tsx'

interface Props {
  readonly payments: Payments
  readonly part: PaymentPart
  readonly path: string
  readonly isLast: boolean
  readonly isOnly: boolean
  readonly onChange: (part: PaymentPart) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

/** One part of a payment: '[Zaliczka]: [50 zł za osobę], [w ciągu 3 dni od zapisu].' */
export function PartLine(props: Props): ReactNode {
  const { payments, part, path, isLast, isOnly, onChange, onCopy, onRemove } = props
  const { firstDay, hasEntry, document, troublesAt } = payments
  const { depositWord } = document
  // The last part is what remains, for everybody.
  const isRest = isLast && partAmount(part).kind === 'rest'
  return (
    <li className="payment-line">
      <div className="sentence">
        <TextSlot
          label="Nazwa części"
          text={part.name}
          longest={60}
          onChange={(name) => onChange({ ...part, name })}
        />
        {isRest && !isOnly && ': to, co zostało'}
        {!isRest && (
          <>
            {': '}
            <AmountWord
              payments={payments}
              after=","
              label={`Ile: ${part.name}`}
              part={part}
              onChange={onChange}
            />
          </>
        )}
        {isRest ? ', ' : ' '}
        <DueWord
          {...{ firstDay, hasEntry }}
          after="."
          label={`Termin: ${part.name}`}
          value={part.due}
          onChange={(due) => onChange({ ...part, due })}
        />{' '}
        {(!isRest || part.when !== undefined) && (
          <>
            {'Kto płaci: '}
            <WhoWord
              payments={payments}
              after="."
              label={`Kto płaci: ${part.name}`}
              of="person"
              when={part.when}
              onChange={(when) => onChange(withWhen(part, when))}
            />{' '}
          </>
        )}
        {(!isOnly || part.deposit) && (
          <>
            {'To '}
            <Slot
              label={`Czy to ${depositWord}: ${part.name}`}
              value={part.deposit ? 'tak' : 'nie'}
              options={[
                ['tak', depositWord],
                ['nie', 'zwykła wpłata'],
              ]}
              onChange={(is) => onChange({ ...part, deposit: is === 'tak' })}
            />
            {'.'}
          </>
        )}
      </div>
      {!isOnly && (
        <span className="payment-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={`Powiel część: ${part.name}`}
            onClick={onCopy}
          >
            <Icon name="copy" size={20} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Usuń część: ${part.name}`}
            onClick={onRemove}
          >
            <Icon name="close" size={20} />
          </button>
        </span>
      )}
      <Troubles of={troublesAt(path)} />
    </li>
  )
}
