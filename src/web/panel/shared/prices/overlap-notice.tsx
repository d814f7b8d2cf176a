import type { ReactNode } from 'react'
import { type AgeRange, overlapOf, withoutOverlap } from '#domain/event/draft/prices/overlaps.ts'
import type { PriceRow } from '#domain/event/draft/prices/price-rows.ts'
import { formatMoney } from '#domain/values/money.ts'
import { Icon } from '../icon.tsx'

interface Props {
  readonly rows: readonly PriceRow[]
  readonly onMend: (rows: readonly PriceRow[]) => void
}

/** Two rows whose ages overlap: who is in both pays by the upper one; one click makes the lower one begin behind it. */
export function OverlapNotice({ rows, onMend }: Props): ReactNode {
  const overlap = overlapOf(rows)
  if (overlap === null) return null
  const { ranges, both, mended, earlier } = overlap
  const amount = rows[earlier]?.amount ?? 0
  return (
    <div className="price-notice" role="status">
      <Icon name="alert" />
      <div>
        <p>
          <b>{`Przedziały wieku ${span(ranges[0])} i\u00a0${span(ranges[1])} nakładają się`}</b>
        </p>
        <p>
          {`Kto ma ${span(both)}, płaci według wyższego wiersza: ${amount === 0 ? 'bezpłatnie' : formatMoney(amount)}.`}
        </p>
        <button type="button" className="link" onClick={() => onMend(withoutOverlap(rows, overlap))}>
          {mended === null ? 'Usuń drugi, bo nigdy nie zadziała' : `Zmień drugi na ${span(mended)}`}
        </button>
      </div>
    </div>
  )
}

function span({ from, to }: AgeRange): string {
  if (!Number.isFinite(to)) return `od ${from}\u00a0lat`
  return from === to ? `${from}\u00a0lat` : `${from}–${to}\u00a0lat`
}
