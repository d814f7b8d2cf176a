import './hours.css'
import type { ReactNode } from 'react'
import type { Slots } from '#domain/event/definition/definition.ts'
import {
  firstList,
  firstPattern,
  isPattern,
  listOfPattern,
  withSlots,
} from '#domain/event/draft/hours/hours.ts'
import { withoutHours } from '#domain/event/draft/hours/notice.ts'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { type DraftEditor, useDraft, useDraftState } from '../shared/draft/use-draft.ts'
import { Exceptions } from './exceptions.tsx'
import { HourList } from './hour-list.tsx'
import { NoticeSentence } from './notice-sentence.tsx'
import { PatternSentence } from './pattern-sentence.tsx'
import { WeekPreview } from './week-preview.tsx'

/** 'Godziny': when visitors may enter, how many at each hour, and how long before they must register. */
export function HoursPage(): ReactNode {
  const { document, problems, change } = useDraft()
  const { slots } = document
  const own = problems.filter(({ path }) => path === 'slots' || path.startsWith('slots.'))
  return (
    <>
      <SettingsHead title="Godziny" />
      {slots === null ? (
        <NoHours change={change} />
      ) : (
        <div className="hours-page">
          {[...new Set(own.map(({ message }) => message))].map((message) => (
            <p key={message} className="error">
              {message}
            </p>
          ))}
          <Kind slots={slots} change={change} />
          {isPattern(slots) ? (
            <>
              <PatternSentence pattern={slots} change={change} />
              <Exceptions pattern={slots} change={change} />
            </>
          ) : (
            <HourList list={slots.list} change={change} />
          )}
          <NoticeSentence document={document} change={change} />
          <WeekPreview slots={slots} change={change} />
          <RemoveHours change={change} />
        </div>
      )}
    </>
  )
}

type Change = DraftEditor['change']

export const today = (): string => Temporal.Now.plainDateISO('Europe/Warsaw').toString()

const NoHours = ({ change }: { change: Change }): ReactNode => (
  <section className="quiet-note">
    <h2>Wejścia o&nbsp;wyznaczonych porach</h2>
    <p>
      Gdy goście wchodzą co pół godziny albo w&nbsp;wybrane dni, każdy przy zapisie wybiera godzinę,
      a&nbsp;każda godzina ma własne miejsca. Tak działa wejście do muzeum, na wieżę albo oprowadzanie grup.
    </p>
    <button
      type="button"
      className="btn quiet"
      onClick={() => change((now) => withSlots(now, firstPattern(now, today())))}
    >
      Ustaw godziny wejść
    </button>
  </section>
)

/** Hours that repeat, or a list of them. */
function Kind({ slots, change }: { slots: Slots; change: Change }): ReactNode {
  const { draft } = useDraftState()
  const isRepeated = isPattern(slots)
  const asList = isRepeated ? listOfPattern(slots) : null
  return (
    <div className="hours-kind">
      <p>
        {isRepeated
          ? 'Godziny powtarzają się według wzoru.'
          : 'Każda godzina jest wpisana osobno, z\u00a0własną liczbą miejsc.'}
      </p>
      <button
        type="button"
        className="btn text"
        onClick={() =>
          change((now) =>
            withSlots(now, isRepeated ? (asList ?? firstList(now, today())) : firstPattern(now, today())),
          )
        }
      >
        {isRepeated ? 'Wpisz godziny pojedynczo' : 'Powtarzaj według wzoru'}
      </button>
      {draft.publishedVersion !== null && (
        <p className="sub">
          Zmiany godzin zaczną działać, gdy je opublikujesz. Zapisani zachowają swoje godziny.
        </p>
      )}
    </div>
  )
}

const RemoveHours = ({ change }: { change: Change }): ReactNode => (
  <button type="button" className="btn text hours-remove" onClick={() => change(withoutHours)}>
    Usuń godziny wejść
  </button>
)
