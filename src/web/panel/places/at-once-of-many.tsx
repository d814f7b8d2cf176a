import { type ReactNode, useState } from 'react'
import { AtOnce } from '../shared/limits/at-once.tsx'
import type { Sale } from '../shared/limits/use-sale.ts'

/** One of several limits that stand together, changed at once; nothing before they are on the site. */
export function AtOnceOfMany({ sale, pools }: { sale: Sale; pools: readonly string[] }): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null)
  const all = pools.flatMap((pool) => sale.limitOf(pool) ?? [])
  const live = all.find(({ pool }) => pool === chosen) ?? all[0]
  if (live === undefined) return null
  return (
    <details>
      <summary>Zmień od razu, bez publikacji</summary>
      <div className="limit-details">
        <span className="select">
          <select
            className="input"
            aria-label="Który limit zmienić od razu"
            value={live.pool}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {all.map(({ pool, name }) => (
              <option key={pool} value={pool}>
                {name ?? pool}
              </option>
            ))}
          </select>
        </span>
        <AtOnce key={live.pool} sale={sale} live={live} name={live.name ?? ''} />
      </div>
    </details>
  )
}
