import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { requestLinks as RequestLinks } from '#contract/links.ts'
import type { SitePage } from '#contract/pages.ts'
import { isEmailAddress } from '#domain/values/email.ts'
import { formMessage } from '#i18n/pl/form.ts'
import * as words from '#i18n/pl/site/links.ts'
import { tie } from '#i18n/text/typography.ts'
import { EmailSuggestion } from '#web/kit/email-suggestion.tsx'
import { type Answer, call, type Remote } from '#web/lib/call.ts'
import { TextField } from '#web/ui/field.tsx'
import { OrganiserLinks } from '../shared/contact.tsx'
import { Frame } from '../shared/frame.tsx'
import { CardForm } from './card-form.tsx'

const requestLinks: Remote<typeof RequestLinks> = { method: 'POST', path: '/v1/site/links' }

type State =
  | { readonly kind: 'typing' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly message: string }

/** 'Moje zgłoszenie' for a registrant without the link: it is sent by e-mail, to that mailbox alone. */
export function LinksPage({ brand, organiser }: Extract<SitePage, { page: 'links' }>) {
  const [email, setEmail] = useState('')
  const [touched, setTouched] = useState(false)
  const [state, setState] = useState<State>({ kind: 'typing' })
  const heading = useRef<HTMLHeadingElement>(null)
  const error = isEmailAddress(email.trim())
    ? null
    : formMessage({ key: `BROWSER_OS.FORM.${email.trim() === '' ? 'REQUIRED_FIELD' : 'INVALID_EMAIL'}` })
  const send = async (event: React.FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(true))
    if (error !== null) return document.getElementById('email')?.focus()
    setState({ kind: 'sending' })
    const answer = await call(requestLinks, { body: { email } })
    if (!answer.ok) return setState({ kind: 'failed', message: failureWords(answer) })
    setState({ kind: 'sent' })
    heading.current?.focus()
  }
  const sent = state.kind === 'sent'
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt">
      <main id="tresc" className="wrap plain">
        <h1 ref={heading} tabIndex={-1}>
          {sent ? words.sent : words.heading}
        </h1>
        {sent ? (
          <Sent email={email} onBack={() => setState({ kind: 'typing' })} />
        ) : (
          <form className="links-form" onSubmit={send} noValidate>
            <p>{words.giveAddress(organiser.name)}</p>
            <TextField
              {...{ id: 'email', label: words.address, type: 'email', inputMode: 'email' }}
              {...{ autoComplete: 'email', value: email, onChange: setEmail, touched, required: true, error }}
            >
              <EmailSuggestion email={email} onAccept={setEmail} />
            </TextField>
            <button type="submit" className="btn" disabled={state.kind === 'sending'}>
              {state.kind === 'sending' ? words.sending : words.send}
            </button>
            <p role="status">{state.kind === 'failed' && tie(state.message)}</p>
          </form>
        )}
        {!sent && <CardForm />}
        <section id="kontakt" aria-labelledby="pytania">
          <h2 id="pytania">{words.otherTrouble}</h2>
          <p>{words.helpedBy(organiser.legalName)}</p>
          <OrganiserLinks organiser={organiser} />
        </section>
      </main>
    </Frame>
  )
}

const failureWords = ({ status, problem }: Extract<Answer<unknown>, { ok: false }>): string =>
  status === 429 && problem !== null ? problem.title : words.notSent

function Sent({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  return (
    <>
      <p>
        {words.onItsWay} <b>{email.trim()}</b>. {words.ifAny}
      </p>
      <p className="muted">{words.notThere}</p>
      <button type="button" className="btn quiet" onClick={onBack}>
        {words.otherAddress}
      </button>
    </>
  )
}
