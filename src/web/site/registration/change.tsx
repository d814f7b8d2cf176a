import * as words from '#i18n/pl/site/registration.ts'
import { tie } from '#i18n/text/typography.ts'
import type { Registration } from './use-registration.ts'

/** The link to the page for changing people and choices or, before the decision, for people to leave. */
export function Change({ registration, token }: { registration: Registration; token: string }) {
  const change = changeOf(registration)
  if (change === null) return null
  return (
    <section aria-labelledby="zmiana" className="resign">
      <h2 id="zmiana">{words.changeHeading}</h2>
      <p>{tie(change.what)}</p>
      <a className="btn quiet" href={`/zgloszenie/${token}/zmiana`}>
        {tie(change.way)}
      </a>
    </section>
  )
}

/** The last person who leaves resigns from the whole registration. */
function changeOf({ may, people }: Registration) {
  if (may.change) return words.changes.everything
  return may.leave && people.length > 1 ? words.changes.leaving : null
}
