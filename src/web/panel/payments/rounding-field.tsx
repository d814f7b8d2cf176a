import { type ReactNode, useId } from 'react'
import type { PaymentPart } from '#domain/event/definition/definition.ts'
import { roundingText } from '#i18n/pl/definition/rounding.ts'
import { SelectField } from '#web/ui/field.tsx'

type Rounding = NonNullable<PaymentPart['round']>

const USUAL: readonly Rounding[] = [100, 1_000].flatMap((to) =>
  (['nearest', 'down', 'up'] as const).map((direction) => ({ to, direction })),
)

const keyOf = ({ to, direction }: Rounding) => `${to} ${direction}`
const EXACT = ''

/** To what the share of each person is rounded. */
export function RoundingField(props: {
  readonly part: PaymentPart
  readonly onChange: (part: PaymentPart) => void
}): ReactNode {
  const id = useId()
  const { round, ...part } = props.part
  const isOther = round !== undefined && !USUAL.some((each) => keyOf(each) === keyOf(round))
  const offered = isOther ? [...USUAL, round] : USUAL
  return (
    <SelectField
      id={id}
      label="Zaokrąglenie u każdej osoby"
      value={round === undefined ? EXACT : keyOf(round)}
      options={[
        { value: EXACT, label: 'co do grosza' },
        ...offered.map((each) => ({ value: keyOf(each), label: roundingText(each) })),
      ]}
      onChange={(key) => {
        const chosen = offered.find((each) => keyOf(each) === key)
        props.onChange(chosen === undefined ? part : { ...part, round: chosen })
      }}
    />
  )
}
