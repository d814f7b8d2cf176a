import { useState } from 'react'
import type { withdrawHandOver as Withdraw } from '#contract/hand-over.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/registration.ts'
import { tie } from '#i18n/text/typography.ts'
import { call, type Remote } from '#web/lib/call.ts'
import type { Registration } from './use-registration.ts'

const withdraw: Remote<typeof Withdraw> = {
  method: 'DELETE',
  path: '/v1/site/registrations/:token/hand-over',
}

interface Props {
  readonly registration: Registration
  readonly token: string
  readonly onChange: (after: Registration) => void
}

/** A place that waits for a new holder: until when, and the way to keep it (flow C8). */
export function HandOver({ registration: { handOver, people }, token, onChange }: Props) {
  const [state, setState] = useState<'idle' | 'sending' | 'lost'>('idle')
  if (handOver === null) return null
  const giver = people.find(({ ref }) => ref === handOver.giver)
  const keep = async () => {
    setState('sending')
    const answer = await call(withdraw, { params: { token } })
    setState(answer.ok ? 'idle' : 'lost')
    if (answer.ok) onChange(answer.data)
  }
  const until = formatMoment(localOf(Temporal.Instant.from(handOver.until)))
  return (
    <section aria-labelledby="przekazanie" className="resign">
      <h2 id="przekazanie">{words.handOverHeading}</h2>
      <p>
        {giver && <b>{`${giver.firstName} ${giver.lastName}: `}</b>}
        {tie(words.handOverUntil(until))}
      </p>
      <button type="button" className="btn quiet" disabled={state === 'sending'} onClick={keep}>
        {state === 'sending' ? words.withdrawing : words.withdraw}
      </button>
      <p role="status">{state === 'lost' && words.offline}</p>
    </section>
  )
}
