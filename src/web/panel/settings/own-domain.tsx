import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { readOwnDomain } from '#domain/organiser/own-domain-name.ts'
import { domainFaults } from '#i18n/pl/own-domain.ts'
import { isOffline } from '#web/lib/ask.ts'
import { TextField } from '#web/ui/field.tsx'
import type { Account } from '../shared/session.ts'
import { Trouble } from '../shared/trouble.tsx'
import { ConnectedDomainView } from './connected-domain.tsx'
import { ownDomainQuery, useConnectDomain } from './own-domain-api.ts'

const FIELD = 'wlasna-domena-nazwa'

/** The organiser's own domain: which one, what to enter at the registrar, whether it works. */
export function OwnDomainForm({ account, base }: { account: Account; base: string }): ReactNode {
  const own = useQuery(ownDomainQuery(account.id))
  if (own.isPending) return <div className="bone tall" />
  if (own.data === undefined) return <Trouble error={own.error} onRetry={() => void own.refetch()} />
  const { offered, domain } = own.data
  if (domain !== null) return <ConnectedDomainView account={account} domain={domain} />
  if (!offered) return <p>Tu nie można jeszcze podłączyć własnej domeny.</p>
  return <ConnectForm account={account} base={base} />
}

function ConnectForm({ account, base }: { account: Account; base: string }): ReactNode {
  const [typed, setTyped] = useState('')
  const [touched, setTouched] = useState(false)
  const connect = useConnectDomain(account.id)
  const read = readOwnDomain(typed, [base])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (connect.isPending) return
    if ('fault' in read) return document.getElementById(FIELD)?.focus()
    connect.mutate(read.domain)
  }
  return (
    <form className="sheet settings-form" onSubmit={submit} noValidate>
      <TextField
        id={FIELD}
        label="Domena"
        hint="Na przykład zapisy.parafia.pl albo parafia.pl. Potrzebujesz dostępu do jej ustawień DNS."
        error={'fault' in read ? domainFaults[read.fault] : null}
        touched={touched}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        value={typed}
        onChange={(value) => {
          connect.reset()
          setTyped(value)
        }}
      />
      <div className="settings-acts">
        <button type="submit" className="btn" disabled={connect.isPending}>
          Dalej
        </button>
        <span role="status">
          {connect.isPending && 'Zapisuję…'}
          {connect.isError && (isOffline(connect.error) ? OFFLINE : FAILED)}
        </span>
      </div>
    </form>
  )
}

const OFFLINE = 'Nie zapisano: brak połączenia. Spróbuj ponownie.'
const FAILED = 'Nie udało się podłączyć tej domeny. Sprawdź jej nazwę i\u00a0spróbuj ponownie.'
