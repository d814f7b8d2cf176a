import { useState } from 'react'
import type { PaymentOffer } from '#contract/payment-step.ts'
import { formatAccount } from '#domain/values/iban.ts'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/payment-step.ts'
import { tie } from '#i18n/text/typography.ts'

interface TransferProps {
  readonly transfer: NonNullable<PaymentOffer['transfer']>
  /** Grosze. */
  readonly sum: number
  /** The number of the registration, by which the money is known. */
  readonly number: string
}

/** What a payer types into the bank: each value with its own button that copies it. */
export function TransferData({ transfer, sum, number }: TransferProps) {
  const [said, setSaid] = useState('')
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      setSaid(words.notCopied)
    }
  }
  const values = [
    {
      id: 'amount',
      name: words.amount,
      shown: formatMoney(sum),
      copied: formatMoney(sum, { currency: false }),
    },
    {
      id: 'account',
      name: words.account,
      shown: formatAccount(transfer.account),
      copied: transfer.account.slice(2),
    },
    { id: 'title', name: words.title, shown: number, copied: number },
    { id: 'recipient', name: words.recipient, shown: tie(transfer.recipient), copied: transfer.recipient },
  ] as const
  return (
    <div className="transfer-data">
      <dl>
        {values.map(({ id, name, shown, copied }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className={id === 'amount' || id === 'account' ? 'big num' : undefined}>{shown}</dd>
            <dd className="copy">
              <button type="button" aria-label={words.copy[id]} onClick={() => copy(copied)}>
                <CopySign />
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status">{said}</p>
    </div>
  )
}

const CopySign = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 8h12v13H8zM8 16H4V3h12v5" />
  </svg>
)
