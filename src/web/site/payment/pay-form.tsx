import { useState } from 'react'
import type { OrganiserView } from '#contract/pages.ts'
import type { PaymentOffer } from '#contract/payment-step.ts'
import * as words from '#i18n/pl/site/payment-step.ts'
import { tie } from '#i18n/text/typography.ts'
import { NextPrice } from '../registration/balance.tsx'
import type { PaymentStatus } from '../registration/payment-status.ts'
import { usePaying } from '../registration/use-paying.ts'
import type { Registration } from '../registration/use-registration.ts'
import { reachWords } from '../shared/organiser-words.ts'
import { payableOf, sumWithin } from './amounts.ts'
import { PayChoice } from './pay-choice.tsx'
import { type Chosen, SumChoice } from './sum-choice.tsx'
import { TransferData } from './transfer-data.tsx'
import { type WayId, WaySign } from './way-sign.tsx'

interface PayFormProps {
  readonly registration: Registration
  readonly token: string
  readonly status: PaymentStatus
  readonly offer: PaymentOffer
  readonly organiser: OrganiserView
  readonly today: Temporal.PlainDate
  /** The payment under way in whose place another one is started. */
  readonly insteadOf?: string | undefined
}

/** How much now and in which way; the button that starts it, and the way to leave it for later. */
export function PayForm(props: PayFormProps) {
  const { registration, token, status, offer, organiser, today, insteadOf } = props
  const payable = payableOf(registration, today)
  const [chosen, setChosen] = useState<Chosen>('part')
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const ways: readonly WayId[] = [
    ...(offer.gateway?.ways ?? []),
    ...(offer.transfer === null ? [] : (['transfer'] as const)),
  ]
  const [way, setWay] = useState<WayId | null>(ways[0] ?? null)
  const own = sumWithin(typed, payable)
  const sum = { part: payable.least, whole: payable.most, other: own ?? payable.least }[chosen]
  const wanted = chosen === 'part' ? undefined : sum
  const { pay, isStarting, label, said } = usePaying({
    ...{ token, amount: sum, status, wanted, insteadOf },
    returnTo: 'payment',
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const isWrong = chosen === 'other' && own === null
    setRefused(isWrong)
    if (isWrong) return document.getElementById('inna-kwota')?.focus()
    void pay()
  }
  const isTried = status === 'refused' || status === 'abandoned'
  const reach = reachWords(organiser)
  return (
    <form onSubmit={submit} noValidate className="pay-form">
      <SumChoice {...{ payable, chosen, typed, isRefused }} onChoose={setChosen} onType={setTyped} />
      <NextPrice registration={registration} today={today} />
      {ways.length === 0 ? (
        <p className="notice">
          {words.noWay} {reach !== null && words.ask(reach)}
        </p>
      ) : (
        <fieldset className="pay-set pay-ways">
          <legend>{isTried ? words.otherWay : words.how}</legend>
          {ways.map((each) => (
            <div key={each}>
              <PayChoice
                name="jak"
                label={words.ways[each]}
                note={words.wayNotes[each]}
                checked={way === each}
                onChoose={() => setWay(each)}
                end={<WaySign way={each} />}
              />
              {way === each && each !== 'transfer' && <p className="pay-more">{words.atGateway}</p>}
              {way === each && each === 'transfer' && offer.transfer !== null && (
                <>
                  <p className="pay-more">{tie(words.transferSoon)}</p>
                  <TransferData transfer={offer.transfer} sum={sum} number={registration.number} />
                </>
              )}
            </div>
          ))}
        </fieldset>
      )}
      {ways.length > 0 && (
        <p className="pay-whom">{tie(words.goesTo(organiser.legalName || organiser.name))}</p>
      )}
      <div className="pay-foot">
        {way !== null && way !== 'transfer' && (
          <button type="submit" className="btn" disabled={isStarting}>
            {label}
          </button>
        )}
        <p role="status">{said}</p>
        <a className={way === 'transfer' || way === null ? 'btn' : 'link'} href={`/zgloszenie/${token}`}>
          {way === 'transfer' ? words.transferDone : way === null ? words.goToRegistration : words.later}
        </a>
      </div>
    </form>
  )
}
