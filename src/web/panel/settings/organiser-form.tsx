import type { ReactNode } from 'react'
import {
  type DetailName,
  lacksNip,
  ORGANISER_KINDS,
  type OrganiserDetails,
  type OrganiserKind,
} from '#domain/organiser/details.ts'
import { kinds } from '#i18n/pl/account-details.ts'
import { lengthError, nipError } from '#web/kit/field-rules.ts'
import { CheckField, RadioField, TextField } from '#web/ui/field.tsx'
import type { AccountDetails } from '../shared/account-details.ts'
import type { Account } from '../shared/session.ts'
import { DetailsFoot } from './details-foot.tsx'
import { useDetails } from './use-details.ts'

const NAMES: readonly DetailName[] = ['legalName', 'address', 'nip', 'kind', 'trader']

const isTrader = ({ kind, trader }: OrganiserDetails): boolean => kind === 'trader' || trader === true

const errorsOf = (typed: OrganiserDetails) => ({
  legalName: lengthError(typed.legalName, { min: 3, max: 150 }),
  address: lengthError(typed.address, { min: 5, max: 200 }),
  nip: nipError(typed.nip, lacksNip({ ...typed, trader: isTrader(typed) })),
  kind: typed.kind === null ? 'Wybierz, kto organizuje.' : null,
})

const wantedOf = (typed: OrganiserDetails) => ({
  legalName: typed.legalName,
  address: typed.address,
  nip: typed.nip,
  ...(typed.kind === null ? {} : { kind: typed.kind }),
  trader: isTrader(typed),
})

/** Who the organiser is by law. */
export function OrganiserForm(props: { account: Account; details: AccountDetails }): ReactNode {
  const { account, details } = props
  const form = useDetails({ accountId: account.id, details, names: NAMES, errorsOf, wantedOf })
  const { typed, change, field } = form
  return (
    <form className="sheet settings-form" onSubmit={form.submit} noValidate>
      <TextField
        {...field('legalName')}
        label="Pełna nazwa"
        hint="Tak jak w&nbsp;dokumentach: parafia, stowarzyszenie, firma."
        required
        value={typed.legalName}
        onChange={(legalName) => change('legalName', { legalName })}
      />
      <TextField
        {...field('address')}
        label="Adres"
        hint="Ulica i&nbsp;numer, kod pocztowy, miejscowość."
        required
        value={typed.address}
        onChange={(address) => change('address', { address })}
      />
      <RadioField
        {...field('kind')}
        label="Kto organizuje?"
        hint="Od tego zależy klauzula o&nbsp;ochronie danych przy zapisach."
        required
        value={typed.kind}
        options={ORGANISER_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
        onChange={(value) => change('kind', { kind: kindOf(value) })}
      />
      <CheckField
        {...field('trader')}
        checked={isTrader(typed)}
        disabled={typed.kind === 'trader'}
        onChange={(trader) => change('trader', { trader })}
        hint="Uczestnicy widzą to w&nbsp;podsumowaniu, przed złożeniem zamówienia."
      >
        Organizator działa jako przedsiębiorca
      </CheckField>
      <TextField
        {...field('nip')}
        label="NIP"
        hint={isTrader(typed) ? undefined : 'Nieobowiązkowe.'}
        required={isTrader(typed)}
        inputMode="numeric"
        autoComplete="off"
        value={typed.nip}
        onChange={(nip) => change('nip', { nip })}
      />
      <DetailsFoot account={account} save={form.save} />
    </form>
  )
}

const kindOf = (value: string): OrganiserKind | null => ORGANISER_KINDS.find((kind) => kind === value) ?? null
