import type { ReactNode } from 'react'
import { formatHour, monthOf, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/sale-state.ts'
import type { EventSummary } from './account-events.ts'
import { eventState, type EventState as State } from './event-facts.ts'
import type { IconName } from './icon.tsx'
import { Tag, type Tone } from './tag.tsx'

const LOOKS: Readonly<Record<State, readonly [Tone, IconName]>> = {
  ...{ draft: ['plain', 'pen'], archived: ['plain', 'clock'] },
  ...{ test: ['warn', 'alert'], soon: ['info', 'clock'], open: ['ok', 'check'], full: ['info', 'minus'] },
  ...{ closed: ['plain', 'minus'], called_off: ['bad', 'close'] },
}

/** The state of an event as a tag, in the words of the event's own page. */
export function EventState({ event }: { event: EventSummary }): ReactNode {
  const state = eventState(event)
  const [tone, icon] = LOOKS[state]
  return (
    <Tag tone={tone} icon={icon}>
      {wordsOf(state, event.sale)}
    </Tag>
  )
}

function wordsOf(state: State, sale: EventSummary['sale']): string {
  switch (state) {
    case 'draft':
      return 'Szkic'
    case 'archived':
      return 'W\u00a0archiwum'
    case 'test':
      return 'Tryb testowy'
    case 'called_off':
      return words.calledOff
    case 'soon':
      return sale?.kind === 'soon' ? words.opens(dayAndHour(sale.opens)) : ''
    case 'open':
      return words.open
    case 'full':
      return words.full
    case 'closed':
      return words.closed
  }
}

function dayAndHour(iso: string): string {
  const moment = readMoment(iso)
  if (moment === null) return iso
  return words.dayAndHour(moment.day, monthOf(moment.toPlainDate()), formatHour(moment))
}
