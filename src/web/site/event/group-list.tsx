import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { keepsWaitingList } from '#domain/waiting-list/waiting-list.ts'
import * as words from '#i18n/pl/site/event.ts'
import { tie } from '#i18n/text/typography.ts'
import { groupDays, inSentences } from '../shared/own-days.ts'
import { type Free, freeOf } from '../shared/sale-state.ts'

/** From this number of free places down the number is shown; above it there is simply room. */
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
            days={groupDays(group, definition)}
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
  /** When it takes part, where that differs from the event. */
  readonly days: string | undefined
  readonly left: number | null
  /** A full group with a waiting list. */
  readonly waits: boolean
}

function GroupRow({ group, days, left, waits }: RowProps) {
  const notes = inSentences(days, group.leader, group.note)
  return (
    <li className={left === 0 ? 'full' : undefined}>
      {group.colour === undefined ? <span /> : <Flag colour={group.colour} />}
      <div>
        <b>{tie(group.name)}</b>
        {notes !== '' && <small>{tie(notes)}</small>}
      </div>
      <Left places={left} waits={waits} />
    </li>
  )
}

function Left({ places, waits }: { places: number | null; waits: boolean }) {
  if (places === null) return null
  if (places === 0) return <FullUp waits={waits} />
  if (places > TELL_BELOW) return <span className="left">{words.placesFree}</span>
  return <span className="left">{words.placesLeft(places)}</span>
}

const FullUp = ({ waits }: { waits: boolean }) => (
  <span className="left">
    {words.groupFull}
    {waits && (
      <>
        , <br />
        {words.groupWaits}
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

const headingOf = (label: string) =>
  label === 'Grupa' ? words.groupsWithPlaces : words.ownGroupsWithPlaces(label)
