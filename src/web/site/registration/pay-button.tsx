import { useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { call } from '#web/lib/call.ts'
import { createPayment } from '../register/send-order.ts'

type PayState =
  | { readonly kind: 'idle' | 'starting' | 'lost' | 'settled' | 'closed' }
  /** Another sum than the button said: the price is that of another day by now. */
  | { readonly kind: 'other'; readonly amount: number; readonly address: string }
  | { readonly kind: 'later'; readonly words: string }

const STATE_OF_REFUSAL: Readonly<Record<string, 'settled' | 'closed'>> = {
  not_payable: 'settled',
  payment_unavailable: 'closed',
}

/** Starts (or continues) a payment of what is due and goes to the gateway; of another sum only when that is agreed to. */
export function PayButton({ token, amount, quiet }: { token: string; amount: number; quiet: boolean }) {
  const [state, setState] = useState<PayState>({ kind: 'idle' })
  const pay = async () => {
    if (state.kind === 'other') return location.assign(state.address)
    setState({ kind: 'starting' })
    const answer = await call(createPayment, { params: { token }, body: {} })
    if (!answer.ok) {
      const { code, status, problem } = answer
      if (status === 429 && problem !== null) return setState({ kind: 'later', words: problem.title })
      return setState({ kind: STATE_OF_REFUSAL[code] ?? 'lost' })
    }
    const { redirectUrl, amount: asked } = answer.data
    if (asked === amount || quiet) return location.assign(redirectUrl)
    setState({ kind: 'other', amount: asked, address: redirectUrl })
  }
  const words =
    state.kind === 'other' ? `Zapłać ${formatMoney(state.amount)}` : `Zapłać ${formatMoney(amount)}`
  return (
    <div className="pay">
      <button
        type="button"
        className={quiet ? 'btn quiet' : 'btn'}
        disabled={state.kind === 'starting'}
        onClick={pay}
      >
        {quiet ? 'Wróć do płatności' : words}
      </button>
      <p role="status">{stateWords(state, amount)}</p>
    </div>
  )
}

function stateWords(state: PayState, shown: number): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'starting':
      return 'Przechodzę do płatności…'
    case 'lost':
      return 'Brak połączenia z\u00a0bramką płatności. Spróbuj ponownie za chwilę.'
    case 'later':
      return state.words
    case 'settled':
      return 'Teraz nie ma nic do zapłacenia. Odśwież stronę.'
    case 'closed':
      return 'Płatności przez internet jeszcze tu nie działają. Napisz do organizatora, jak zapłacić.'
    case 'other':
      return `Kwota się zmieniła: było ${formatMoney(shown)}, teraz jest ${formatMoney(state.amount)}. Jeśli się zgadzasz, naciśnij jeszcze raz.`
  }
}
