import { tie } from '#i18n/typography.ts'

/** What a person finds on coming back: what was typed, and the way to what was agreed. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="notice" role="status">
      <span>{tie('Przywróciliśmy zmiany, które nie zostały jeszcze potwierdzone.')}</span>
      <button type="button" className="link" onClick={onDiscard}>
        Odrzuć zmiany
      </button>
    </div>
  )
}
