import { type Free, freeOf } from '#domain/capacity/free-places.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { keepsWaitingList } from '#domain/waiting-list/waiting-list.ts'
import * as words from '#i18n/pl/site/event.ts'
import { tie } from '#i18n/text/typography.ts'
import { groupDays, inSentences } from '../shared/own-days.ts'
import { Section } from './section.tsx'

/** From this number of free places down the number is shown; above it there is simply room. */
const TELL_BELOW = 200

interface GroupListProps {
  readonly block: BlockOf<'groups'>
  readonly definition: EventDefinition
  readonly free: Free
}

/** Groups with their leaders and free places; nothing when the event has no groups. */
export function GroupList({ block, definition, free }: GroupListProps) {
  const { groups, groupLabel } = definition
  if (groups.length === 0) return null
  const limited = block.places && groups.some((group) => freeOf(group.claims, free) !== null)
  return (
    <Section block={block} heading={limited ? headingOf(groupLabel) : groupLabel}>
      <ul className="groups">
        {groups.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            days={groupDays(group, definition)}
            leader={block.leaders ? group.leader : undefined}
            left={block.places ? freeOf(group.claims, free) : null}
            waits={keepsWaitingList(definition)}
          />
        ))}
      </ul>
    </Section>
  )
}

interface RowProps {
  readonly group: EventDefinition['groups'][number]
  /** When it takes part, where that differs from the event. */
  readonly days: string | undefined
  readonly leader: string | undefined
  readonly left: number | null
  /** A full group with a waiting list. */
  readonly waits: boolean
}

function GroupRow({ group, days, leader, left, waits }: RowProps) {
  const notes = inSentences(days, leader, group.note)
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
