import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { draftQuery } from '../shared/draft/draft-api.ts'
import { useTickToCheck } from '../shared/draft/life-api.ts'
import { savingTrouble } from '../shared/draft/saving-trouble.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { SettingsLink } from '../shared/settings-link.tsx'

/** What a template or a copy assumed, for the whole team, until somebody says that it was looked at. */
export function ToCheckList({ scope }: { scope: EventScope }): ReactNode {
  const toCheck = useQuery(draftQuery(scope)).data?.toCheck ?? []
  const tick = useTickToCheck(scope)
  if (toCheck.length === 0) return null
  return (
    <section className="to-check" aria-labelledby="przyjelismy">
      <h2 id="przyjelismy">Przyjęliśmy za ciebie</h2>
      <ul>
        {toCheck.map(({ text, subject }) => (
          <li key={text}>
            <span>{tie(text)}</span>
            <SettingsLink eventId={scope.eventId} subject={subject}>
              Zmień<span className="sr">: {text}</span>
            </SettingsLink>
            <button
              type="button"
              className="btn text"
              disabled={tick.isPending}
              onClick={() => tick.mutate([text])}
            >
              W&nbsp;porządku<span className="sr">: {text}</span>
            </button>
          </li>
        ))}
      </ul>
      {toCheck.length > 1 && (
        <button
          type="button"
          className="btn quiet"
          disabled={tick.isPending}
          onClick={() => tick.mutate(toCheck.map(({ text }) => text))}
        >
          Wszystko sprawdzone
        </button>
      )}
      <p role="status" className="draft-status">
        {tick.isError && savingTrouble(tick.error)}
      </p>
    </section>
  )
}
