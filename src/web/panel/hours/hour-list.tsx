import { type ReactNode, useId, useState } from 'react'
import { type ListedHour, withHours, withSlots } from '#domain/event/draft/hours/hours.ts'
import { readHours } from '#domain/event/draft/hours/typed-hours.ts'
import { dayText, timeText } from '#i18n/pl/spans.ts'
import type { DraftEditor } from '../shared/draft/use-draft.ts'
import { Icon } from '../shared/icon.tsx'
import { PlacesInput } from '../shared/inputs/places-input.tsx'

interface Props {
  readonly list: readonly ListedHour[]
  readonly change: DraftEditor['change']
}

/** Hours one by one, each with its places; more are typed or pasted, a line for each. */
export function HourList({ list, change }: Props): ReactNode {
  const id = useId()
  const write = (hours: readonly ListedHour[]) => change((now) => withSlots(now, { list: [...hours] }))
  const days = [...Map.groupBy(withHours(list, []), ({ at }) => at.slice(0, 10))]
  return (
    <section className="hours-section" aria-labelledby={id}>
      <h2 id={id}>Kiedy można wejść</h2>
      {days.map(([day, hours]) => (
        <section key={day} aria-label={dayText(day)}>
          <h3>{dayText(day)}</h3>
          <ul className="hours-listed">
            {hours.map((hour) => (
              <li key={hour.at}>
                <span>{timeText(hour.at.slice(11))}</span>
                <PlacesInput
                  label={`Miejsca: ${dayText(day)}, ${timeText(hour.at.slice(11))}`}
                  value={hour.places}
                  most={100_000}
                  optional
                  onChange={(places) =>
                    write(list.map((each) => (each.at === hour.at ? { ...each, places } : each)))
                  }
                />
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Usuń godzinę: ${dayText(day)}, ${timeText(hour.at.slice(11))}`}
                  disabled={list.length === 1}
                  onClick={() => write(list.filter(({ at }) => at !== hour.at))}
                >
                  <Icon name="close" size={20} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <TypedHours onAdd={(hours) => write(withHours(list, hours))} />
    </section>
  )
}

function TypedHours({ onAdd }: { onAdd: (hours: readonly ListedHour[]) => void }): ReactNode {
  const id = useId()
  const [text, setText] = useState('')
  const [unread, setUnread] = useState<readonly string[]>([])
  return (
    <form
      className="hours-typed"
      onSubmit={(event) => {
        event.preventDefault()
        const read = readHours(text)
        if (read.hours.length > 0) onAdd(read.hours)
        setUnread(read.unread)
        setText(read.unread.join('\n'))
      }}
    >
      <div className="field">
        <label htmlFor={id}>Dopisz godziny</label>
        <p id={`${id}-opis`} className="sub">
          W&nbsp;każdym wierszu dzień, godzina i&nbsp;liczba miejsc: 2.05.2027 10:00 20. Możesz wkleić
          z&nbsp;arkusza.
        </p>
        <textarea
          id={id}
          className="input"
          rows={4}
          aria-describedby={`${id}-opis`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {unread.length > 0 && (
        <p className="error" role="alert">
          {`Nie rozpoznano: ${unread.slice(0, 3).join('; ')}. Popraw i\u00a0dopisz jeszcze raz.`}
        </p>
      )}
      <button type="submit" className="btn quiet" disabled={text.trim() === ''}>
        Dopisz
      </button>
    </form>
  )
}
