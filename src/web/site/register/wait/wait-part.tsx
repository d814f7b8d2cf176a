import { useEffect, useRef } from 'react'
import { formatMoney } from '#domain/money.ts'
import { passWords, priceWords, turnWords } from '#i18n/pl/queue-words.ts'
import { pl } from '#i18n/pl.ts'
import type { FormTools } from '../form-tools.ts'
import { SendingNotice } from '../notices.tsx'
import { contactOf } from '../order.ts'
import type { Sending } from '../use-sending.ts'
import { FewerPeople } from './fewer-people.tsx'
import type { Joining } from './use-joining.ts'

interface WaitProps {
  readonly tools: FormTools
  /** What is full, in words. */
  readonly lacks: readonly string[]
  /** The order was refused for it just now. */
  readonly late: boolean
  readonly sending: Sending
  readonly joining: Joining
  /** Leads back to what is full; null where nothing else can be chosen. */
  readonly onOther: (() => void) | null
  readonly onChoice: () => void
  readonly onAnew: () => void
  /** What is still missing. */
  readonly todo: React.ReactNode
  readonly disabled: boolean
}

/** Instead of ordering: to wait for what is full, without obligation (flow C11). */
export function WaitPart(props: WaitProps) {
  const { tools, lacks, late, joining, onOther, todo, disabled } = props
  const { order, compiled, quote } = tools
  const { waitingList } = compiled.definition
  const heading = useRef<HTMLHeadingElement>(null)
  // The order button has gone, and the focus with it.
  useEffect(() => {
    if (late) heading.current?.focus()
  }, [late])
  const size = order.people.length
  const { email } = contactOf(order)
  return (
    <section className="wait" aria-labelledby="czekanie-tytul">
      {late && (
        <p className="notice" role="alert">
          W&nbsp;międzyczasie zabrakło miejsc. To, co wpisane, zostało.
        </p>
      )}
      <h2 id="czekanie-tytul" ref={heading} tabIndex={-1}>
        {size === 1 ? 'Czekam' : 'Czekamy'} na {pl.counts.places(size)}
      </h2>
      <div>
        <p>{lacks.join(' ')}</p>
        {onOther !== null && (
          <button type="button" className="link" onClick={onOther}>
            Zmień wybór
          </button>
        )}
      </div>
      <ul>
        {size > 1 && <li>Zgłoszenie czeka w&nbsp;całości, na wszystkie miejsca naraz.</li>}
        <li>{passWords(waitingList?.smallerMayPass ?? false)}</li>
        <li>{turnWords(email)}</li>
        {quote.total > 0 && (
          <li>
            {priceWords(waitingList?.price ?? 'joining', formatMoney(quote.total))} Płaci się dopiero po
            przyjęciu miejsc.
          </li>
        )}
      </ul>
      <FewerPeople tools={tools} />
      {joining.kind === 'sent_before' ? (
        <div className="notice" role="alert">
          <p>
            To zgłoszenie jest już na liście rezerwowej, w&nbsp;poprzedniej postaci. Link do niego wysłaliśmy
            na podany w&nbsp;nim adres; tam napiszemy też, gdy zwolnią się miejsca.
          </p>
          <button type="button" className="link" onClick={props.onAnew}>
            Zacznij nowe zgłoszenie
          </button>
        </div>
      ) : (
        <SendingNotice
          sending={noticeOf(props)}
          email={email}
          onChoice={props.onChoice}
          onAnew={props.onAnew}
        />
      )}
      {todo}
      <p className="pay-line">
        <span>Do zapłaty teraz</span>
        <b className="num">{formatMoney(0)}</b>
      </p>
      <button type="submit" className="btn order" disabled={disabled} aria-describedby="do-uzupelnienia">
        Dopisz do listy rezerwowej (bez&nbsp;zobowiązań)
      </button>
    </section>
  )
}

/** What became of the newest that was sent: of joining, else of an order that was refused not for places alone. */
function noticeOf({ late, sending, joining }: WaitProps): Sending {
  if (joining.kind === 'places_free') return { kind: 'idle' }
  return joining.kind === 'idle' && !late ? sending : joining
}
