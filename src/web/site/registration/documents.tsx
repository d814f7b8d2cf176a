import { useRef } from 'react'
import { isNotInOrder } from '#domain/documents/document-at-entry.ts'
import { type DocumentState, mayBeWithdrawn } from '#domain/documents/document-state.ts'
import { formatMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/documents.ts'
import { tie } from '#i18n/text/typography.ts'
import type { Registration } from './use-registration.ts'
import { Withdraw } from './withdraw.tsx'

interface Props {
  readonly registration: Registration
  readonly token: string
  readonly onChange: (registration: Registration) => void
}

/** The documents that the office checks: how each stands, and where another file is added. */
export function Documents({ registration: { documents, people, may }, token, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (documents.length === 0) return null
  const nameOf = (ref: string | null) => {
    const person = people.find((each) => each.ref === ref)
    return person === undefined ? '' : `: ${person.firstName} ${person.lastName}`
  }
  const isWanted = documents.some(({ state }) => isNotInOrder(state))
  const withdrawn = (after: Registration) => {
    onChange(after)
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="dokumenty">
      <h2 id="dokumenty" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
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
              {may.change && isNotInOrder(state) && (
                <a href={`/zgloszenie/${token}/zmiana`}>
                  {addWords(state)}
                  <span className="sr">{`: ${name}${nameOf(person)}`}</span>
                </a>
              )}
              {mayBeWithdrawn(state) && (
                <Withdraw
                  token={token}
                  document={document}
                  about={`${name}${nameOf(person)}`}
                  onChange={withdrawn}
                />
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

const addWords = (state: DocumentState): string =>
  state === 'missing' ? words.add : state === 'withdrawn' ? words.giveAgain : words.addAnother
