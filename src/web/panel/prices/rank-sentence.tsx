import type { ReactNode } from 'react'
import { isOfPeople } from '#domain/event/definition/rank-order.ts'
import type { Adjustment } from '#domain/event/draft/prices/reductions.ts'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { Slot } from '../shared/conditions/slot.tsx'
import { NumberSlot, OptionalNumberSlot } from '../shared/inputs/slots.tsx'
import type { Editing } from './editing.ts'

type Rank = NonNullable<Adjustment['rank']>
type Order = Rank['order']

const ORDERS: readonly (readonly [Order, string])[] = [
  ['oldest', 'od najstarszej osoby'],
  ['youngest', 'od najmłodszej osoby'],
  ['typed', 'w\u00a0kolejności wpisania'],
  ['cheapest', 'od najtańszej'],
  ['dearest', 'od najdroższej'],
  ['listed', 'w\u00a0kolejności listy'],
]

const CHILD = { fact: 'age', atMost: 17 } as const
const MOST = 1000

/** 'Tylko 3. i każda następna, licząc od najstarszej osoby; liczą się: wiek do 17 lat.' */
export function RankSentence({ pricing, adjustment, write }: Editing): ReactNode {
  const { rank } = adjustment
  const set = (changed: Rank | undefined) =>
    write(({ rank: _, ...now }) => (changed === undefined ? now : { ...now, rank: changed }))
  if (rank === undefined)
    return (
      <button
        type="button"
        className="btn text"
        onClick={() => set({ order: 'oldest', among: CHILD, from: 3 })}
      >
        Tylko któraś z&nbsp;kolei osoba
      </button>
    )
  const { to: _, ...open } = rank
  return (
    <div>
      <p className="sentence">
        Tylko od{' '}
        <NumberSlot
          label="Od której z kolei"
          value={rank.from}
          most={MOST}
          onChange={(from) =>
            set({ ...rank, from, ...(rank.to !== undefined && rank.to < from ? { to: from } : {}) })
          }
        />
        . do{' '}
        <OptionalNumberSlot
          label="Do której z kolei"
          value={rank.to}
          least={rank.from}
          most={MOST}
          none="każdej następnej"
          onChange={(to) => set(to === undefined ? open : { ...rank, to })}
        />
        , licząc{' '}
        <Slot
          label="W jakiej kolejności"
          value={rank.order}
          options={ORDERS}
          onChange={(order) => set(withOrder(rank, order))}
        />
        {!isOfPeople(rank) && (
          <>
            :{' '}
            <Slot
              label="Co liczymy po kolei"
              value={rank.of}
              options={[
                ['person', 'osoby'],
                ['piece', 'sztuki'],
              ]}
              onChange={(of) => set({ ...rank, of })}
            />{' '}
            <Slot
              label="Wśród czego"
              value={rank.per}
              options={[
                ['registration', 'w\u00a0całym zgłoszeniu'],
                ['person', 'osobno u\u00a0każdej osoby'],
              ]}
              onChange={(per) => set({ ...rank, per })}
            />
          </>
        )}
        .{' '}
        <button type="button" className="link" onClick={() => set(undefined)}>
          bez kolejności
        </button>
      </p>
      {isOfPeople(rank) && (
        <>
          <p className="sub">
            {rank.among === undefined ? 'Liczą się wszyscy.' : 'Liczą się osoby, dla których:'}
          </p>
          <ConditionList
            definition={pricing.definition}
            words={pricing.words}
            facts={pricing.facts.person}
            when={rank.among}
            onChange={(among) => {
              const { among: __, ...rest } = rank
              set(among === undefined ? rest : { ...rest, among })
            }}
          />
        </>
      )}
    </div>
  )
}

/** People by age or typing, or people and pieces by price; the places stay. */
function withOrder(rank: Rank, order: Order): Rank {
  const places = { from: rank.from, ...(rank.to === undefined ? {} : { to: rank.to }) }
  if (order === 'oldest' || order === 'youngest' || order === 'typed') {
    const among = isOfPeople(rank) ? rank.among : undefined
    return { order, ...places, ...(among === undefined ? {} : { among }) }
  }
  const of = isOfPeople(rank) ? 'person' : rank.of
  return { order, ...places, of, per: isOfPeople(rank) ? 'registration' : rank.per }
}
