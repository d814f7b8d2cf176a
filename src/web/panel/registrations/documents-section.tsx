import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { decideDocument } from '#contract/documents.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { isNotInOrder } from '#domain/documents/document-at-entry.ts'
import { ask, isRefused } from '#web/lib/ask.ts'
import { fullMoment } from '../shared/dates.ts'
import { lookOfDocument } from '../shared/document-looks.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { actorWords } from '../shared/history-words.ts'
import { type Registration, registrationQuery } from '../shared/registration/registration-api.ts'
import { Section } from '../shared/registration/section.tsx'
import { useAccounts } from '../shared/session.ts'
import { Tag } from '../shared/tag.tsx'

type Document = Registration['documents'][number]

interface Props {
  readonly scope: EventScope
  readonly registration: Registration
}

/** The documents that the office checks; one that was brought on paper, or is withdrawn, is noted here. */
export function DocumentsSection({ scope, registration }: Props): ReactNode {
  const { documents, participants } = registration
  const role = useAccounts().find(({ id }) => id === scope.accountId)?.role
  const client = useQueryClient()
  const decision = useMutation({
    mutationFn: ({ document, state }: { document: Document; state: 'checked' | 'withdrawn' }) => {
      const { person, question, files, last } = document
      return ask(decideDocument, {
        params: { ...scope, registrationId: registration.id },
        body: { person, question, files, last, state, reason: '' },
      })
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(registrationQuery(scope, registration.id)),
        client.invalidateQueries({ queryKey: ['documents', scope] }),
        client.invalidateQueries({ queryKey: ['to-do'] }),
      ]),
  })
  if (documents.length === 0) return null
  const nameOf = (ref: string | null) => {
    const person = participants.find((each) => each.ref === ref)
    return person === undefined ? '' : `: ${person.firstName} ${person.lastName}`
  }
  const mayDecide = role !== undefined && mayEditRegistrations(role)
  return (
    <Section title="Dokumenty">
      <ul className="lined">
        {documents.map((document) => {
          const { tone, icon, word } = lookOfDocument(document.state)
          const about = `${document.name}${nameOf(document.person)}`
          const decide = (state: 'checked' | 'withdrawn') => decision.mutate({ document, state })
          return (
            <li key={`${document.person} ${document.question}`}>
              <div>
                <b>{about}</b>
                <span className="sub">{standing(document)}</span>
                {mayDecide && isNotInOrder(document.state) && (
                  <button
                    type="button"
                    className="link"
                    disabled={decision.isPending}
                    onClick={() => decide('checked')}
                  >
                    Jest na papierze<span className="sr">: {about}</span>
                  </button>
                )}
                {mayDecide && document.isToNote && (
                  <button
                    type="button"
                    className="link"
                    disabled={decision.isPending}
                    onClick={() => decide('withdrawn')}
                  >
                    Przyjmuję do wiadomości<span className="sr">: {about}</span>
                  </button>
                )}
                {mayDecide && document.state === 'checked' && (
                  <button
                    type="button"
                    className="link"
                    disabled={decision.isPending}
                    onClick={() => decide('withdrawn')}
                  >
                    Wycofano zgodę<span className="sr">: {about}</span>
                  </button>
                )}
              </div>
              <Tag tone={tone} icon={icon}>
                {word}
              </Tag>
            </li>
          )
        })}
      </ul>
      <p role="status" className="sub">
        {decision.isError &&
          (isRefused(decision.error, 'document_decided')
            ? 'Ten dokument zmienił się w\u00a0międzyczasie. Widać już, jak jest teraz.'
            : 'Nie zapisano. Spróbuj ponownie.')}
      </p>
    </Section>
  )
}

/** 'Podpis nieczytelny, Danuta Wrona, 17 czerwca 2026, 10:42', 'na papierze, …'. */
function standing({ state, reason, by, at, files }: Document): string {
  const onPaper = state === 'checked' && files.length === 0 ? 'na papierze albo plik już usunięty' : ''
  const who = state === 'delivered' || state === 'missing' ? '' : actorWords(by)
  return [onPaper, reason, who, at === null ? '' : fullMoment(at)].filter((part) => part !== '').join(', ')
}
