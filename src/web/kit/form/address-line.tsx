import { useState } from 'react'
import type { AddressPart } from '#domain/form/fields/address.ts'
import { formWords } from '#i18n/pl/form.ts'
import { type ControlAttributes, ErrorText, Hint } from '#web/ui/field-frame.tsx'
import { whenReleased } from '#web/ui/when-released.ts'

const LABELS = {
  street: formWords['BROWSER_OS.FORM.LABEL_STREET'],
  postcode: formWords['BROWSER_OS.FORM.LABEL_POSTCODE'],
  town: formWords['BROWSER_OS.FORM.LABEL_TOWN'],
} as const

/** What each part asks the browser to fill in. */
const AUTOFILL = { street: 'address-line1', postcode: 'postal-code', town: 'address-level2' } as const

interface AddressLineProps {
  readonly part: AddressPart
  /** Those of the whole address, with the id of this part. */
  readonly attributes: ControlAttributes
  /** The prefix of the ids of its hint and its error. */
  readonly words: string
  readonly value: string
  readonly error: string | null
  /** The whole address has been left: missing parts may be reported too. */
  readonly left: boolean
  readonly abroad: boolean
  readonly readOnly: boolean
  readonly onChange: (value: string) => void
}

/** One part of an address. Errors are shown when the part is left, missing parts when the whole address is. */
export function AddressLine(props: AddressLineProps) {
  const { part, attributes, words, value, error, left, abroad, readOnly, onChange } = props
  const [wasLeft, setWasLeft] = useState(false)
  const shown = left || (wasLeft && value.trim() !== '') ? error : null
  const isDigits = part === 'postcode' && !abroad
  const hasHint = part === 'street' && !readOnly
  const describedBy = [hasHint && `${words}-hint`, shown !== null && `${words}-error`]
  return (
    <div className={shown === null ? `part ${part}` : `part ${part} bad`}>
      <label htmlFor={attributes.id}>{LABELS[part]}</label>
      <input
        {...attributes}
        className={part === 'postcode' ? 'input num' : 'input'}
        inputMode={isDigits ? 'numeric' : undefined}
        autoComplete={AUTOFILL[part]}
        readOnly={readOnly}
        aria-invalid={attributes['aria-invalid'] ?? (shown === null ? undefined : true)}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setWasLeft(shown !== null)}
        onBlur={() => whenReleased(() => setWasLeft(true))}
      />
      {hasHint && <Hint id={words}>{formWords['BROWSER_OS.FORM.HINT_STREET']}</Hint>}
      {shown !== null && <ErrorText id={words}>{shown}</ErrorText>}
    </div>
  )
}
