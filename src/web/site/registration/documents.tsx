import { formatMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/documents.ts'
import { tie } from '#i18n/text/typography.ts'
import type { Registration } from './use-registration.ts'

interface Props {
  readonly registration: Registration
  readonly token: string
}

/** The documents that the office checks: how each stands, and where another file is added. */
export function Documents({ registration: { documents, people, may }, token }: Props) {
  if (documents.length === 0) return null
  const nameOf = (ref: string | null) => {
    const person = people.find((each) => each.ref === ref)
    return person === undefined ? '' : `: ${person.firstName} ${person.lastName}`
  }
  const isWanted = documents.some(({ state }) => state === 'missing' || state === 'rejected')
  return (
    <section aria-labelledby="dokumenty">
      <h2 id="dokumenty">{words.heading}</h2>
      <ul className="mine-people">
        {documents.map((document) => {
          const { person, question, name, state, reason, at } = document
          return (
            <li key={`${person} ${question}`}>
              <b>
                {tie(name)}
                {nameOf(person)}
              </b>
              <span>
                <b>{words.states[state].name}</b>{' '}
                {state === 'rejected'
                  ? `${words.because}${reason}`
                  : tie(words.states[state].say(moment(at)))}
              </span>
              {may.change && (state === 'missing' || state === 'rejected') && (
                <a href={`/zgloszenie/${token}/zmiana`}>
                  {state === 'missing' ? words.add : words.addAnother}
                  <span className="sr">{`: ${name}${nameOf(person)}`}</span>
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {isWanted && <p>{tie(words.howToAdd)}</p>}
    </section>
  )
}

const moment = (instant: string | null): string =>
  instant === null
    ? ''
    : formatMoment(Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Warsaw').toPlainDateTime())
