import { useState } from 'react'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/payment-step.ts'
import { tie } from '#i18n/text/typography.ts'
import { type Payable, sumWithin } from './amounts.ts'
import { PayChoice } from './pay-choice.tsx'

export type Chosen = 'part' | 'whole' | 'other'

interface SumProps {
  readonly payable: Payable
  readonly chosen: Chosen
  readonly typed: string
  readonly onChoose: (chosen: Chosen) => void
  readonly onType: (typed: string) => void
  /** Whether the button was pressed with a sum that cannot be paid. */
  readonly isRefused: boolean
}

/** How much is paid now: the first part, everything, or any sum between (flow C9.3). */
export function SumChoice({ payable, chosen, typed, onChoose, onType, isRefused }: SumProps) {
  const { least, most, part, restUntil } = payable
  if (least >= most)
    return (
      <p className="pay-whole">
        <span>{words.toPay}</span> <b className="num">{formatMoney(most)}</b>
      </p>
    )
  const choose = (each: Chosen) => ({ name: 'ile', checked: chosen === each, onChoose: () => onChoose(each) })
  return (
    <fieldset className="pay-set">
      <legend>{words.howMuch}</legend>
      <PayChoice
        {...choose('part')}
        label={part}
        note={tie(words.restUntil(formatMoney(most - least), restUntil))}
        end={<b className="num">{formatMoney(least)}</b>}
      />
      <PayChoice {...choose('whole')} label={words.whole} end={<b className="num">{formatMoney(most)}</b>} />
      <PayChoice
        {...choose('other')}
        label={words.other}
        end={<span className="num">{words.from(formatMoney(least))}</span>}
      />
      {chosen === 'other' && <OtherSum {...{ payable, typed, onType, isRefused }} />}
    </fieldset>
  )
}

function OtherSum({
  payable,
  typed,
  onType,
  isRefused,
}: Pick<SumProps, 'payable' | 'typed' | 'onType' | 'isRefused'>) {
  const [left, setLeft] = useState(false)
  const { least, most, restUntil } = payable
  const sum = sumWithin(typed, payable)
  const isWrong = sum === null && (isRefused || (left && typed !== ''))
  return (
    <div className="pay-other">
      <span>
        <input
          id="inna-kwota"
          className="input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-label={words.otherInZloty}
          aria-describedby="inna-kwota-opis"
          aria-invalid={isWrong}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
        <i aria-hidden="true">{words.zloty}</i>
      </span>
      <p id="inna-kwota-opis" aria-live="polite" className={isWrong ? 'error' : 'muted'}>
        {sum === null
          ? tie(words.amountWithin(formatMoney(least), formatMoney(most)))
          : sum === most
            ? words.nothingRemains
            : tie(words.remains(formatMoney(most - sum), restUntil))}
      </p>
    </div>
  )
}
