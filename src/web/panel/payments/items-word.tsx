import type { ReactNode } from 'react'
import { quoted } from '#i18n/pl/definition/gate.ts'
import { type After, OpenWord } from '../shared/inputs/open-word.tsx'
import type { Payments } from './use-payments.ts'

interface Props {
  readonly payments: Payments
  readonly label: string
  readonly after?: After
  /** Undefined: everything. */
  readonly items: readonly string[] | undefined
  /** What no choice means: 'wszystko', 'każda zmiana'. */
  readonly everything: string
  readonly onChange: (items: string[] | undefined) => void
}

/** What something is about, as a word: everything, or some of what can be had. */
export function ItemsWord({ payments, label, after, items, everything, onChange }: Props): ReactNode {
  return (
    <OpenWord
      label={label}
      text={items === undefined ? everything : itemNames(payments, items)}
      after={after}
    >
      <p className="sub">Nic nie zaznaczone: {everything}.</p>
      <ItemBoxes payments={payments} items={items ?? []} onChange={onChange} />
    </OpenWord>
  )
}

const itemNames = ({ document }: Payments, items: readonly string[]): string =>
  quoted(items.map((id) => document.items.find((item) => item.id === id)?.name ?? id))

/** What can be had, to be ticked; nothing ticked is undefined. */
export function ItemBoxes(
  props: Pick<Props, 'payments' | 'onChange'> & { items: readonly string[] },
): ReactNode {
  const { payments, items, onChange } = props
  const toggle = (id: string) => {
    const chosen = payments.document.items
      .map((item) => item.id)
      .filter((each) => (each === id ? !items.includes(id) : items.includes(each)))
    onChange(chosen.length === 0 ? undefined : chosen)
  }
  return (
    <fieldset className="choice">
      <legend>Czego dotyczy</legend>
      <div className="options">
        {payments.document.items.map(({ id, name }) => (
          <label key={id} className="option">
            <input type="checkbox" checked={items.includes(id)} onChange={() => toggle(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
