import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { openByPin as OpenByPin } from '#contract/cards.ts'
import { formMessage } from '#i18n/pl/form.ts'
import * as words from '#i18n/pl/site/links.ts'
import { tie } from '#i18n/text/typography.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { TextField } from '#web/ui/field.tsx'

const openByPin: Remote<typeof OpenByPin> = { method: 'POST', path: '/v1/site/card' }

const REQUIRED = formMessage({ key: 'BROWSER_OS.FORM.REQUIRED_FIELD' })
const missing = (typed: string) => (typed.trim() === '' ? REQUIRED : null)

/** For whoever has a printed card: number and PIN open the registration at once. */
export function CardForm() {
  const [number, setNumber] = useState('')
  const [pin, setPin] = useState('')
  const [touched, setTouched] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const send = async (event: React.FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(true))
    const wrong = missing(number) !== null ? 'numer' : missing(pin) !== null ? 'pin' : null
    if (wrong !== null) return document.getElementById(wrong)?.focus()
    setSending(true)
    setFailure('')
    const answer = await call(openByPin, { body: { number, pin } })
    if (answer.ok) return location.assign(`/zgloszenie/${answer.data.token}`)
    setSending(false)
    setFailure(answer.problem?.title ?? words.notOpened)
  }
  return (
    <section aria-labelledby="karta">
      <h2 id="karta">{words.cardHeading}</h2>
      <form className="links-form" onSubmit={send} noValidate>
        <p>{words.cardHint}</p>
        <TextField
          {...{ id: 'numer', label: words.number, autoComplete: 'off', value: number, onChange: setNumber }}
          {...{ touched, required: true, error: missing(number) }}
        />
        <TextField
          {...{ id: 'pin', label: words.pin, inputMode: 'numeric', autoComplete: 'off', value: pin }}
          {...{ onChange: setPin, touched, required: true, error: missing(pin) }}
        />
        <button type="submit" className="btn quiet" disabled={isSending}>
          {words.open}
        </button>
        <p role="status">{tie(failure)}</p>
      </form>
    </section>
  )
}
