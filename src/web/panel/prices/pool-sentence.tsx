import type { ReactNode } from 'react'
import { poolIds } from '#domain/event/draft/prices/codes.ts'
import { withAdjustment, withoutUnusedPool } from '#domain/event/draft/prices/reductions.ts'
import { idOfName } from '#domain/event/draft/questions/id-of-name.ts'
import { NumberSlot } from '../shared/inputs/slots.tsx'
import type { Editing } from './editing.ts'

const FIRST = 50
const MOST = 1_000_000

/** 'Tylko pierwsze 50 szt.': a limit of its own; one that others take from as well is only named. */
export function PoolSentence({ pricing, adjustment }: Editing): ReactNode {
  const { document, definition, change } = pricing
  const { id, pool: poolId } = adjustment
  if (poolId === undefined)
    return (
      <button
        type="button"
        className="btn text"
        onClick={() =>
          change((now) => {
            const pool = idOfName(adjustment.name, poolIds(now))
            const pools = [...now.pools, { id: pool, name: adjustment.name, capacity: FIRST, allotments: [] }]
            return withAdjustment({ ...now, pools }, id, (each) => ({ ...each, pool }))
          })
        }
      >
        Tylko tyle pierwszych sztuk
      </button>
    )
  const pool = document.pools.find((each) => each.id === poolId)
  const name = definition.pools.find((each) => each.id === poolId)?.name ?? poolId
  const remove = () =>
    change((now) =>
      withoutUnusedPool(
        withAdjustment(now, id, ({ pool: _, ...each }) => each),
        poolId,
      ),
    )
  return (
    <p className="sentence">
      {pool === undefined || pool.capacity === null || pool.per === 'code' ? (
        `Dopóki są wolne: „${name}”. `
      ) : (
        <>
          Tylko pierwsze{' '}
          <NumberSlot
            label="Ile pierwszych sztuk"
            value={pool.capacity}
            most={MOST}
            onChange={(capacity) =>
              change((now) => ({
                ...now,
                pools: now.pools.map((each) => (each.id === poolId ? { ...each, capacity } : each)),
              }))
            }
          />{' '}
          szt.{' '}
        </>
      )}
      <button type="button" className="link" onClick={remove}>
        bez tej granicy
      </button>
    </p>
  )
}
