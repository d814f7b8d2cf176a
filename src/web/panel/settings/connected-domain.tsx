import { type ReactNode, useState } from 'react'
import { isOffline } from '#web/lib/ask.ts'
import { CheckField } from '#web/ui/field.tsx'
import { fullMoment } from '../shared/dates.ts'
import { Icon } from '../shared/icon.tsx'
import type { Account } from '../shared/session.ts'
import { DomainRecord } from './domain-record.tsx'
import { type ConnectedDomain, useCheckDomain, useRedirect, useRemoveDomain } from './own-domain-api.ts'

/** A domain that was claimed: its state in words, the records it needs, and what may be done. */
export function ConnectedDomainView(props: { account: Account; domain: ConnectedDomain }): ReactNode {
  const { account, domain } = props
  const { state, pointing, proof } = domain
  const works = state === 'working'
  return (
    <div className="sheet settings-form">
      <DomainState domain={domain} />
      {!works && (
        <p>
          Zaloguj się u&nbsp;rejestratora domeny i&nbsp;w&nbsp;jej ustawieniach DNS dodaj dwa wpisy. Jeśli
          rejestrator sam dopisuje domenę do nazwy, wpisz tylko część przed nią. Zmiany bywają widoczne
          dopiero po kilku godzinach.
        </p>
      )}
      <DomainRecord title="1. Dokąd prowadzi domena" record={pointing} addresses={domain.addresses} />
      <DomainRecord title="2. Dowód, że domena jest twoja" record={proof} />
      <Checking accountId={account.id} domain={domain} />
      <Redirect accountId={account.id} domain={domain} />
      <Removal accountId={account.id} domain={domain} />
    </div>
  )
}

function DomainState({ domain }: { domain: ConnectedDomain }): ReactNode {
  const { host, address, state } = domain
  const served = state === 'broken' && domain.pointing.state === 'right'
  return (
    <div>
      <p className="settings-domain">
        <b>{host}</b>
        <span className={state === 'working' ? 'ok' : state === 'waiting' ? undefined : 'bad'}>
          <Icon name={ICONS[state]} size={18} /> {served ? 'Brakuje wpisu TXT' : STATES[state]}
        </span>
      </p>
      <p>{served ? WITHOUT_PROOF : ABOUT[state]}</p>
      {state === 'working' && <a href={address}>Zobacz stronę pod tą domeną</a>}
    </div>
  )
}

const ICONS = { waiting: 'clock', wrong: 'alert', taken: 'alert', working: 'check', broken: 'alert' } as const

const STATES = {
  waiting: 'Czekamy na wpis',
  wrong: 'Wpis jest błędny',
  taken: 'Podłączona do innego konta',
  working: 'Działa',
  broken: 'Przestało działać',
} as const

const ABOUT = {
  waiting: 'Sprawdzamy sami co kilka minut. Możesz zamknąć tę stronę.',
  wrong: 'Niżej widać, co stoi tam teraz. Popraw to u\u00a0rejestratora.',
  taken:
    'Oba konta potwierdzają tę domenę. Usuń u\u00a0rejestratora wpis TXT drugiego konta, a\u00a0przejdzie tutaj sama.',
  working: 'Certyfikat bezpieczeństwa pojawia się sam przy pierwszym wejściu na stronę.',
  broken:
    'Dopóki domena nie prowadzi do nas, zapisy działają pod adresem w\u00a0naszej domenie. Sprawdź wpisy u\u00a0rejestratora.',
} as const

/** The domain still leads here and is served; another account that proves it could take it over. */
const WITHOUT_PROOF =
  'Strona dalej działa pod tą domeną, ale zniknął wpis TXT z\u00a0dowodem, że jest twoja. Przywróć go, bo inaczej może ją przejąć inne konto.'

function Checking({ accountId, domain }: { accountId: string; domain: ConnectedDomain }): ReactNode {
  const check = useCheckDomain(accountId)
  return (
    <div className="settings-acts">
      <button
        type="button"
        className={domain.state === 'working' ? 'btn quiet' : 'btn'}
        disabled={check.isPending}
        onClick={() => check.mutate(undefined)}
      >
        Sprawdź teraz
      </button>
      <span role="status">
        {check.isPending && 'Sprawdzam wpisy…'}
        {check.isError && (isOffline(check.error) ? 'Brak połączenia. Spróbuj ponownie.' : LOST)}
        {!check.isPending && !check.isError && lastCheck(domain)}
      </span>
    </div>
  )
}

const LOST = 'Nie udało się sprawdzić. To nasza usterka. Spróbuj za chwilę.'

function lastCheck({ checkedAt, unanswered }: ConnectedDomain): string {
  if (checkedAt === null) return 'Jeszcze nie sprawdzono.'
  if (unanswered) return 'Serwery DNS nie odpowiedziały. Spróbujemy znowu za kilka minut.'
  return `Sprawdzono: ${fullMoment(checkedAt)}`
}

function Redirect({ accountId, domain }: { accountId: string; domain: ConnectedDomain }): ReactNode {
  const redirect = useRedirect(accountId)
  return (
    <div>
      <CheckField
        id="wlasna-domena-glowna"
        error={null}
        touched={false}
        checked={redirect.isPending ? redirect.variables : domain.redirects}
        disabled={redirect.isPending}
        onChange={(redirects) => redirect.mutate(redirects)}
        hint="Adres w&nbsp;naszej domenie i&nbsp;wszystkie wysłane linki prowadzą wtedy na własną. Dotyczy tylko czasu, gdy domena działa."
      >
        To główny adres strony
      </CheckField>
      <p role="status">{redirect.isError && 'Nie udało się zapisać. Spróbuj ponownie.'}</p>
    </div>
  )
}

function Removal({ accountId, domain }: { accountId: string; domain: ConnectedDomain }): ReactNode {
  const [asking, setAsking] = useState(false)
  const remove = useRemoveDomain(accountId)
  if (!asking)
    return (
      <div>
        <button type="button" className="btn text" onClick={() => setAsking(true)}>
          Odłącz domenę
        </button>
      </div>
    )
  return (
    <section className="settings-notice" aria-label="Odłączenie domeny">
      <p>
        Strona zapisów wróci pod adres w&nbsp;naszej domenie. Linki, które prowadzą na <b>{domain.host}</b>,
        przestaną działać.
      </p>
      <div className="settings-acts">
        <button
          type="button"
          className="btn"
          disabled={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          Odłącz
        </button>
        <button
          type="button"
          className="btn text"
          disabled={remove.isPending}
          onClick={() => setAsking(false)}
        >
          Wróć
        </button>
        <span role="status">
          {remove.isPending && 'Odłączam…'}
          {remove.isError && 'Nie udało się odłączyć. Spróbuj ponownie.'}
        </span>
      </div>
    </section>
  )
}
