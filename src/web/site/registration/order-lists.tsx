import { formatMoney } from '#domain/values/money.ts'
import { formatDate, formatMoment, readDay, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/registration.ts'
import { tie } from '#i18n/text/typography.ts'
import { lineViews } from '#web/kit/line-views.ts'
import type { Registration } from './use-registration.ts'

/** The participants, or how many come and when. */
export function People({ registration, token }: { registration: Registration; token: string }) {
  const { people, headcount, slot, may } = registration
  if (headcount !== null) return <Counted headcount={headcount} slot={slot} />
  return (
    <section aria-labelledby="osoby">
      <h2 id="osoby">{words.people}</h2>
      <ul className="mine-people">
        {people.map((person) => (
          <li key={person.ref} className="mine-person">
            <div>
              <b>
                {person.firstName} {person.lastName}
              </b>
              <span>{detailsOf(person)}</span>
            </div>
            {may.change && !person.takenOver && people.length > 1 && (
              <a
                href={`/zgloszenie/${token}/zmiana?osoba=${encodeURIComponent(person.ref)}`}
                aria-label={words.changeOf(`${person.firstName} ${person.lastName}`)}
              >
                {words.changePerson}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Counted({ headcount, slot }: { headcount: number; slot: string | null }) {
  const moment = readMoment(slot ?? '')
  return (
    <section aria-labelledby="osoby">
      <h2 id="osoby">{words.countOfPeople(headcount)}</h2>
      {moment !== null && <p>{words.entryHour(formatMoment(moment))}</p>}
    </section>
  )
}

function detailsOf({ type, group, birthDate, numbers, lodging }: Registration['people'][number]): string {
  const birth = readDay(birthDate ?? '')
  return tie(
    [
      ...lodging,
      ...numbers.map(({ name, number }) => `${name}: ${number}`),
      type,
      group,
      birth === null ? null : words.born(formatDate(birth)),
    ]
      .filter(Boolean)
      .join(', '),
  )
}

/** What was ordered, each price with its reason. */
export function Lines({ registration: { lines, people } }: { registration: Registration }) {
  const nameOf = (ref: string) => {
    const person = people.find((each) => each.ref === ref)
    return person === undefined ? '' : `${person.firstName} ${person.lastName}`
  }
  return (
    <ul className="price-lines">
      {lineViews(lines, null, nameOf).map((line) => (
        <li key={line.key}>
          <span className="what">{line.title}</span>
          <span className="num">{formatMoney(line.amount)}</span>
          <small className={line.reduced ? 'cut' : undefined}>{line.reason}</small>
        </li>
      ))}
    </ul>
  )
}
