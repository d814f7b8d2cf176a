import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { makeCard } from '#contract/cards.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { ask } from '#web/lib/ask.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { RegistrationCard } from '../shared/card/registration-card.tsx'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Trouble } from '../shared/trouble.tsx'

/** A card with number and PIN for a registrant without e-mail. PINs are stored hashed: a card is never shown again. */
export function CardPage(props: { eventId: string; registrationId: string }): ReactNode {
  const { eventId, registrationId } = props
  return (
    <OwnedEventPage eventId={eventId} title="Karta zgłoszenia" may={mayEditRegistrations}>
      {(found) => <Cards found={found} registrationId={registrationId} />}
    </OwnedEventPage>
  )
}

function Cards(props: { found: OwnedEvent; registrationId: string }): ReactNode {
  const { account, event } = props.found
  const params = { accountId: account.id, eventId: event.id, registrationId: props.registrationId }
  const making = useMutation({ mutationFn: () => ask(makeCard, { params }) })
  const card = making.data
  return (
    <>
      <PageHead
        title="Karta zgłoszenia"
        crumb={<EventCrumbs event={event} />}
        {...(card === undefined
          ? {}
          : {
              actions: (
                <button type="button" className="btn" onClick={() => window.print()}>
                  Drukuj
                </button>
              ),
            })}
      />
      {card === undefined ? (
        <>
          <p>
            Karta otwiera „Moje zgłoszenie” bez e-maila: kodem QR albo numerem i&nbsp;PIN-em. Nowa karta
            dostaje nowy PIN, poprzedni przestaje działać.
          </p>
          <button type="button" className="btn" disabled={making.isPending} onClick={() => making.mutate()}>
            Zrób kartę z&nbsp;nowym PIN-em
          </button>
        </>
      ) : (
        <div className="cash-slips">
          <RegistrationCard card={card} eventTitle={event.title} />
        </div>
      )}
      {making.error !== null && <Trouble error={making.error} onRetry={() => making.mutate()} />}
      <p className="not-printed">
        <Link
          className="link"
          to="/wydarzenia/$eventId/zgloszenia/$registrationId"
          params={{ eventId: event.id, registrationId: props.registrationId }}
        >
          Wróć do zgłoszenia
        </Link>
      </p>
    </>
  )
}
