import * as words from '#i18n/pl/site/registration.ts'
import { tie } from '#i18n/text/typography.ts'
import type { Registration } from './use-registration.ts'

/** Answers that the office has left open: what is missing, and where it is given. */
export function Lacking({ registration, token }: { registration: Registration; token: string }) {
  const { lacking, people, may } = registration
  if (lacking.length === 0) return null
  const nameOf = (ref: string | null) => people.find((person) => person.ref === ref)?.firstName ?? null
  return (
    <section aria-labelledby="do-uzupelnienia" className="lacking">
      <h2 id="do-uzupelnienia">{words.lacking}</h2>
      <ul>
        {lacking.map(({ person, where, name }) => (
          <li key={`${person}/${where}`}>
            {tie([nameOf(person), name].filter((part) => part !== null).join(': '))}
          </li>
        ))}
      </ul>
      {may.change && (
        <p>
          <a className="btn" href={`/zgloszenie/${token}/zmiana`}>
            {words.fillIn}
          </a>
        </p>
      )}
    </section>
  )
}
