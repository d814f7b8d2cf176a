import { type ReactNode, useState } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { forgetToCheck, readToCheck } from '../shared/draft/to-check.ts'

/** What a template or a copy assumed, until somebody says that it was looked at. */
export function ToCheckList({ eventId }: { eventId: string }): ReactNode {
  const [sentences, setSentences] = useState(() => readToCheck(eventId))
  if (sentences.length === 0) return null
  const done = () => {
    forgetToCheck(eventId)
    setSentences([])
  }
  return (
    <section className="to-check" aria-labelledby="przyjelismy">
      <h2 id="przyjelismy">Przyjęliśmy za ciebie</h2>
      <ul>
        {sentences.map((each) => (
          <li key={each}>{tie(each)}</li>
        ))}
      </ul>
      <button type="button" className="btn quiet" onClick={done}>
        Sprawdzone
      </button>
    </section>
  )
}
