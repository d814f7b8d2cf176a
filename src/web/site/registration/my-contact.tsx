import { useState } from 'react'
import type { renewLink as RenewLink } from '#contract/links.ts'
import * as words from '#i18n/pl/site/contact.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { ContactForm } from './contact-form.tsx'
import type { Registration } from './use-registration.ts'

const renewLink: Remote<typeof RenewLink> = { method: 'POST', path: '/v1/site/registrations/:token/link' }

interface Props {
  readonly registration: Registration
  readonly token: string
  readonly onChange: (after: Registration) => void
}

/** The registrant's contact data, changed in place; and a new link, when others know the old one. */
export function MyContact({ registration, token, onChange }: Props) {
  const { contact, newEmail } = registration
  const [isChanging, setChanging] = useState(false)
  const [message, setMessage] = useState('')
  const renew = async () => {
    const answer = await call(renewLink, { params: { token } })
    setMessage(answer.ok ? words.renewed : words.lost)
  }
  const changed = (after: Registration) => {
    onChange(after)
    setChanging(false)
    setMessage(words.saved)
  }
  return (
    <section aria-labelledby="moj-kontakt" className="resign">
      <h2 id="moj-kontakt">{words.heading}</h2>
      {isChanging ? (
        <ContactForm {...{ registration, token }} onDone={changed} onLeave={() => setChanging(false)} />
      ) : (
        <>
          <p>
            <b className="break">{contact.email || words.noEmail}</b>
            <br />
            <span className="num">{contact.phone || words.noPhone}</span>
          </p>
          {newEmail !== null && (
            <p className="warn">
              {words.newAddressWaits} <b className="break">{newEmail}</b>. {words.openLink}
            </p>
          )}
          <div className="resign-buttons">
            <button type="button" className="btn quiet" onClick={() => setChanging(true)}>
              {words.change}
            </button>
            {contact.email !== '' && (
              <button type="button" className="link" onClick={renew}>
                {words.renewLink}
              </button>
            )}
          </div>
        </>
      )}
      <p role="status">{message}</p>
    </section>
  )
}
