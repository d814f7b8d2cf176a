import './timeline.css'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { type Part, partAt } from '#domain/event/draft/parts/part.ts'
import { partsOf } from '#domain/event/draft/parts/parts-of.ts'
import { datesOf, isOver } from '#domain/event/draft/timeline/dates-of.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatDay, formatHour } from '#domain/values/time.ts'
import { dateWords } from '#i18n/pl/definition/dates-of-event.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { DraftOfEvent } from '../shared/draft/draft-of-event.tsx'
import { SavingState } from '../shared/draft/settings-head.tsx'
import { useDraft } from '../shared/draft/use-draft.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { placed } from '../shared/inputs/placed.ts'
import { PageHead } from '../shared/page-head.tsx'
import { SETTINGS_PAGES } from '../shared/pages.ts'

/** 'Terminy': every date of an event in order, each with the way to the page where it is set. */
export function TimelinePage({ eventId }: { eventId: string }): ReactNode {
  return (
    <DraftOfEvent eventId={eventId} title="Terminy">
      {(found) => <Timeline found={found} />}
    </DraftOfEvent>
  )
}

function Timeline({ found: { event } }: { found: OwnedEvent }): ReactNode {
  const { document } = useDraft()
  const days = useMemo(() => {
    const now = localOf(Temporal.Now.instant())
    const definition = expandDefinition(document)
    const [words, parts] = [dateWords(definition), partsOf(document)]
    const dates = datesOf(definition).map((date) => {
      const part = partAt(parts, date.path)
      return { at: date.at, part, sentence: words(date, part?.name ?? null), isOver: isOver(date, now) }
    })
    return [...Map.groupBy(dates, ({ at }) => at.slice(0, 10))]
  }, [document])
  return (
    <>
      <PageHead title="Terminy" crumb={<EventCrumbs event={event} />} meta={<SavingState />} />
      {days.length === 0 ? (
        <p>
          Tu zobaczysz wszystkie terminy po kolei: zapisy, wpłaty, rezygnacje i&nbsp;dni wydarzenia. Zacznij
          od{' '}
          <Link to="/wydarzenia/$eventId/ustawienia" params={{ eventId: event.id }}>
            pierwszego dnia
          </Link>
          .
        </p>
      ) : (
        <ol className="timeline">
          {days.map(([day, dates]) => (
            <Day key={day} eventId={event.id} day={day} dates={dates} />
          ))}
        </ol>
      )}
    </>
  )
}

interface Shown {
  readonly at: string
  readonly part: Part | null
  readonly sentence: string
  readonly isOver: boolean
}

function Day(props: { eventId: string; day: string; dates: readonly Shown[] }): ReactNode {
  const { eventId, day, dates } = props
  const isOver = dates.every((date) => date.isOver)
  return (
    <li data-over={isOver || undefined}>
      <h2>
        {formatDay(Temporal.PlainDate.from(day))}
        {isOver && <span className="sr"> (minęło)</span>}
      </h2>
      <ul>
        {placed(dates).map(({ part: { at, part, sentence }, key }) => (
          <li key={key}>
            <span>
              {hourOf(at)}
              {sentence}
            </span>
            <WhereSet eventId={eventId} part={part} sentence={sentence} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** '8:00, ' of a moment that is not the end of its day. */
function hourOf(at: string): string {
  if (!at.includes('T')) return ''
  const hour = formatHour(Temporal.PlainDateTime.from(at))
  return hour === '23:59' ? '' : `${hour}, `
}

function WhereSet(props: { eventId: string; part: Part | null; sentence: string }): ReactNode {
  const page = SETTINGS_PAGES.find(({ subject }) => subject === props.part?.subject)
  return page === undefined ? null : (
    <Link to={page.to} params={{ eventId: props.eventId }}>
      {page.name}
      <span className="sr">: {props.sentence}</span>
    </Link>
  )
}
