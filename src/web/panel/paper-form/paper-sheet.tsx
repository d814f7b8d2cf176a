import type { ReactNode } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { formatDays } from '#domain/values/time.ts'
import { type PaperField, paperFees, paperFields } from './paper-fields.ts'

interface Props {
  readonly definition: EventDefinition
  readonly organiser: string
  readonly people: number
}

/** One registration on paper: the contact, each person, what is chosen once, statements with signatures, the office. */
export function PaperSheet({ definition, organiser, people }: Props): ReactNode {
  const ofPerson = paperFields(definition, 'person')
  const ofRegistration = paperFields(definition, 'registration')
  const persons = definition.attendance === 'people' ? people : 0
  return (
    <article className="paper-sheet" aria-label={`Formularz zgłoszenia: ${definition.title}`}>
      <header>
        <div>
          <p>{organiser}</p>
          <h2>{definition.title}</h2>
          <p>{whenAndFees(definition)}</p>
        </div>
        <p className="paper-number">Numer zgłoszenia (wpisuje biuro)</p>
      </header>
      <Part heading="Kto zgłasza">
        <Fields fields={CONTACT} />
      </Part>
      {Array.from({ length: persons }, (_, index) => index + 1).map((number) => (
        <Part key={number} heading={persons === 1 ? 'Uczestnik' : `Osoba ${number}`}>
          <Fields fields={ofPerson} />
        </Part>
      ))}
      {definition.slots !== null || ofRegistration.length > 0 ? (
        <Part heading={persons === 0 ? 'Zamówienie' : 'Wspólne dla zgłoszenia'}>
          <Fields fields={definition.slots === null ? ofRegistration : [HOUR, ...ofRegistration]} />
        </Part>
      ) : null}
      <Statements definition={definition} />
      <Office />
    </article>
  )
}

const blank = { help: null, boxes: [], isLong: false }
const CONTACT: readonly PaperField[] = [
  { ...blank, id: 'contact', label: 'Imię i\u00a0nazwisko' },
  { ...blank, id: 'phone', label: 'Telefon' },
  { ...blank, id: 'email', label: 'E-mail (jeśli jest)' },
]
const HOUR: PaperField = { ...blank, id: 'slot', label: 'Dzień i\u00a0godzina' }

function whenAndFees(definition: EventDefinition): string {
  const { start, end } = definition.dates
  const days =
    start === null ? [] : [formatDays(Temporal.PlainDate.from(start), Temporal.PlainDate.from(end ?? start))]
  return [...days, ...paperFees(definition)].join(' · ')
}

function Part({ heading, children }: { heading: string; children: ReactNode }): ReactNode {
  return (
    <section>
      <h3>{heading}</h3>
      {children}
    </section>
  )
}

function Fields({ fields }: { fields: readonly PaperField[] }): ReactNode {
  return (
    <ul className="paper-fields">
      {fields.map(({ id, label, help, boxes, isLong }) => (
        <li key={id} className={boxes.length > 0 ? 'ticks' : isLong ? 'long' : ''}>
          <span className="paper-label">{label}</span>
          {help !== null && <small>{help}</small>}
          {boxes.length > 0 && (
            <ul>
              {boxes.map((box) => (
                <li key={box} className="paper-box">
                  {box}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Statements({ definition: { statements } }: { definition: EventDefinition }): ReactNode {
  return (
    <Part heading={statements.length === 0 ? 'Podpis' : 'Oświadczenia'}>
      {statements.length > 0 && (
        <ul className="paper-statements">
          {statements.map(({ id, text, required }) => (
            <li key={id} className="paper-box">
              {text}
              {!required && ' (nieobowiązkowe)'}
            </li>
          ))}
        </ul>
      )}
      <p className="paper-signature">
        <span>Data</span>
        <span>Czytelny podpis, za osobę niepełnoletnią rodzic albo opiekun</span>
      </p>
    </Part>
  )
}

function Office(): ReactNode {
  return (
    <section className="paper-office">
      <h3>Wypełnia biuro</h3>
      <ul className="paper-fields">
        <li className="ticks">
          <span className="paper-label">Wpłata</span>
          <ul>
            {['gotówka', 'terminal', 'przelew', 'później'].map((way) => (
              <li key={way} className="paper-box">
                {way}
              </li>
            ))}
          </ul>
        </li>
        <li>
          <span className="paper-label">Kwota</span>
        </li>
        <li>
          <span className="paper-label">Przyjął, data</span>
        </li>
      </ul>
    </section>
  )
}
