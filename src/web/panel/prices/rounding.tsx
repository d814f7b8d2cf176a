import type { ReactNode } from 'react'
import type { Effect } from '#domain/event/draft/prices/effects.ts'
import { roundingText } from '#i18n/pl/definition/rounding.ts'
import { Slot } from '../shared/conditions/slot.tsx'

type Round = NonNullable<Extract<Effect, { readonly kind: 'percent-off' }>['round']>

const USUAL: readonly Round[] = [
  { to: 100, direction: 'nearest' },
  { to: 100, direction: 'down' },
  { to: 100, direction: 'up' },
  { to: 1_000, direction: 'nearest' },
  { to: 1_000, direction: 'down' },
]
const NONE = 'none'
const keyOf = ({ to, direction }: Round) => `${to} ${direction}`

interface Props {
  readonly label: string
  readonly round: Round | undefined
  readonly onChange: (round: Round | undefined) => void
}

/** 'Cenę zaokrąglamy do pełnego złotego.' */
export function Rounding({ label, round, onChange }: Props): ReactNode {
  const isUsual = round === undefined || USUAL.some((each) => keyOf(each) === keyOf(round))
  const known = isUsual || round === undefined ? USUAL : [...USUAL, round]
  return (
    <p className="sentence">
      Cenę po zmianie{' '}
      <Slot
        label={label}
        value={round === undefined ? NONE : keyOf(round)}
        options={[
          [NONE, 'liczymy co do grosza'],
          ...known.map((each) => [keyOf(each), `zaokrąglamy ${roundingText(each)}`] as const),
        ]}
        onChange={(key) => onChange(known.find((each) => keyOf(each) === key))}
      />
      .
    </p>
  )
}
