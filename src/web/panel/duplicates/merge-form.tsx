import '../registrations/drawer.css'
import '../shared/draft-form/draft-form.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import { TellTick } from '../registrations/actions/action-form.tsx'
import { actionTrouble } from '../registrations/actions/use-action.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { Trouble } from '../shared/trouble.tsx'
import { type Choice, type Merged, mergeQuery, useMerge } from './duplicates-api.ts'

interface Props {
  readonly scope: EventScope
  readonly choice: Choice
  readonly onDone: (words: string) => void
}

/** What becomes of the money stands first; then the registration that repeats the other is given up. */
export function MergeForm(props: Props): ReactNode {
  const seen = useQuery(mergeQuery(props.scope, props.choice))
  if (seen.data !== undefined) return <Decision {...props} money={seen.data} />
  return seen.isError ? (
    <Trouble error={seen.error} onRetry={() => void seen.refetch()} />
  ) : (
    <div className="bone tall" aria-busy="true" />
  )
}

function Decision({ scope, choice, money, onDone }: Props & { money: Merged }): ReactNode {
  const { kept, other } = choice
  const [tell, setTell] = useState(true)
  const merge = useMerge(scope, choice)
  const { moved, refunded } = money
  return (
    <form
      className="merge-form"
      onSubmit={(event) => {
        event.preventDefault()
        merge.mutate(
          { moved, refunded, tell },
          { onSuccess: () => onDone(`Zostaje ${kept.number}, ${other.number} anulowane.`) },
        )
      }}
    >
      <p>
        Zgłoszenie {other.number} będzie anulowane, a&nbsp;jego miejsca wrócą do puli. Notatka i&nbsp;etykiety
        przejdą do {kept.number}. Pliki i&nbsp;historia zostają przy {other.number}.
      </p>
      <ul className="amounts">
        <Sum name={`Wpłacono za ${other.number}`} amount={money.paid} />
        {moved > 0 && <Sum name={`Przejdzie na ${kept.number}`} amount={moved} />}
        {refunded > 0 && <Sum name="Zwrot" amount={refunded} />}
        {money.retained > 0 && <Sum name={'Zostaje u\u00a0organizatora'} amount={money.retained} />}
        <Sum name={`Pozostanie do zapłaty za ${kept.number}`} amount={money.leftToPay} />
      </ul>
      {refunded > 0 && moved === 0 && kept.email !== other.email && (
        <p className="sub">Za oba zgłoszenia odpowiada kto inny, więc pieniądze wracają do wpłacającego.</p>
      )}
      <TellTick value={tell} onChange={setTell} />
      {merge.isError && (
        <p role="alert" className="error">
          {actionTrouble(merge.error)}
        </p>
      )}
      <button type="submit" className="btn" disabled={merge.isPending}>
        Zostaw {kept.number}, anuluj {other.number}
      </button>
    </form>
  )
}

function Sum({ name, amount }: { name: string; amount: number }): ReactNode {
  return (
    <li>
      {name}
      <b className="num">{pl.sum(amount)}</b>
    </li>
  )
}
