import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { draftQuery } from '../shared/draft/draft-api.ts'
import { useTickToCheck } from '../shared/draft/life-api.ts'
import { savingTrouble } from '../shared/draft/saving-trouble.ts'
import type { EventScope } from '../shared/event-versions.ts'

/** What a template or a copy assumed, for the whole team, until somebody says that it was looked at. */
export function ToCheckList({ scope }: { scope: EventScope }): ReactNode {
  const sentences = useQuery(draftQuery(scope)).data?.toCheck ?? []
  const tick = useTickToCheck(scope)
  if (sentences.length === 0) return null
  return (
    <section className="to-check" aria-labelledby="przyjelismy">
      <h2 id="przyjelismy">Przyjęliśmy za ciebie</h2>
      <ul>
        {sentences.map((each) => (
          <li key={each}>
            <span>{tie(each)}</span>
            <button
              type="button"
              className="btn text"
              disabled={tick.isPending}
              onClick={() => tick.mutate([each])}
            >
              W&nbsp;porządku<span className="sr">: {each}</span>
            </button>
          </li>
        ))}
      </ul>
      {sentences.length > 1 && (
        <button
          type="button"
          className="btn quiet"
          disabled={tick.isPending}
          onClick={() => tick.mutate([...sentences])}
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
