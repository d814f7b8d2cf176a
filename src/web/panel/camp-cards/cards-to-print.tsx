import { type ReactNode, useState } from 'react'
import { counts } from '#i18n/pl/counts.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { type CampCards, type CardPerson, cardAddress, cardsAddress } from './camp-cards-api.ts'

interface Props {
  readonly cards: CampCards
  readonly scope: EventScope
}

const ALL = ''

/** The cards of all minors or of a group in one file, and of each child alone. */
export function CardsToPrint({ cards, scope }: Props): ReactNode {
  const [chosen, choose] = useState(ALL)
  const group = cards.groups.find(({ id }) => id === chosen) ?? null
  const people = cards.people.filter((person) => group === null || person.group === group.name)
  return (
    <section aria-labelledby="do-druku">
      <h2 id="do-druku">Karty do druku</h2>
      <p className="camp-cards-lead">
        Każda karta to dwie strony: pierwszą podpisują rodzice, drugą wypełnia organizator. Czego nie ma
        w&nbsp;zgłoszeniu, zostaje pustą linią do uzupełnienia odręcznie. W&nbsp;dzienniku zostaje ślad, kto
        pobrał czyją kartę.
      </p>
      <Hidden cards={cards} />
      {cards.groups.length > 0 && (
        <SelectField
          id="karty-grupa"
          label="Czyje karty"
          value={chosen}
          options={[
            { value: ALL, label: 'Wszystkie dzieci' },
            ...cards.groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={choose}
        />
      )}
      {people.length === 0 ? (
        <p>Nie ma tu jeszcze nikogo niepełnoletniego.</p>
      ) : (
        <>
          <Files
            people={people}
            atOnce={cards.atOnce}
            address={(part) => cardsAddress(scope, group?.id ?? null, part)}
          />
          <ul className="camp-cards-people">
            {people.map((person) => (
              <Child key={`${person.registrationId} ${person.person}`} person={person} scope={scope} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Which answers this role does not see, and so does not print. */
function Hidden({ cards: { questions, setting } }: Pick<Props, 'cards'>): ReactNode {
  const used = new Set<string>(Object.values(setting.sources).flat())
  const hidden = questions.filter(({ source, isSeen }) => used.has(source) && !isSeen)
  if (hidden.length === 0) return null
  return (
    <p className="camp-cards-note">
      Twoja rola nie widzi odpowiedzi na te pytania, więc na twoich wydrukach zostaną puste:{' '}
      {hidden.map(({ label }) => label).join(', ')}.
    </p>
  )
}

interface FilesProps {
  readonly people: readonly CardPerson[]
  readonly atOnce: number
  readonly address: (part: number) => string
}

function Files({ people, atOnce, address }: FilesProps): ReactNode {
  const parts = Math.ceil(people.length / atOnce)
  if (parts === 1)
    return (
      <p>
        <a className="btn" href={address(1)} download>
          Pobierz karty (PDF): {counts.people(people.length)}
        </a>
      </p>
    )
  return (
    <ul className="camp-cards-files">
      {Array.from({ length: parts }, (_, at) => {
        const [first, last] = [people[at * atOnce], people[Math.min((at + 1) * atOnce, people.length) - 1]]
        return (
          <li key={first?.registrationId}>
            <a className="btn quiet" href={address(at + 1)} download>
              {`Pobierz karty (PDF), część ${at + 1}: od ${first?.lastName} do ${last?.lastName}`}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Child({ person, scope }: { readonly person: CardPerson; readonly scope: EventScope }): ReactNode {
  const { firstName, lastName, age, group, number } = person
  const facts = [age === null ? 'bez daty urodzenia' : counts.years(age), group, number].filter(
    (fact) => fact !== null,
  )
  return (
    <li>
      <span>
        <b>
          {lastName} {firstName}
        </b>{' '}
        <small>{facts.join(' · ')}</small>
      </span>
      <a href={cardAddress(scope, person)} aria-label={`Karta (PDF): ${firstName} ${lastName}`} download>
        Karta (PDF)
      </a>
    </li>
  )
}
