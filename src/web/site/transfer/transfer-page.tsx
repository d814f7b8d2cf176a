import { useRef, useState } from 'react'
import type { confirmPlaceTransfer as Confirm, declinePlaceTransfer as Decline } from '#contract/hand-over.ts'
import type { SitePage } from '#contract/pages.ts'
import { spansWords } from '#i18n/pl/attendance-words.ts'
import * as questions from '#i18n/pl/site/questions.ts'
import * as words from '#i18n/pl/site/transfer.ts'
import { tie } from '#i18n/text/typography.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { TicketCard } from '../registration/tickets.tsx'
import { OrganiserLinks } from '../shared/contact.tsx'
import { Frame } from '../shared/frame.tsx'
import { transferWords } from './transfer-words.ts'

const confirm: Remote<typeof Confirm> = { method: 'POST', path: '/v1/site/place-transfers/:token/confirm' }
const decline: Remote<typeof Decline> = { method: 'POST', path: '/v1/site/place-transfers/:token/decline' }

type TransferProps = Extract<SitePage, { page: 'transfer' }>

/** A place transferred to the person who has the link: taken by one button, and theirs from then on (flow C8). */
export function TransferPage({ brand, organiser, token, transfer: first }: TransferProps) {
  const [transfer, setTransfer] = useState(first)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const send = async (way: typeof confirm | typeof decline) => {
    setSending(true)
    setFailure('')
    const answer = await call(way, { params: { token } })
    setSending(false)
    if (!answer.ok) return setFailure(answer.problem?.title ?? words.offline)
    setTransfer(answer.data)
    heading.current?.focus()
  }
  const { happened, next } = transferWords(transfer)
  const { event, person, ticket, state, attendance } = transfer
  const when = spansWords(attendance[0]?.spans ?? [])
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt">
      <main id="tresc" className="wrap mine">
        <header className="mine-head">
          <p className="mine-number">{words.from(transfer.giver)}</p>
          <div aria-live="polite" className="what-happened">
            <h1 ref={heading} tabIndex={-1}>
              {happened}
            </h1>
            <p>{next}</p>
          </div>
          <p className="mine-event">
            <a href={`/${event.slug}`}>{tie(event.title)}</a>
            <span>{tie([when, event.place].filter(Boolean).join('. '))}</span>
          </p>
        </header>
        {state === 'open' && (
          <section aria-labelledby="miejsce" className="resign">
            <h2 id="miejsce">
              {person.firstName} {person.lastName}
            </h2>
            <Statements transfer={transfer} />
            <div className="waiting-buttons">
              <button type="button" className="btn" disabled={sending} onClick={() => send(confirm)}>
                {sending ? words.saving : words.accept}
              </button>
              <button type="button" className="btn quiet" disabled={sending} onClick={() => send(decline)}>
                {words.decline}
              </button>
            </div>
            <p role="status">{tie(failure)}</p>
          </section>
        )}
        {ticket !== null && (
          <section aria-labelledby="bilet" className="tickets-part">
            <h2 id="bilet">{words.ticket}</h2>
            <ol className="tickets">
              <li>
                <TicketCard lacking={[]} ticket={ticket} when={when} place="" next={null} />
              </li>
            </ol>
          </section>
        )}
        <section id="kontakt" aria-labelledby="pytania">
          <h2 id="pytania">{questions.heading}</h2>
          <p>{questions.answeredBy(organiser.legalName)}</p>
          <OrganiserLinks organiser={organiser} />
        </section>
      </main>
    </Frame>
  )
}

function Statements({ transfer: { statements, event } }: { readonly transfer: TransferProps['transfer'] }) {
  if (statements.length === 0) return null
  return (
    <>
      <p>{words.statements}</p>
      <ul>
        {statements.map(({ id, text, hasDocument }) => (
          <li key={id}>
            {hasDocument ? <a href={`/${event.slug}/dokumenty/${id}`}>{tie(text)}</a> : tie(text)}
          </li>
        ))}
      </ul>
    </>
  )
}
