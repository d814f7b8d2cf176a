import { useState } from 'react'
import { formatMoney, parseMoney } from '#domain/money.ts'
import { TextField } from '#web/ui/field.tsx'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import type { ItemChoiceProps } from './item-choice-props.ts'

/** The longest text that an order can keep as a choice. */
const LONGEST = 20

/** A free sum (a donation): sums to tap, or another. None is chosen beforehand, and a second tap takes it back. */
export function AmountChoice({ id, label, compiled, tools, choice, onChange }: ItemChoiceProps) {
  const { suggested = [], from = 1, to } = compiled.item.amounts ?? {}
  const sum = typeof choice === 'number' ? choice : 0
  const isSuggested = suggested.includes(sum)
  // What cannot be read stays as it was typed, and the order lacks a sum until it can.
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
      ? `Kwota od ${formatMoney(from)}.`
      : `Kwota od ${formatMoney(from)} do ${formatMoney(to)}.`
  const words = typeof choice === 'string' ? 'Podaj kwotę, na przykład 50 albo 50,50.' : bounds
  const put = (next: number | string, text: string) => {
    setTyped(text)
    onChange(next)
  }
  return (
    <ChoiceFrame field={{ id, label }} typed={false}>
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
            label={suggested.length > 0 ? 'Inna kwota w\u00a0złotych' : 'Kwota w\u00a0złotych'}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={error === null ? null : words}
            touched={touched}
            onChange={(text) => put(parseMoney(text) ?? text.trim().slice(0, LONGEST), text)}
          />
        </>
      )}
    </ChoiceFrame>
  )
}
