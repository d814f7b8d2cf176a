import './mail-sheet.css'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { mailPreview } from '#contract/call-off.ts'

type Mail = z.output<typeof mailPreview>

/** A mail that is about to go to many people, shown as one of them gets it, and sent to oneself first. */
export function MailSheet(props: {
  mail: Mail | null
  /** The text was changed since. */
  isOutdated: boolean
  isBusy: boolean
  isFailed: boolean
  trial: 'pending' | 'sent' | 'failed' | null
  disabled: boolean
  onShow: (registration?: string) => void
  onTry: () => void
}): ReactNode {
  const { mail, isOutdated, isBusy, trial, disabled } = props
  const next = mail?.next ?? null
  return (
    <div className="mail-sheet">
      <div className="mail-sheet-acts">
        <button
          type="button"
          className="btn quiet"
          disabled={isBusy || disabled}
          onClick={() => props.onShow(isOutdated ? mail?.registration : undefined)}
        >
          {mail === null ? 'Zobacz wiadomość' : 'Pokaż od nowa'}
        </button>
        {mail !== null && next !== null && (
          <button type="button" className="btn quiet" disabled={isBusy} onClick={() => props.onShow(next)}>
            Następne zgłoszenie
          </button>
        )}
        <button
          type="button"
          className="btn quiet"
          disabled={trial === 'pending' || disabled}
          onClick={props.onTry}
        >
          Wyślij próbnie do mnie
        </button>
      </div>
      <p role="status">
        {isBusy
          ? 'Wczytuję…'
          : props.isFailed
            ? 'Nie udało się pokazać wiadomości. Spróbuj ponownie.'
            : trial === 'sent'
              ? 'Wysłano na twój adres. Nikt inny jej nie dostał.'
              : trial === 'failed'
                ? 'Nie udało się wysłać. Spróbuj ponownie.'
                : ''}
      </p>
      {mail !== null && (
        <article className="mail-sheet-paper" aria-label={`Wiadomość: ${mail.contactName}`}>
          <p className="muted">
            Do: {mail.contactName}, zgłoszenie {mail.number}
            {isOutdated && '. Tekst się zmienił: pokaż od nowa.'}
          </p>
          <h3>{mail.subject}</h3>
          {mail.text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      )}
    </div>
  )
}
