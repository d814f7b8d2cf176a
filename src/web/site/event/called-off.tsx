import type { EventView, OrganiserView } from '#contract/pages.ts'
import { tie } from '#i18n/typography.ts'
import { daysWords } from '../registration/days-words.ts'
import { OrganiserLinks } from './contact.tsx'
import { StateTag } from './state-tag.tsx'

interface CalledOffProps {
  readonly event: EventView
  readonly reason: string
  readonly organiser: OrganiserView
}

/** An event that does not take place, instead of its invitation and of its form: why, and what becomes of the money. */
export function CalledOff({ event, reason, organiser }: CalledOffProps) {
  const { title, dates } = event.definition
  const days = daysWords(dates.start, dates.end)
  return (
    <main id="tresc" className="wrap plain">
      <StateTag state={{ kind: 'called_off', reason }} />
      <h1>{tie(title)}</h1>
      <p className="what">
        To wydarzenie się nie odbędzie{days !== null && ` (termin: ${days})`}. Powód:&nbsp;{tie(reason)}
      </p>
      <p>
        Wszystkie zgłoszenia anulujemy, a&nbsp;wpłaty oddamy w&nbsp;całości, bez potrąceń. Nic nie musisz
        robić: napiszemy na adres podany przy zapisie. Przelew w&nbsp;drodze też oddamy, gdy dotrze.
      </p>
      <p>Pytania przyjmuje organizator: {organiser.legalName}.</p>
      <OrganiserLinks organiser={organiser} />
    </main>
  )
}
