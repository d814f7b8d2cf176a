import { useState } from 'react'
import { formatMoney, parseMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/register/extras.ts'
import { TextField } from '#web/ui/field.tsx'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import type { ItemChoiceProps } from './item-choice-props.ts'

/** The longest text that an order can store as a choice. */
const LONGEST = 20

/** A free amount (a donation): amounts to tap, or another. None is preselected, and a second tap clears it. */
export function AmountChoice({ id, label, compiled, tools, choice, onChange }: ItemChoiceProps) {
  const { suggested = [], from = 1, to } = compiled.item.amounts ?? {}
  const sum = typeof choice === 'number' ? choice : 0
  const isSuggested = suggested.includes(sum)
  // An unreadable value stays as it was typed, and the order lacks an amount until it is readable.
  const [typed, setTyped] = useState(() =>
    typeof choice === 'string'
      ? choice
      : sum === 0 || isSuggested
        ? ''
        : formatMoney(sum, { currency: false }),
  )
  const { error, touched } = tools.shown(id)
  const bounds =
    to === undefined
      ? words.amountFrom(formatMoney(from))
      : words.amountWithin(formatMoney(from), formatMoney(to))
  const trouble = typeof choice === 'string' ? words.amountUnreadable : bounds
  const put = (next: number | string, text: string) => {
    setTyped(text)
    onChange(next)
  }
  return (
    <ChoiceFrame field={{ id, label }} appears="with the change">
      {() => (
        <>
          {suggested.length > 0 && (
            <div className="amounts">
              {suggested.map((each, index) => (
                <button
                  key={each}
                  type="button"
                  id={index === 0 ? id : undefined}
                  aria-pressed={each === sum && typed === ''}
                  onClick={() => put(each === sum && typed === '' ? 0 : each, '')}
                >
                  {formatMoney(each)}
                </button>
              ))}
            </div>
          )}
          <TextField
            id={suggested.length > 0 ? `${id}-inna` : id}
            label={suggested.length > 0 ? words.otherAmount : words.amount}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={error === null ? null : trouble}
            touched={touched}
            onChange={(text) => put(parseMoney(text) ?? text.trim().slice(0, LONGEST), text)}
          />
        </>
      )}
    </ChoiceFrame>
  )
}
