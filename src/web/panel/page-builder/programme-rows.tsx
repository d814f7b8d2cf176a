import { type ReactNode, useState } from 'react'
import {
  type ProgrammePoint,
  type ProgrammeRow,
  programmeRows,
  withNewPoint,
  withoutPoint,
  withPoint,
} from '#domain/event/draft/page/programme.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { formatDayShort, readDay } from '#domain/values/time.ts'
import { tie } from '#i18n/text/typography.ts'
import { Icon } from '../shared/icon.tsx'
import { TextInPlace } from '../shared/inputs/text-in-place.tsx'
import { ProgrammeSays } from './fed-blocks.tsx'
import type { PageEditor } from './page-editor.ts'

interface Props {
  readonly editor: PageEditor
  readonly block: BlockOf<'programme'>
}

/** More days are folded behind a button. */
const MOST = 6

/** 'Dzień po dniu': every day of the event, with what happens then. */
export function ProgrammeRows({ editor, block }: Props): ReactNode {
  const [isWhole, setWhole] = useState(false)
  const rows = programmeRows(editor.document)
  const hidden = isWhole ? 0 : Math.max(0, rows.length - MOST)
  if (rows.length === 0)
    return <p className="pb-quiet">Podaj termin w&nbsp;Informacjach, wtedy pojawią się tu dni.</p>
  return (
    <>
      <ProgrammeSays editor={editor} block={block} />
      <ol className="pb-days">
        {rows
          .slice(0, rows.length - hidden)
          .map(atPlace)
          .map(({ row, place }) => (
            <Row key={place} editor={editor} row={row} distances={block.distances} />
          ))}
      </ol>
      {hidden > 0 && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          Pokaż dalsze dni ({hidden})
        </button>
      )}
    </>
  )
}

/** Points have no ids, and a day may have several: what stands at a place is the one of this place. */
const atPlace = (row: ProgrammeRow, index: number) => ({ row, place: String(index) })

function Row(props: { editor: PageEditor; row: ProgrammeRow; distances: boolean }): ReactNode {
  const { editor, row, distances } = props
  const day = shortDay(row.day)
  if (row.point === null)
    return (
      <li>
        <time dateTime={row.day}>{day}</time>
        <NewPoint editor={editor} day={row.day} label={`Co się dzieje: ${day}`} />
      </li>
    )
  const { point, index } = row
  const change = (part: Partial<ProgrammePoint>) =>
    editor.change((now) => withPoint(now, index, { ...point, ...part }))
  const { note: _, ...withoutNote } = point
  const { distance: __, ...withoutDistance } = point
  return (
    <li>
      <time dateTime={row.day}>{day}</time>
      <div>
        <TextInPlace
          className="pb-strong"
          label={`${day}: co się dzieje`}
          max={120}
          required
          value={point.title}
          onChange={(title) => title !== null && change({ title })}
        />
        <TextInPlace
          label={`${day}: szczegóły`}
          placeholder="Dopisz, co ważne tego dnia"
          max={200}
          value={point.note ?? null}
          onChange={(note) =>
            note === null ? editor.change((now) => withPoint(now, index, withoutNote)) : change({ note })
          }
        />
      </div>
      {distances && (
        <TextInPlace
          className="pb-distance"
          label={`${day}: odległość`}
          placeholder="km"
          max={20}
          value={point.distance ?? null}
          onChange={(distance) =>
            distance === null
              ? editor.change((now) => withPoint(now, index, withoutDistance))
              : change({ distance })
          }
        />
      )}
      <div className="pb-row-tools">
        <button
          type="button"
          className="icon-button"
          aria-label={`${day}: dodaj kolejny punkt`}
          onClick={() => editor.change((now) => withNewPoint(now, { day: row.day, title: 'Kolejny punkt' }))}
        >
          <Icon name="plus" size={20} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`${day}: usuń „${point.title}”`}
          onClick={() => editor.change((now) => withoutPoint(now, index))}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
    </li>
  )
}

/** The first words for a day; it becomes a point when the field is left or Enter is pressed. */
function NewPoint({ editor, day, label }: { editor: PageEditor; day: string; label: string }): ReactNode {
  const [typed, setTyped] = useState('')
  const add = () => {
    const title = typed.trim()
    if (title === '') return
    setTyped('')
    editor.change((now) => withNewPoint(now, { day, title }))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <input
        className="input"
        aria-label={label}
        placeholder="Co się dzieje?"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={add}
      />
    </form>
  )
}

function shortDay(iso: string): string {
  const day = readDay(iso)
  return day === null ? iso : tie(formatDayShort(day))
}
