import { useEffect, useRef } from 'react'
import { useGivingUp } from './use-waiting.ts'

interface GiveUpProps {
  readonly token: string
  /** Something is offered, so it is declined. */
  readonly offered: boolean
  readonly onStay: () => void
}

/** Asks once more before the place in the queue, or what is offered, is gone. */
export function GiveUp({ token, offered, onStay }: GiveUpProps) {
  const { busy, failure, giveUp } = useGivingUp(token)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="resign" aria-labelledby="rezygnacja">
      <h2 id="rezygnacja" ref={heading} tabIndex={-1}>
        {offered ? 'Odrzucasz propozycję' : 'Rezygnujesz z\u00a0czekania'}
      </h2>
      <p>
        {offered
          ? 'Miejsca dostanie kolejna osoba. Tego nie można cofnąć.'
          : 'Miejsce w\u00a0kolejce przepadnie. Tego nie można cofnąć.'}
      </p>
      <div className="resign-buttons">
        <button type="button" className="btn" disabled={busy} onClick={() => void giveUp()}>
          Potwierdzam rezygnację
        </button>
        <button type="button" className="btn text" disabled={busy} onClick={onStay}>
          Nie rezygnuję
        </button>
      </div>
      <p role="status">{busy && 'Zapisuję…'}</p>
      {failure !== null && (
        <p role="alert" className="notice warn">
          {failure}
        </p>
      )}
    </section>
  )
}
