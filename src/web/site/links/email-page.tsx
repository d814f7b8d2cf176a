import { useState } from 'react'
import type { confirmContact as Confirm } from '#contract/contact.ts'
import type { SitePage } from '#contract/pages.ts'
import * as words from '#i18n/pl/site/links.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { Frame } from '../shared/frame.tsx'

const confirm: Remote<typeof Confirm> = { method: 'POST', path: '/v1/site/contact-changes/:token/confirm' }

/** A registrant's new address: only the button confirms it, because some mail servers open every link. */
export function EmailPage({ brand, organiser, token, email }: Extract<SitePage, { page: 'email' }>) {
  const [state, setState] = useState<'idle' | 'sending' | 'lost'>('idle')
  const send = async () => {
    setState('sending')
    const answer = await call(confirm, { params: { token } })
    if (answer.ok) return location.replace(`/zgloszenie/${answer.data.token}`)
    setState('lost')
  }
  return (
    <Frame brand={brand} organiser={organiser}>
      <main id="tresc" className="wrap plain">
        <h1>{words.confirmHeading}</h1>
        <div className="links-form">
          <p>
            {words.mailsGoTo} <b>{email}</b>. {words.previousEnds}
          </p>
          <button type="button" className="btn" disabled={state === 'sending'} onClick={send}>
            {state === 'sending' ? words.saving : words.confirm}
          </button>
          <p role="status">{state === 'lost' && words.lost}</p>
        </div>
      </main>
    </Frame>
  )
}
