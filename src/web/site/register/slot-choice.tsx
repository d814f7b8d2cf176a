import { useEffect, useState } from 'react'
import {
  calendarDays,
  dayState,
  firstFreeDay,
  nearestFree,
  type SlotLeft,
  type SlotView,
  slotsLeft,
} from '#domain/capacity/slot-calendar.ts'
import { slotPool } from '#domain/capacity/slots.ts'
import { freeUnits } from '#domain/quote/free-units.ts'
import { formatDay, formatDayShort, formatHour, isoMoment, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/register/slots.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import { MonthCalendar } from '#web/kit/month-calendar.tsx'
import { type Option, RadioField } from '#web/ui/field.tsx'
import { howManyCome } from '../shared/headcount.ts'
import type { ChoiceTools } from './order/form-tools.ts'
import { TELL_FROM } from './order/item-words.ts'
import { touch } from './order/order.ts'

/** The hour of entry: a calendar of days, and the hours of the selected day with the free places of each. */
export function SlotChoice({ tools }: { tools: ChoiceTools }) {
  const { order, change, compiled, context } = tools
  const { slots } = compiled.definition
  const chosen = readMoment(order.slot ?? '')
  const [shown, setShown] = useState<Temporal.PlainDate | null>(chosen?.toPlainDate() ?? null)
  // The calendar keeps its own month; it is reset when the day is set from outside.
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    // A stored order is found only after the page was shown.
    if (shown !== null || order.slot === null) return
    setShown(readMoment(order.slot)?.toPlainDate() ?? null)
    setTurn((before) => before + 1)
  }, [shown, order.slot])
  if (slots === null) return null
  const view: SlotView = {
    slots,
    now: context.now,
    leftOf: (slot) => freeUnits(compiled, context.facts.free, slotPool(slot)),
  }
  const units = Math.max(1, howManyCome(tools))
  const days = calendarDays(view)
  const day = shown ?? firstFreeDay(view, units) ?? days?.first ?? null
  if (days === null || day === null) return <p className="muted">{words.none}</p>
  const put = (slot: Temporal.PlainDateTime) => {
    change((o) => touch({ ...o, slot: isoMoment(slot) }, ['godzina']))
    setShown(slot.toPlainDate())
  }
  const hours = slotsLeft(view, day)
  const lacking = lackingOf({ chosen, day, hours, units })
  return (
    <section className="ask" aria-labelledby="godzina-tytul">
      <h2 id="godzina-tytul">{words.heading}</h2>
      <MonthCalendar
        key={turn}
        id="dzien-wejscia"
        day={day}
        {...days}
        stateOf={(each) => dayState(view, each, units)}
        onPick={setShown}
      />
      <div className="hours">
        <RadioField
          id="godzina"
          label={tie(formatDay(day))}
          value={order.slot}
          options={hours.map((hour) => hourView(hour, units, order.slot))}
          onChange={(slot) => change((o) => touch({ ...o, slot }, ['godzina']))}
          {...tools.shown('godzina')}
        />
      </div>
      {lacking !== null && (
        <Nearest
          slots={nearestFree(view, lacking, { units })}
          onPick={(slot) => {
            put(slot)
            setTurn(turn + 1)
            tools.focus('godzina')
          }}
        />
      )}
    </section>
  )
}

/** The hour to replace by others: the chosen one when it has too few places, otherwise that of a full day. */
function lackingOf({
  chosen,
  day,
  hours,
  units,
}: {
  readonly chosen: Temporal.PlainDateTime | null
  readonly day: Temporal.PlainDate
  readonly hours: readonly SlotLeft[]
  readonly units: number
}): Temporal.PlainDateTime | null {
  const isShort = hours.some(({ slot, left }) => chosen !== null && slot.equals(chosen) && left < units)
  if (isShort) return chosen
  const isFull = hours.length > 0 && hours.every(({ left }) => left < units)
  return isFull ? (hours[0]?.slot ?? day.toPlainDateTime()) : null
}

function hourView({ slot, left }: SlotLeft, units: number, chosen: string | null): Option {
  const value = isoMoment(slot)
  const label = formatHour(slot)
  const places = left === 0 ? words.full : pl.counts.placesLeft(left)
  // The chosen hour stays an option, so that its outcome is shown under it.
  if (left < units && value !== chosen) return { value, label, disabled: places }
  return { value, label, ...(left <= TELL_FROM ? { note: places } : {}) }
}

function Nearest({
  slots,
  onPick,
}: {
  readonly slots: readonly SlotLeft[]
  readonly onPick: (slot: Temporal.PlainDateTime) => void
}) {
  return (
    <div className="nearest" role="status">
      {slots.length === 0 ? <span>{words.noOther}</span> : <span>{words.nearest}</span>}
      {slots.map(({ slot }) => (
        <button key={String(slot)} type="button" className="btn quiet" onClick={() => onPick(slot)}>
          {formatDayShort(slot.toPlainDate())}, {formatHour(slot)}
        </button>
      ))}
    </div>
  )
}
