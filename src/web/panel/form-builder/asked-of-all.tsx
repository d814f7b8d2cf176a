import type { ReactNode } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { withAttendance } from '#domain/event/draft/who/asked-of-all.ts'
import { registrantsOf, withRegistrants } from '#domain/event/draft/who/registrants.ts'
import { listed } from '#i18n/pl/listing.ts'
import { tie } from '#i18n/text/typography.ts'
import { ErrorText } from '#web/ui/field-frame.tsx'
import { Slot } from '../shared/conditions/slot.tsx'
import type { Builder } from './editor.ts'
import { PersonPreview } from './question-preview.tsx'

const HOW = [
  ['required', 'wymagana'],
  ['optional', 'nieobowiązkowa'],
  ['no', 'nie pytamy'],
] as const

const WHOM = [
  ['people', 'Imię i\u00a0nazwisko każdej osoby'],
  ['headcount', 'Tylko liczba miejsc, bez nazwisk'],
] as const

/** What every form asks, with or without questions, and what is chosen beside them. */
export function AskedOfAll(props: {
  readonly builder: Builder
  readonly problems: readonly string[]
}): ReactNode {
  const { document, change } = props.builder
  const { ask, attendance } = document
  const chosen = chosenBeside(document)
  const needsAdult = ask.birthDate !== 'required' && registrantsOf(document).minors === 'adult'
  return (
    <section className="fb-block">
      <header className="fb-section">
        <h2 id="zawsze">Zawsze pytamy</h2>
        <p className="fb-say">
          <Slot
            label="Kogo zapisujemy"
            value={attendance}
            options={WHOM}
            onChange={(whom) => change((now) => withAttendance(now, whom))}
          />
          .
          {attendance === 'people' && (
            <>
              {' Data urodzenia: '}
              <Slot
                label="Data urodzenia"
                value={ask.birthDate}
                options={HOW}
                onChange={(birthDate) => change((now) => ({ ...now, ask: { ...now.ask, birthDate } }))}
              />
              {'. Płeć: '}
              <Slot
                label="Płeć"
                value={ask.sex}
                options={HOW}
                onChange={(sex) => change((now) => ({ ...now, ask: { ...now.ask, sex } }))}
              />
              .
            </>
          )}
        </p>
      </header>
      {props.problems.map((problem, index) => (
        <ErrorText key={problem} id={`zawsze-${index}`}>
          {problem}
        </ErrorText>
      ))}
      {props.problems.length > 0 && needsAdult && (
        <p>
          Osobę niepełnoletnią zapisuje tu tylko osoba pełnoletnia, dlatego potrzebna jest data urodzenia.{' '}
          <button
            type="button"
            className="link"
            onClick={() => change((now) => withRegistrants(now, { minors: 'anybody' }))}
          >
            Niech zapisuje każdy
          </button>
        </p>
      )}
      {attendance === 'people' && <PersonPreview asksBirth={ask.birthDate !== 'no'} />}
      {chosen !== '' && <p className="fb-marks">{tie(chosen)}</p>}
    </section>
  )
}

/** 'Do wyboru będzie też: Rodzaj udziału, Grupa i Autokar.' */
function chosenBeside({ types, typeLabel, groups, groupLabel, items }: DefinitionDocument): string {
  const names = [
    ...(types.length > 0 ? [typeLabel] : []),
    ...(groups.length > 0 ? [groupLabel] : []),
    ...items.filter(({ choose }) => choose !== 'always').map(({ name }) => name),
  ]
  return names.length === 0 ? '' : `W formularzu wybiera się też: ${listed(names, 'i')}.`
}
