import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { formError } from '#domain/form/fields/messages.ts'
import { isSubdomain } from '#domain/values/subdomain.ts'
import { formMessage } from '#i18n/pl/form.ts'
import { isOffline, isRefused } from '#web/lib/ask.ts'
import { TextField } from '#web/ui/field.tsx'
import { fullMoment } from '../shared/dates.ts'
import type { Account } from '../shared/session.ts'
import { Trouble } from '../shared/trouble.tsx'
import {
  type SiteAddress,
  siteAddressQuery,
  useChangeSiteAddress,
  useSubdomainCheck,
} from './site-address-api.ts'
import { SubdomainStatus } from './subdomain-status.tsx'

const FIELD = 'adres-subdomena'
/** As in the wizard. */
const SETTLED_AFTER = 200

/** The address of the site below our domain: where it is, its change, and former ones. */
export function SiteAddressForm({ account }: { account: Account }): ReactNode {
  const address = useQuery(siteAddressQuery(account.id))
  if (address.isPending) return <div className="bone tall" />
  if (address.data === undefined)
    return <Trouble error={address.error} onRetry={() => void address.refetch()} />
  return <Form account={account} address={address.data} />
}

function Form({ account, address }: { account: Account; address: SiteAddress }): ReactNode {
  const [typed, setTyped] = useState(address.subdomain)
  const [touched, setTouched] = useState(false)
  const change = useChangeSiteAddress(account.id)
  const wanted = typed.trim()
  const isOther = wanted !== address.subdomain
  const asked = isOther && isSubdomain(wanted) ? wanted : null
  const [settled] = useDebouncedValue(asked, SETTLED_AFTER)
  const check = useSubdomainCheck(account.id, asked === settled ? asked : null)
  const isFree = asked !== null && asked === settled && check.data?.available === true
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (change.isPending || !isOther) return
    if (!isFree) return document.getElementById(FIELD)?.focus()
    change.mutate({ subdomain: wanted, seen: address.subdomain })
  }
  return (
    <form className="sheet settings-form" onSubmit={submit} noValidate>
      <p>
        Twoja strona zapisów:{' '}
        <a className="settings-link" href={address.address}>
          {address.address}
        </a>
      </p>
      <TextField
        id={FIELD}
        label="Subdomena"
        hint={`Od 3 do 20 znaków: małe litery bez polskich znaków, cyfry, myślnik. Potem .${address.domain}`}
        error={errorOf(wanted)}
        touched={touched}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(value) => {
          // What was said about another name no longer counts.
          change.reset()
          setTyped(value)
          setTouched(true)
        }}
      />
      <SubdomainStatus asked={asked} isSettled={asked === settled} check={check} />
      {isFree && <Consequences address={address} wanted={wanted} />}
      <div className="settings-acts">
        <button type="submit" className="btn" disabled={!isFree || change.isPending}>
          Zmień adres
        </button>
        <span role="status">
          {change.isPending && 'Zmieniam adres…'}
          {change.isError && troubleOf(change.error)}
          {change.isSuccess && `Adres zmieniony na ${address.address}`}
        </span>
      </div>
      <Former address={address} />
    </form>
  )
}

function errorOf(wanted: string): string | null {
  if (wanted === '') return formMessage(formError('REQUIRED_FIELD'))
  return isSubdomain(wanted) ? null : formMessage(formError('INVALID_SUBDOMAIN'))
}

function Consequences({ address, wanted }: { address: SiteAddress; wanted: string }): ReactNode {
  const returned = address.former.some(({ host }) => host === `${wanted}.${address.domain}`)
  return (
    <section className="settings-notice" aria-label="Co się zmieni">
      <p>
        <b>Po zmianie:</b>
      </p>
      <ul>
        <li>
          Strona będzie pod adresem{' '}
          <b>
            {wanted}.{address.domain}
          </b>
          .
        </li>
        <li>
          Stary adres przekieruje na nowy, więc wydrukowane plakaty, kody QR i&nbsp;linki z&nbsp;wiadomości
          nadal zadziałają. Przez dwa lata nikt inny go nie zajmie.
        </li>
        <li>
          Kto ma teraz otwarty formularz, wyśle go bez przeszkód. Niedokończone zapisy po odświeżeniu strony
          trzeba będzie zacząć od nowa.
        </li>
        <li>Logowanie do panelu i&nbsp;zgłoszenia pozostają bez zmian.</li>
        {returned && <li>To twój dawny adres: znów będzie głównym.</li>}
      </ul>
    </section>
  )
}

function Former({ address: { former, mayChange } }: { address: SiteAddress }): ReactNode {
  if (former.length === 0) return null
  return (
    <div>
      <p>Dawne adresy, które przekierowują na obecny:</p>
      <ul className="settings-list">
        {former.map(({ host, keptUntil }) => (
          <li key={host}>
            {host} <span className="sub">zajęty dla ciebie do: {fullMoment(keptUntil)}</span>
          </li>
        ))}
      </ul>
      {!mayChange && <p>Kolejnego nie można na razie dodać. Możesz wrócić do jednego z&nbsp;dawnych.</p>}
    </div>
  )
}

function troubleOf(error: Error): string {
  if (isOffline(error)) return 'Nie zmieniono: brak połączenia. Spróbuj ponownie.'
  if (isRefused(error, 'domain_taken')) return 'Ktoś właśnie zajął tę domenę. Wybierz inną.'
  if (isRefused(error, 'details_conflict'))
    return 'Ktoś zmienił adres w\u00a0międzyczasie. Wczytaj stronę ponownie.'
  if (isRefused(error, 'too_many_addresses'))
    return 'Adres zmieniano już trzy razy. Możesz wrócić do jednego z\u00a0dawnych.'
  if (isRefused(error, 'address_needs_review'))
    return 'Ta nazwa przypomina bank, urząd albo znaną markę. Wybierz inną.'
  return 'Nie udało się zmienić adresu. To nasza usterka. Spróbuj za chwilę.'
}
