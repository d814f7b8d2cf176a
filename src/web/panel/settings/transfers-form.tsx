import type { ReactNode } from 'react'
import type { DetailName, OrganiserDetails } from '#domain/organiser/details.ts'
import { formatAccount, readIban } from '#domain/values/iban.ts'
import { wrongAccount } from '#i18n/pl/account-details.ts'
import { TextField } from '#web/ui/field.tsx'
import type { AccountDetails } from '../shared/account-details.ts'
import type { Account } from '../shared/session.ts'
import { DetailsFoot } from './details-foot.tsx'
import { useDetails } from './use-details.ts'

const NAMES: readonly DetailName[] = ['bankAccount']

const errorsOf = ({ bankAccount }: OrganiserDetails) => ({
  bankAccount: bankAccount.trim() === '' || readIban(bankAccount) !== null ? null : wrongAccount,
})

const wantedOf = ({ bankAccount }: OrganiserDetails) => ({ bankAccount })

/** The account to which participants send plain transfers. */
export function TransfersForm({
  account,
  details,
}: {
  account: Account
  details: AccountDetails
}): ReactNode {
  const form = useDetails({ accountId: account.id, details, names: NAMES, errorsOf, wantedOf })
  const { typed, change, field } = form
  const iban = readIban(typed.bankAccount)
  return (
    <form className="sheet settings-form" onSubmit={form.submit} noValidate>
      <TextField
        {...field('bankAccount')}
        label="Numer konta"
        hint="26 cyfr. Gdy pole jest puste, uczestnicy nie widzą zwykłego przelewu."
        inputMode="numeric"
        autoComplete="off"
        value={iban === null ? typed.bankAccount : formatAccount(iban)}
        onChange={(bankAccount) => change('bankAccount', { bankAccount })}
      />
      <DetailsFoot account={account} save={form.save} />
    </form>
  )
}
