import { type ReactNode, useId } from 'react'
import type { PaymentPart } from '#domain/event/definition/definition.ts'
import { type PartAmount, partAmount } from '#domain/event/definition/part-amount.ts'
import { type AmountKind, amountOfKind, withAmount } from '#domain/event/draft/payments/part-amounts.ts'
import { factsOf } from '#domain/quote/facts.ts'
import { formatMoney } from '#domain/values/money.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { amountText } from '#i18n/pl/definition/payment.ts'
import { SelectField } from '#web/ui/field.tsx'
import { MoneyField } from '../shared/inputs/money-field.tsx'
import { NumberInput } from '../shared/inputs/number-input.tsx'
import { type After, OpenWord } from '../shared/inputs/open-word.tsx'
import { ItemBoxes } from './items-word.tsx'
import { PersonSums } from './person-sums.tsx'
import { RoundingField } from './rounding-field.tsx'
import type { Payments } from './use-payments.ts'

interface Props {
  readonly payments: Payments
  readonly label: string
  readonly after?: After
  readonly part: PaymentPart
  readonly onChange: (part: PaymentPart) => void
}

/** How much a part of the payment is, as a word: '50 zł za osobę', '30% ceny'. */
export function AmountWord({ payments, label, after, part, onChange }: Props): ReactNode {
  const id = useId()
  const amount = partAmount(part)
  const items = payments.document.items.map((item) => item.id)
  return (
    <OpenWord label={label} text={wordsOf(payments, part)} after={after}>
      <SelectField
        id={`${id}-jak`}
        label="Jak liczymy"
        value={amount.kind}
        options={KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
        onChange={(chosen) => {
          const kind = KINDS.find((each) => each === chosen)
          if (kind !== undefined) onChange(withAmount(part, amountOfKind(kind, amount, items)))
        }}
      />
      <AmountFields
        payments={payments}
        amount={amount}
        onChange={(changed) => onChange(withAmount(part, changed))}
      />
      {(amount.kind === 'percent' || amount.kind === 'equal') && (
        <RoundingField part={part} onChange={onChange} />
      )}
    </OpenWord>
  )
}

function wordsOf({ definition }: Payments, part: PaymentPart): string {
  const amount = partAmount(part)
  return amount.kind === 'perPerson' && typeof amount.price === 'number'
    ? `${formatMoney(amount.price)} za osobę`
    : amountText(part, speakerOf(definition))
}

const KIND_WORDS: Readonly<Record<AmountKind, string>> = {
  perPerson: 'kwota za osobę',
  fixed: 'kwota za zgłoszenie',
  percent: 'procent ceny',
  equal: 'równa rata',
  restOf: 'reszta za wybrane opłaty',
  rest: 'wszystko, co zostało',
}
const KINDS: readonly AmountKind[] = ['perPerson', 'fixed', 'percent', 'equal', 'restOf', 'rest']

interface FieldsProps {
  readonly payments: Payments
  readonly amount: PartAmount
  readonly onChange: (amount: PartAmount) => void
}

function AmountFields({ payments, amount, onChange }: FieldsProps): ReactNode {
  switch (amount.kind) {
    case 'rest':
    case 'equal':
      return null
    case 'perPerson':
      return (
        <PersonSums
          payments={payments}
          price={amount.price}
          onChange={(price) => onChange({ ...amount, price })}
        />
      )
    case 'fixed':
      return <FixedFields payments={payments} amount={amount} onChange={onChange} />
    case 'percent':
      return (
        <>
          <NumberInput
            label="Procent"
            value={amount.percent}
            most={100}
            onChange={(percent) => onChange({ ...amount, percent })}
          />
          <ItemBoxes
            payments={payments}
            items={amount.items ?? []}
            onChange={(items) => onChange({ ...amount, items })}
          />
          <p className="sub">Nic nie zaznaczone: liczymy od wszystkiego oprócz darowizn.</p>
        </>
      )
    case 'restOf':
      return (
        <ItemBoxes
          payments={payments}
          items={amount.items}
          onChange={(items) => {
            if (items !== undefined) onChange({ ...amount, items })
          }}
        />
      )
  }
}

type Fixed = Extract<PartAmount, { readonly kind: 'fixed' }>

/** A sum once, or as often as a number says. */
function FixedFields({ payments, amount, onChange }: FieldsProps & { amount: Fixed }): ReactNode {
  const id = useId()
  const { definition } = payments
  const { fact: nameOf } = speakerOf(definition)
  const numbers = [...factsOf(definition).values()].filter(
    ({ type, of, after }) => type === 'number' && of === 'registration' && after === undefined,
  )
  return (
    <div className="two-fields">
      <MoneyField
        label="Kwota"
        value={amount.amount}
        onChange={(sum) => onChange({ ...amount, amount: sum })}
      />
      <SelectField
        id={`${id}-razy`}
        label="Razy"
        value={amount.each ?? ONCE}
        options={[
          { value: ONCE, label: 'raz' },
          ...numbers.map(({ name }) => ({ value: name, label: nameOf(name).name })),
        ]}
        onChange={(each) => onChange({ ...amount, each: each === ONCE ? undefined : each })}
      />
    </div>
  )
}

/** Not the name of a fact. */
const ONCE = ''
