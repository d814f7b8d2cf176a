import { useEffect, useRef } from 'react'
import { formatMoney } from '#domain/values/money.ts'
import { passWords, priceWords, turnWords } from '#i18n/pl/queue-words.ts'
import * as words from '#i18n/pl/site/register/waiting.ts'
import type { FormTools } from '../order/form-tools.ts'
import { contactOf } from '../order/order.ts'
import type { Sending } from '../order/use-sending.ts'
import { SendingNotice } from '../shared/notices.tsx'
import { FewerPeople } from './fewer-people.tsx'
import type { Joining } from './use-joining.ts'

interface WaitProps {
  readonly tools: FormTools
  /** What is full, in words. */
  readonly lacks: readonly string[]
  /** The order was refused for that reason just now. */
  readonly late: boolean
  readonly sending: Sending
  readonly joining: Joining
  /** Leads back to what is full; null where nothing else can be chosen. */
  readonly onOther: (() => void) | null
  readonly onChoice: () => void
  readonly onStartOver: () => void
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
          {words.gone}
        </p>
      )}
      <h2 id="czekanie-tytul" ref={heading} tabIndex={-1}>
        {words.heading(size)}
      </h2>
      <div>
        <p>{lacks.join(' ')}</p>
        {onOther !== null && (
          <button type="button" className="link" onClick={onOther}>
            {words.changeChoice}
          </button>
        )}
      </div>
      <ul>
        {size > 1 && <li>{words.allAtOnce}</li>}
        <li>{passWords(waitingList?.smallerMayPass ?? false)}</li>
        <li>{turnWords(email)}</li>
        {quote.total > 0 && (
          <li>{words.paidLater(priceWords(waitingList?.price ?? 'joining', formatMoney(quote.total)))}</li>
        )}
      </ul>
      <FewerPeople tools={tools} />
      {joining.kind === 'sent_before' ? (
        <div className="notice" role="alert">
          <p>{words.joinedBefore}</p>
          <button type="button" className="link" onClick={props.onStartOver}>
            {words.startNew}
          </button>
        </div>
      ) : (
        <SendingNotice
          sending={noticeOf(props)}
          email={email}
          onChoice={props.onChoice}
          onStartOver={props.onStartOver}
        />
      )}
      {todo}
      <p className="pay-line">
        <span>{words.toPayNow}</span>
        <b className="num">{formatMoney(0)}</b>
      </p>
      <button type="submit" className="btn order" disabled={disabled} aria-describedby="do-uzupelnienia">
        {words.join}
      </button>
    </section>
  )
}

/** The outcome of the latest request: of joining, otherwise of an order that was not refused for places alone. */
function noticeOf({ late, sending, joining }: WaitProps): Sending {
  if (joining.kind === 'places_free') return { kind: 'idle' }
  return joining.kind === 'idle' && !late ? sending : joining
}
