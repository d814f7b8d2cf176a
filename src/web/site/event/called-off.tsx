import type { EventView, OrganiserView } from '#contract/pages.ts'
import * as words from '#i18n/pl/site/called-off.ts'
import { tie } from '#i18n/text/typography.ts'
import { OrganiserLinks } from '../shared/contact.tsx'
import { daysWords } from '../shared/days-words.ts'
import { StateTag } from './state-tag.tsx'

interface CalledOffProps {
  readonly event: EventView
  readonly reason: string
  readonly organiser: OrganiserView
}

/** A cancelled event, instead of its invitation and its form: the reason, and what happens to the money. */
export function CalledOff({ event, reason, organiser }: CalledOffProps) {
  const { title, dates } = event.definition
  const days = daysWords(dates.start, dates.end)
  return (
    <main id="tresc" className="wrap plain">
      <StateTag state={{ kind: 'called_off', reason }} />
      <h1>{tie(title)}</h1>
      <p className="what">{words.happened(days, tie(reason))}</p>
      <p>{words.next}</p>
      <p>{words.questions(organiser.legalName)}</p>
      <OrganiserLinks organiser={organiser} />
    </main>
  )
}
