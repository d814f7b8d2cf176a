import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { openMailbox as OpenMailbox } from '#contract/links.ts'
import type { SitePage } from '#contract/pages.ts'
import { formatMoney } from '#domain/values/money.ts'
import { attendanceLines } from '#i18n/pl/attendance-words.ts'
import * as words from '#i18n/pl/site/links.ts'
import { tie } from '#i18n/text/typography.ts'
import { StatusTag } from '#web/kit/status-tag.tsx'
import { call, type Remote } from '#web/lib/call.ts'
import { OrganiserLinks } from '../shared/contact.tsx'
import { Frame } from '../shared/frame.tsx'

const openMailbox: Remote<typeof OpenMailbox> = { method: 'POST', path: '/v1/site/mailboxes/:token/open' }

type Row = OutputOf<typeof OpenMailbox>['registrations'][number]

/**
 * All registrations of a mailbox: only the button opens them, because some mail servers open every link. The list stays
 * with this entry of the tab's history, so that the way back from a registration leads to it.
 */
export function MailboxPage({ brand, organiser, token }: Extract<SitePage, { page: 'mailbox' }>) {
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'used' | 'lost'>('idle')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => setRows(history.state?.registrations ?? null), [])
  const open = async () => {
    setState('sending')
    const answer = await call(openMailbox, { params: { token } })
    if (!answer.ok) return setState(answer.status === 404 ? 'used' : 'lost')
    const { registrations } = answer.data
    history.replaceState({ registrations }, '')
    setRows(registrations)
    heading.current?.focus()
  }
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt">
      <main id="tresc" className="wrap plain">
        <h1 ref={heading} tabIndex={-1}>
          {words.mailboxHeading}
        </h1>
        {rows === null ? (
          <div className="links-form">
            <p>{tie(words.mailboxOnce)}</p>
            <button
              type="button"
              className="btn"
              disabled={state === 'sending' || state === 'used'}
              onClick={() => void open()}
            >
              {state === 'sending' ? words.mailboxOpening : words.mailboxOpen}
            </button>
            <p role="status">
              {state === 'used' && tie(words.mailboxUsed)}
              {state === 'lost' && words.lost}
            </p>
            {state === 'used' && (
              <a className="btn quiet" href="/moje-zgloszenie">
                {words.mailboxAgain}
              </a>
            )}
          </div>
        ) : (
          <Rows rows={rows} />
        )}
        <section id="kontakt" aria-labelledby="pytania">
          <h2 id="pytania">{words.otherTrouble}</h2>
          <p>{words.helpedBy(organiser.legalName)}</p>
          <OrganiserLinks organiser={organiser} />
        </section>
      </main>
    </Frame>
  )
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return <p>{tie(words.mailboxNone)}</p>
  return (
    <ul className="mailbox">
      {rows.map((row) => (
        <li key={row.number}>
          <h2>
            <a href={`/zgloszenie/${row.token}`}>{tie(row.event)}</a>
          </h2>
          <p>
            {tie(
              attendanceLines(row.attendance, () => '')
                .slice(0, 1)
                .join(''),
            )}
          </p>
          <p>{tie(words.names(row.names, row.people))}</p>
          <p className="mailbox-state">
            <span>{words.ofEvent(row.number)}</span>
            <StatusTag state={row.state} />
            {isOwed(row) && <b className="num">{words.toPay(formatMoney(row.balance))}</b>}
          </p>
        </li>
      ))}
    </ul>
  )
}

const isOwed = ({ state, balance }: Row): boolean =>
  balance > 0 && (state === 'awaiting_payment' || state === 'confirmed')
