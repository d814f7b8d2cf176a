import type { EventDefinition } from '#domain/event/definition.ts'
import { leavingTerms } from '#i18n/pl/definition/refunds.ts'
import { speakerOf } from '#i18n/pl/definition/said.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { tie } from '#i18n/typography.ts'

/** 'Zmiany i rezygnacja': what comes back until when, as the organiser has stated it; nothing where nothing is stated. */
export function Leaving({ definition }: { definition: EventDefinition }) {
  const rows = leavingTerms(speakerOf(definition))
  if (rows.length === 0) return null
  return (
    <section id="rezygnacja" aria-labelledby="rezygnacja-tytul">
      <h2 id="rezygnacja-tytul">Zmiany i&nbsp;rezygnacja</h2>
      <dl className="terms">
        {rows.map(({ name, value, notes }) => (
          <div className="term" key={`${name} ${value} ${notes.join(' ')}`}>
            <dt>{tie(name)}</dt>
            <dd>
              {tie(upperFirst(value))}
              {notes.length > 0 && <small>{tie(upperFirst(notes.join(', ')))}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
