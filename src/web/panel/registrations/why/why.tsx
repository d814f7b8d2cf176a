import './why.css'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayWriteMessages } from '#domain/access/rights.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { Icon } from '../../shared/icon.tsx'
import type { Registration } from '../../shared/registration/registration-api.ts'
import { useAccounts } from '../../shared/session.ts'
import { Letter } from './letter.tsx'

interface Props {
  readonly scope: EventScope
  readonly registration: Registration
  /** What is explained: 'state', 'due/0', 'entry/<id>'. */
  readonly about: string
}

/** 'Dlaczego?': the sentences of a reason, the rules that it goes by, and the way to send it to the registrant. */
export function Why({ scope, registration, about }: Props): ReactNode {
  const explained = registration.explanations.find((each) => each.about === about)
  if (explained === undefined) return null
  return (
    <details className="why">
      <summary>
        Dlaczego?<span className="sr">{` ${explained.title}`}</span>
      </summary>
      {explained.sentences.map((sentence) => (
        <p key={sentence} className="sub">
          {sentence}
        </p>
      ))}
      <p className="why-acts">
        <Link
          to="/wydarzenia/$eventId/zasady"
          params={{ eventId: scope.eventId }}
          search={{ wersja: registration.version }}
          className="link"
        >
          {`Zasady, wersja ${registration.version}`}
        </Link>
        <Send scope={scope} registration={registration} explained={explained} />
      </p>
    </details>
  )
}

type Explained = Registration['explanations'][number]

function Send(props: Omit<Props, 'about'> & { readonly explained: Explained }): ReactNode {
  const { scope, registration, explained } = props
  const [open, setOpen] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const role = useAccounts().find(({ id }) => id === scope.accountId)?.role
  if (role === undefined || !mayWriteMessages(role)) return null
  if (registration.contactEmail === '')
    return <span className="sub">Bez adresu e-mail nie można wysłać wyjaśnienia.</span>
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        Wyślij wyjaśnienie<span className="sr">{`: ${explained.title}`}</span>
      </button>
      {open && (
        <Letter
          scope={scope}
          registration={registration}
          explained={explained}
          onClose={() => setOpen(false)}
          onSent={() => setIsSent(true)}
        />
      )}
      <span role="status" className="why-sent">
        {isSent && (
          <>
            <Icon name="check" size={16} />
            {`Wyjaśnienie wysłane: ${registration.contactEmail}`}
          </>
        )}
      </span>
    </>
  )
}
