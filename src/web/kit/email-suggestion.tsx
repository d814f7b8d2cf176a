import { suggestedEmail } from '#domain/values/email-suggestion.ts'

interface Props {
  readonly email: string
  readonly onAccept: (email: string) => void
}

/** 'Czy chodziło o gmail.com?' below an address with a likely typing error; it never blocks the form. */
export function EmailSuggestion({ email, onAccept }: Props) {
  const meant = suggestedEmail(email)
  return (
    <p className="meant" aria-live="polite">
      {meant !== null && (
        <button type="button" className="link" onClick={() => onAccept(meant)}>
          Czy chodziło o&nbsp;<b>{meant.slice(meant.indexOf('@') + 1)}</b>?
        </button>
      )}
    </p>
  )
}
