import { type ReactNode, useEffect, useRef } from 'react'
import type { Uses } from '#domain/event/draft/who/uses-of.ts'
import { tie } from '#i18n/text/typography.ts'
import { usesText } from './who-words.ts'

interface Props {
  readonly name: string
  readonly uses: Uses
  readonly onRemove: () => void
  readonly onStay: () => void
}

/** Where a group or a kind is named elsewhere: it goes together with that, or stays. */
export function RemovePart({ name, uses, onRemove, onStay }: Props): ReactNode {
  const place = useRef<HTMLFieldSetElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <fieldset className="who-asked" aria-label={`Usunąć: ${name}?`} ref={place} tabIndex={-1}>
      <p>{tie(`„${name}” stoi jeszcze w: ${usesText(uses)}.`)}</p>
      <div className="who-adds">
        <button type="button" className="btn quiet" onClick={onRemove}>
          Usuń razem
        </button>
        <button type="button" className="btn text" onClick={onStay}>
          Zostaw
        </button>
      </div>
    </fieldset>
  )
}
