import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { archiveEvent, deleteEvent, restoreEvent } from '#contract/event-life.ts'
import { ask } from '#web/lib/ask.ts'
import { type EventSummary, eventsQuery } from '../shared/account-events.ts'
import { savingTrouble } from '../shared/draft/saving-trouble.ts'
import type { EventScope } from '../shared/event-versions.ts'

/** Puts an event away when it is over, takes it back, and deletes a draft that was never on the site. */
export function EndOfEvent({ scope, event }: { scope: EventScope; event: EventSummary }): ReactNode {
  const client = useQueryClient()
  const archive = useMutation({
    mutationFn: () => ask(event.archived ? restoreEvent : archiveEvent, { params: scope }),
    onSuccess: () => client.invalidateQueries(eventsQuery(scope.accountId)),
  })
  const isSpare = event.state === 'draft' && !event.archived
  const [heading, sentence] = event.archived ? WORDS.archived : isSpare ? WORDS.spare : WORDS.inUse
  return (
    <section className="end-of-event" aria-labelledby="archiwum-h">
      <h2 id="archiwum-h">{heading}</h2>
      <p>{sentence}</p>
      <div className="end-acts">
        {!isSpare && (
          <button
            type="button"
            className="btn quiet"
            disabled={archive.isPending}
            onClick={() => archive.mutate()}
          >
            {event.archived ? 'Przywróć z\u00a0archiwum' : 'Przenieś do archiwum'}
          </button>
        )}
        {event.state === 'draft' && <DeleteDraft scope={scope} title={event.title} />}
      </div>
      <p role="status" className="draft-status">
        {archive.isError && savingTrouble(archive.error)}
      </p>
    </section>
  )
}

const WORDS = {
  archived: [
    'W\u00a0archiwum',
    'Na stronie organizatora tego nie ma, nikt się nie zapisze. Linki do zgłoszeń działają.',
  ],
  spare: ['Niepotrzebny szkic?', 'Nie było go jeszcze na stronie, więc można go usunąć.'],
  inUse: [
    'Po wydarzeniu',
    'W\u00a0archiwum wydarzenie znika z\u00a0listy na stronie i\u00a0w\u00a0panelu, a\u00a0zapisy się kończą. Linki osób zapisanych działają dalej. Zawsze można je przywrócić.',
  ],
} as const

function DeleteDraft({ scope, title }: { scope: EventScope; title: string }): ReactNode {
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])
  const remove = useMutation({
    mutationFn: () => ask(deleteEvent, { params: scope }),
    onSuccess: async () => {
      localStorage.removeItem(`panel.draft.${scope.eventId}`)
      await navigate({ to: '/' })
      await client.invalidateQueries(eventsQuery(scope.accountId))
    },
  })
  if (!asking)
    return (
      <button type="button" className="btn text" onClick={() => setAsking(true)}>
        Usuń szkic
      </button>
    )
  return (
    <div className="end-question">
      <p ref={question} tabIndex={-1}>
        Usunąć na zawsze szkic „{title}”? Nie było go na stronie i&nbsp;nikt się nie zapisał. Tego nie da się
        cofnąć.
      </p>
      <div className="end-acts">
        <button type="button" className="btn" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Usuń na zawsze
        </button>
        <button
          type="button"
          className="btn text"
          disabled={remove.isPending}
          onClick={() => setAsking(false)}
        >
          Zostaw
        </button>
        <span role="status">
          {remove.isPending && 'Usuwam…'}
          {remove.isError && savingTrouble(remove.error)}
        </span>
      </div>
    </div>
  )
}
