import type { ReactNode } from 'react'
import type { Grosze } from '#domain/values/money.ts'
import { pl } from '#i18n/pl.ts'

/** What becomes otherwise, and what it means for the money. */
export function Difference(props: {
  before: Grosze
  after: {
    readonly total: Grosze
    readonly kept: Grosze
    readonly toRefund: Grosze
    readonly toPay: Grosze
  }
  changes: readonly string[]
  /** Why a part stays with the organiser. */
  reasons: readonly string[]
}): ReactNode {
  const { before, after, changes, reasons } = props
  return (
    <div className="difference" role="status">
      <b>Różnica</b>
      <ul className="difference-list">
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <ul className="amounts">
        <Sum name="Cena teraz" amount={before} />
        <Sum name="Cena po zmianie" amount={after.total} />
        {after.kept > 0 && <Sum name="Zostaje u\u00a0organizatora" amount={after.kept} reasons={reasons} />}
        {after.toRefund > 0 && <Sum name="Zwrot" amount={after.toRefund} />}
        {after.toPay > 0 && <Sum name="Do zapłaty" amount={after.toPay} />}
      </ul>
    </div>
  )
}

function Sum(props: { name: string; amount: Grosze; reasons?: readonly string[] }): ReactNode {
  const { name, amount, reasons = [] } = props
  return (
    <li>
      <div>
        {name}
        {reasons.length > 0 && <span className="sub">{reasons.join('; ')}</span>}
      </div>
      <b className="num">{pl.sum(amount)}</b>
    </li>
  )
}
