import * as words from '#i18n/pl/site/registration.ts'
import { tie } from '#i18n/text/typography.ts'
import { Resign } from './resign.tsx'
import type { Registration } from './use-registration.ts'

interface Props {
  readonly registration: Registration
  readonly token: string
  readonly onResigned: (registration: Registration) => void
}

/** 'Coś się zmieniło?': what may still be done, each with what it means before it is chosen. */
export function Ways({ registration, token, onResigned }: Props) {
  const change = changeOf(registration)
  const mayResign = registration.may.cancel && registration.move?.mayResign !== true
  if (change === null && !mayResign) return null
  return (
    <section aria-labelledby="zmiana" className="ways">
      <h2 id="zmiana">{words.changeHeading}</h2>
      {change !== null && (
        <div className="way">
          <a href={`/zgloszenie/${token}/zmiana`} aria-describedby="zmiana-co">
            {tie(change.way)}
          </a>
          <span id="zmiana-co">{tie(change.what)}</span>
        </div>
      )}
      {mayResign && <Resign registration={registration} token={token} onResigned={onResigned} />}
    </section>
  )
}

/** People and choices or, before the decision, people who leave; the last person resigns from the whole registration. */
function changeOf({ may, people }: Registration) {
  if (may.change) return words.changes.everything
  return may.leave && people.length > 1 ? words.changes.leaving : null
}
