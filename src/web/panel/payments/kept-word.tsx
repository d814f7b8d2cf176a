import { type ReactNode, useId } from 'react'
import type { Kept } from '#domain/event/draft/payments/leaving.ts'
import { retentionText } from '#i18n/pl/definition/retention.ts'
import { SelectField } from '#web/ui/field.tsx'
import { MoneyField } from '../shared/inputs/money-field.tsx'
import { NumberInput } from '../shared/inputs/number-input.tsx'
import { type After, OpenWord } from '../shared/inputs/open-word.tsx'
import type { Payments } from './use-payments.ts'

interface Props {
  readonly payments: Payments
  readonly label: string
  readonly after?: After
  readonly kept: Kept
  readonly onChange: (kept: Kept) => void
}

/** What the organiser keeps, as a word: 'potrącamy 50 zł za osobę, resztę oddajemy'. */
export function KeptWord({ payments, label, after, kept, onChange }: Props): ReactNode {
  const id = useId()
  const { depositWord } = payments.document
  const DEPOSITS = DEPOSIT_WORDS[depositWord]
  return (
    <OpenWord label={label} text={retentionText(kept, { depositWord })} after={after}>
      <div className="two-fields">
        <MoneyField label="Kwota" value={kept.amount} onChange={(amount) => onChange({ ...kept, amount })} />
        <SelectField
          id={`${id}-za-co`}
          label="Za co"
          value={kept.per}
          options={PER}
          onChange={(chosen) => {
            const per = PERS.find((each) => each === chosen)
            if (per !== undefined) onChange({ ...kept, per })
          }}
        />
      </div>
      <div className="two-fields">
        <NumberInput
          label="Procent"
          value={kept.percent}
          least={0}
          most={100}
          onChange={(percent) => onChange({ ...kept, percent })}
        />
        <SelectField
          id={`${id}-od-czego`}
          label="Od czego"
          value={kept.of}
          options={OFS.map((of) => ({ value: of, label: { ...OF_WORDS, ...DEPOSITS.of }[of] }))}
          onChange={(chosen) => {
            const of = OFS.find((each) => each === chosen)
            if (of !== undefined) onChange({ ...kept, of })
          }}
        />
      </div>
      <label className="option">
        <input
          type="checkbox"
          checked={kept.deposit}
          onChange={() => onChange({ ...kept, deposit: !kept.deposit })}
        />
        <span>{DEPOSITS.kept}</span>
      </label>
      <p className="sub">Same zera: oddajemy wszystko.</p>
    </OpenWord>
  )
}

const PERS: readonly Kept['per'][] = ['person', 'registration', 'term']
const PER = [
  { value: 'person', label: 'za osobę' },
  { value: 'registration', label: 'za zgłoszenie' },
  { value: 'term', label: 'za każdy turnus' },
]

const OFS: readonly Kept['of'][] = ['price', 'paid', 'price-less-deposit', 'deposit']
const OF_WORDS = { price: 'ceny', paid: 'tego, co wpłacono' } as const
const DEPOSIT_WORDS = {
  zaliczka: {
    kept: 'Zatrzymujemy zaliczkę',
    of: { 'price-less-deposit': 'ceny bez zaliczki', deposit: 'zaliczki' },
  },
  zadatek: {
    kept: 'Zatrzymujemy zadatek',
    of: { 'price-less-deposit': 'ceny bez zadatku', deposit: 'zadatku' },
  },
} as const
