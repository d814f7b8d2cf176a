import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { pl } from '#i18n/pl.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { type CallOff, useCallOff } from './call-off-api.ts'
import { MailPreview } from './mail-preview.tsx'
import { isTyped } from './typed-name.ts'

const READY = 'Zapisało się zbyt mało osób, żeby wydarzenie mogło się odbyć.'
const OTHERS = [
  'Prowadzący zachorował i\u00a0nie znaleźliśmy zastępstwa.',
  'Miejsce, w\u00a0którym mieliśmy się spotkać, jest niedostępne.',
  'Prognozy zapowiadają pogodę, w\u00a0której nie byłoby bezpiecznie.',
]
const LONGEST = 500

/** The reason in one's own words, the mail as people get it, and the name of the event typed as a confirmation. */
export function CallOffForm(props: { scope: EventScope; title: string; status: CallOff }): ReactNode {
  const { scope, title } = props
  const { second, registrations, money } = props.status
  const [reason, setReason] = useState(second.request?.reason ?? READY)
  const [typed, setTyped] = useState('')
  const [touched, setTouched] = useState(false)
  const act = useCallOff(scope)
  const length = [...reason.trim()].length
  const wrongReason =
    length === 0 ? 'Napisz, dlaczego.' : length > LONGEST ? 'Powód może mieć najwyżej 500 znaków.' : null
  const wrongName = isTyped(typed, title) ? null : `Przepisz nazwę: ${title}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Shown before the field gets the focus, which would hold a new error back.
    flushSync(() => setTouched(true))
    if (wrongReason !== null) return document.getElementById('powod-odwolania')?.focus()
    if (wrongName !== null) return document.getElementById('nazwa-wydarzenia')?.focus()
    act.mutate({ kind: 'call_off', reason: reason.trim() })
  }
  if (second.request !== null)
    return (
      <section className="quiet-note" aria-labelledby="druga-osoba">
        <h2 id="druga-osoba">Czeka na drugą osobę</h2>
        <p>
          Wraca więcej niż {pl.sum(second.above)}, dlatego odwołanie potwierdza jeszcze ktoś z&nbsp;zespołu:
          właściciel albo administrator. Niech otworzy tę stronę. Do tego czasu nic się nie dzieje i&nbsp;nikt
          nie dostaje wiadomości.
        </p>
        <p>Powód: {second.request.reason}</p>
        <button
          type="button"
          className="btn quiet"
          disabled={act.isPending}
          onClick={() => act.mutate({ kind: 'withdraw' })}
        >
          Wycofaj prośbę
        </button>
      </section>
    )
  return (
    <form className="calling-off-form" onSubmit={submit} noValidate aria-labelledby="powiadomienie">
      <h2 id="powiadomienie">Co wszyscy przeczytają</h2>
      <TextArea
        id="powod-odwolania"
        label="Powód"
        hint="Pokażemy go na stronie wydarzenia i w wiadomości do każdej osoby zapisującej."
        required
        error={wrongReason}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
      <div className="calling-off-ready">
        {[READY, ...OTHERS]
          .filter((text) => text !== reason)
          .map((text) => (
            <button key={text} type="button" className="btn quiet" onClick={() => setReason(text)}>
              {text}
            </button>
          ))}
      </div>
      {registrations > 0 && <MailPreview scope={scope} reason={reason.trim()} />}
      <h2>Odwołanie</h2>
      <p>
        Tego nie da się cofnąć.{' '}
        {second.needed
          ? `Wraca więcej niż ${pl.sum(second.above)}, dlatego odwołanie potwierdzi jeszcze druga osoba z\u00a0zespołu.`
          : money.gateway.amount + money.transfer.amount + money.cash.amount > second.above
            ? 'W\u00a0zespole nie ma drugiej osoby, która może to potwierdzić: decyzja należy do ciebie.'
            : 'Zapisy zamkną się od razu, a\u00a0zgłoszenia anulują się jedno po drugim.'}
      </p>
      <TextField
        id="nazwa-wydarzenia"
        label="Przepisz nazwę wydarzenia"
        hint={title}
        required
        autoComplete="off"
        error={wrongName}
        touched={touched}
        value={typed}
        onChange={setTyped}
      />
      <button type="submit" className="btn" disabled={act.isPending}>
        {second.needed ? 'Poproś drugą osobę o potwierdzenie' : 'Odwołaj wydarzenie'}
      </button>
      <p role="status">
        {act.isPending
          ? 'Zapisuję…'
          : act.isError
            ? 'Nie udało się. Spróbuj ponownie, nic się nie stało.'
            : ''}
      </p>
    </form>
  )
}
