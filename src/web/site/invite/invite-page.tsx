import { useEffect, useRef, useState } from 'react'
import type { answerInvite as Answer, openInvite as Open } from '#contract/invites.ts'
import type { SitePage } from '#contract/pages.ts'
import { formatDays, formatMoment, readDay, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/invite.ts'
import * as questions from '#i18n/pl/site/questions.ts'
import * as transfer from '#i18n/pl/site/transfer.ts'
import { tie } from '#i18n/text/typography.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { OrganiserLinks } from '../shared/contact.tsx'
import { Frame } from '../shared/frame.tsx'
import { stateOf } from '../shared/sale-state.ts'

const open: Remote<typeof Open> = { method: 'POST', path: '/v1/site/events/:slug/invites/:code/opening' }
const answer: Remote<typeof Answer> = { method: 'POST', path: '/v1/site/events/:slug/invites/:code/answer' }

type InviteProps = Extract<SitePage, { page: 'invite' }>

/** Who invites, to what and on which terms; one button goes to the form, the other declines. */
export function InvitePage(props: InviteProps) {
  const { brand, organiser, event, invite: first } = props
  const [invite, setInvite] = useState(first)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const params = { slug: event.slug, code: invite.code }
  // Programs that look into mails open links too, but run no page.
  useEffect(() => {
    void call(open, { params: { slug: event.slug, code: first.code }, body: {} })
  }, [event.slug, first.code])
  const send = async (declines: boolean) => {
    setSending(true)
    setFailure('')
    const answered = await call(answer, { params, body: { declines } })
    setSending(false)
    if (!answered.ok) return setFailure(answered.problem?.title ?? transfer.offline)
    setInvite(answered.data)
    heading.current?.focus()
  }
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt">
      <main id="tresc" className="wrap mine">
        <header className="mine-head">
          <p className="mine-number">{forWhom(invite)}</p>
          <div aria-live="polite" className="what-happened">
            <h1 ref={heading} tabIndex={-1}>
              {headingOf(props, invite.state)}
            </h1>
            {invite.state !== 'open' && <p>{ENDED[invite.state].next}</p>}
          </div>
          <p className="mine-event">
            <a href={`/${event.slug}`}>{tie(event.definition.title)}</a>
            <span>{whenAndWhere(props)}</span>
          </p>
        </header>
        {invite.state === 'open' && <Terms {...props} />}
        <div className="waiting-buttons">
          {invite.state === 'open' && (
            <a className="btn" href={`/${event.slug}/zapisy?kod=${invite.code}`}>
              {words.register}
            </a>
          )}
          {invite.state === 'declined' && (
            <button type="button" className="btn" disabled={sending} onClick={() => send(false)}>
              {sending ? words.saving : words.takeBack}
            </button>
          )}
          {invite.state === 'used' && (
            <a className="btn" href="/moje-zgloszenie">
              {words.toLinks}
            </a>
          )}
          {invite.state === 'withdrawn' && (
            <a className="btn quiet" href={`/${event.slug}`}>
              {words.toEvent}
            </a>
          )}
        </div>
        {invite.state === 'open' && invite.email !== '' && (
          <section aria-labelledby="odmowa" className="resign">
            <h2 id="odmowa">{words.declining}</h2>
            <p>{words.declineHint}</p>
            <button type="button" className="btn quiet" disabled={sending} onClick={() => send(true)}>
              {sending ? words.saving : words.decline}
            </button>
          </section>
        )}
        <p role="status">{tie(failure)}</p>
        <section id="kontakt" aria-labelledby="pytania">
          <h2 id="pytania">{questions.heading}</h2>
          <p>{questions.answeredBy(organiser.legalName)}</p>
          <OrganiserLinks organiser={organiser} />
        </section>
      </main>
    </Frame>
  )
}

function Terms({ event, invite, now }: InviteProps) {
  const state = stateOf(event, now)
  const closes = state.kind === 'open' && state.closes !== null ? readMoment(state.closes) : null
  return (
    <section aria-labelledby="zasady">
      <h2 id="zasady">{words.terms}</h2>
      <ul>
        {invite.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
        {closes !== null && <li>{words.until(formatMoment(closes))}</li>}
      </ul>
    </section>
  )
}

const ENDED = {
  declined: { title: words.declined, next: words.declinedNext },
  used: { title: words.used, next: words.usedNext },
  withdrawn: { title: words.withdrawn, next: words.withdrawnNext },
}

function headingOf({ organiser }: InviteProps, state: InviteProps['invite']['state']): string {
  return state === 'open' ? words.invites(organiser.name) : ENDED[state].title
}

function forWhom({ firstName, lastName }: InviteProps['invite']): string {
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? words.forHolder : words.forWhom(name)
}

function whenAndWhere({ event: { definition } }: InviteProps): string {
  const { dates, page } = definition
  const [start, end] = [dates.start, dates.end].map((day) => (day === null ? null : readDay(day)))
  const days = start ? formatDays(start, end ?? start) : null
  return tie([days, page.place].filter(Boolean).join('. '))
}
