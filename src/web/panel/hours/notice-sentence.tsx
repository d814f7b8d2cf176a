import { type ReactNode, useId } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { type Notice, noticeOf, withNotice } from '#domain/event/draft/hours/notice.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import type { DraftEditor } from '../shared/draft/use-draft.ts'
import { PlacesInput } from '../shared/inputs/places-input.tsx'
import { noticeMessage } from './hour-words.ts'

interface Props {
  readonly document: DefinitionDocument
  readonly change: DraftEditor['change']
}

/** 'Zapis najpóźniej 1 dzień przed wejściem.' */
export function NoticeSentence({ document, change }: Props): ReactNode {
  const id = useId()
  const notice = noticeOf(document)
  const write = (next: Notice | null) => change((now) => withNotice(now, next))
  const put = (unit: Notice['unit'], least: number) => {
    // Own words stay; those that follow from the number follow it.
    const isOwn = notice !== null && notice.message !== noticeMessage(notice.unit, notice.least)
    write({ unit, least, message: isOwn ? notice.message : noticeMessage(unit, least) })
  }
  return (
    <section className="hours-section" aria-labelledby={id}>
      <h2 id={id}>Do kiedy zapis</h2>
      <p className="sentence">
        Na wejście można zapisać się{' '}
        <Slot
          label="Do kiedy można zapisać się na wejście"
          value={notice?.unit ?? 'always'}
          options={[
            ['always', 'do ostatniej chwili'],
            ['hours', 'najpóźniej kilka godzin wcześniej'],
            ['days', 'najpóźniej kilka dni wcześniej'],
          ]}
          onChange={(unit) => (unit === 'always' ? write(null) : put(unit, 1))}
        />
        .
        {notice !== null && (
          <>
            {' '}
            Co najmniej{' '}
            <span className="hours-number">
              <PlacesInput
                label={notice.unit === 'days' ? 'Ile dni przed wejściem' : 'Ile godzin przed wejściem'}
                value={notice.least}
                least={1}
                most={365}
                onChange={(least) => put(notice.unit, least ?? 1)}
              />
            </span>{' '}
            {notice.unit === 'days' ? 'dni' : 'godz.'} przed wejściem.
          </>
        )}
      </p>
      {notice !== null && <Words notice={notice} onChange={(message) => write({ ...notice, message })} />}
    </section>
  )
}

function Words({ notice, onChange }: { notice: Notice; onChange: (message: string) => void }): ReactNode {
  const id = useId()
  const derived = noticeMessage(notice.unit, notice.least)
  return (
    <div className="field hours-words">
      <label htmlFor={id}>Co zobaczy, kto się spóźni</label>
      <input
        id={id}
        className="input"
        maxLength={300}
        value={notice.message === derived ? '' : notice.message}
        placeholder={derived}
        onChange={({ currentTarget: { value } }) => onChange(value.trim() === '' ? derived : value)}
      />
    </div>
  )
}
