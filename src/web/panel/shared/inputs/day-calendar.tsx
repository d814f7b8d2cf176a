import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { readDay } from '#domain/values/time.ts'
import { MonthCalendar } from '#web/kit/month-calendar.tsx'

interface Props {
  /** ISO day; empty: none. */
  readonly value: string
  readonly least: string | undefined
  readonly most: string | undefined
  /** The field it belongs to. */
  readonly box: RefObject<HTMLElement | null>
  readonly onPick: (day: string) => void
  /** Escape: the focus goes back to the field. */
  readonly onClose: () => void
  /** A click or the focus elsewhere. */
  readonly onLeave: () => void
}

const EDGE_PX = 16

/** The month below a field of a day. It takes the focus, and stays within the screen. */
export function DayCalendar({ value, least, most, box, onPick, onClose, onLeave }: Props): ReactNode {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const first = readDay(least ?? '') ?? Temporal.PlainDate.from('2000-01-01')
  const last = readDay(most ?? '') ?? Temporal.PlainDate.from('2099-12-31')
  const day = within(readDay(value) ?? Temporal.Now.plainDateISO('Europe/Warsaw'), first, last)
  useLayoutEffect(() => {
    const shown = panel.current
    if (shown === null) return
    const beyond = shown.getBoundingClientRect().right - (document.documentElement.clientWidth - EDGE_PX)
    if (beyond > 0) shown.style.left = `${-beyond}px`
    document.getElementById(id)?.focus({ preventScroll: true })
    shown.scrollIntoView({ block: 'nearest' })
  }, [id])
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && box.current?.contains(target) !== true) onLeave()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [box, onLeave])
  return (
    <div
      ref={panel}
      className="day-calendar"
      role="dialog"
      aria-label="Kalendarz"
      // A drawer around it stays open on Escape: it asks the element that has the focus.
      onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <MonthCalendar
        id={id}
        day={day}
        first={first}
        last={last}
        onPick={(picked) => onPick(picked.toString())}
      />
    </div>
  )
}

function within(
  day: Temporal.PlainDate,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Temporal.PlainDate {
  if (Temporal.PlainDate.compare(day, first) < 0) return first
  return Temporal.PlainDate.compare(day, last) > 0 ? last : day
}
