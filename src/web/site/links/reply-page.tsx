import { useState } from 'react'
import type { SitePage } from '#contract/pages.ts'
import type { confirmReplyAddress as Confirm } from '#contract/senders.ts'
import * as words from '#i18n/pl/site/links.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { Frame } from '../shared/frame.tsx'

const confirm: Remote<typeof Confirm> = { method: 'POST', path: '/v1/site/reply-addresses/:token/confirm' }

/** The organiser's address for replies: only the button confirms it, because some mail servers open every link. */
export function ReplyPage({ brand, organiser, token, email }: Extract<SitePage, { page: 'reply' }>) {
  const [state, setState] = useState<'idle' | 'sending' | 'lost' | 'done'>('idle')
  const send = async () => {
    setState('sending')
    const answer = await call(confirm, { params: { token } })
    setState(answer.ok ? 'done' : 'lost')
  }
  return (
    <Frame brand={brand} organiser={organiser}>
      <main id="tresc" className="wrap plain">
        <h1>{words.replyHeading}</h1>
        <div className="links-form">
          {state !== 'done' && (
            <>
              <p>
                {words.repliesGoTo} <b>{email}</b>.
              </p>
              <button type="button" className="btn" disabled={state === 'sending'} onClick={send}>
                {state === 'sending' ? words.saving : words.confirm}
              </button>
            </>
          )}
          <p role="status">
            {state === 'lost' && words.lost}
            {state === 'done' && words.replyConfirmed}
          </p>
        </div>
      </main>
    </Frame>
  )
}
