import { keepsWaitingList } from '#domain/capacity/waiting-list.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { type Free, freeOf } from './sale-state.ts'

/** From so many free places down the number is worth telling; above it there is simply room. */
const TELL_BELOW = 200

/** Groups with their leaders and free places; nothing when the event has no groups. */
export function GroupList({ definition, free }: { definition: EventDefinition; free: Free }) {
  const { groups, groupLabel } = definition
  if (groups.length === 0) return null
  const limited = groups.some((group) => freeOf(group.claims, free) !== null)
  return (
    <section id="grupy" aria-labelledby="grupy-tytul">
      <h2 id="grupy-tytul">{limited ? headingOf(groupLabel) : groupLabel}</h2>
      <ul className="groups">
        {groups.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            left={freeOf(group.claims, free)}
            waits={keepsWaitingList(definition)}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly group: EventDefinition['groups'][number]
  readonly left: number | null
  /** One may wait for a place in a full one. */
  readonly waits: boolean
}

function GroupRow({ group, left, waits }: RowProps) {
  const notes = [group.leader, group.note].filter((note) => note !== undefined)
  return (
    <li className={left === 0 ? 'full' : undefined}>
      {group.colour === undefined ? <span /> : <Flag colour={group.colour} />}
      <div>
        <b>{tie(group.name)}</b>
        {notes.length > 0 && <small>{tie(notes.join('. '))}</small>}
      </div>
      <Left places={left} waits={waits} />
    </li>
  )
}

function Left({ places, waits }: { places: number | null; waits: boolean }) {
  if (places === null) return null
  if (places === 0) return <FullUp waits={waits} />
  if (places > TELL_BELOW) return <span className="left">są wolne miejsca</span>
  return <span className="left">{pl.counts.placesLeft(places)}</span>
}

const FullUp = ({ waits }: { waits: boolean }) => (
  <span className="left">
    brak miejsc
    {waits && (
      <>
        , <br />
        lista rezerwowa
      </>
    )}
  </span>
)

function Flag({ colour }: { colour: string }) {
  return (
    <svg className="flag" viewBox="0 0 28 34" aria-hidden="true">
      <path d="M4 2v31" stroke="#6b5a3e" strokeWidth="2.400" strokeLinecap="round" />
      <path d="M5 4c7-3 12 3 21 0v17c-9 3-14-3-21 0z" fill={colour} stroke="#1d2433" strokeOpacity=".25" />
    </svg>
  )
}

/** An organiser's own word for groups is not inflected (words.md, rule 1). */
const headingOf = (label: string) =>
  label === 'Grupa' ? 'Wolne miejsca w\u00a0grupach' : `${label}: wolne miejsca`
