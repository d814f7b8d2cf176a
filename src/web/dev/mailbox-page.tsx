import type { DevPage } from '#contract/pages.ts'
import { when } from './when.ts'

/** All captured messages, newest first. Each opens under its own address below this one. */
export function MailboxPage({ messages }: Extract<DevPage, { page: 'mailbox' }>) {
  return (
    <main className="box">
      <h1>Poczta</h1>
      <p className="muted">Tu trafia każda wiadomość, zamiast do adresata. Nic nie wychodzi na zewnątrz.</p>
      {messages.length === 0 ? (
        <p>Jeszcze nic nie wysłano.</p>
      ) : (
        <ol className="mails">
          {messages.map(({ id, at, to, subject }) => (
            <li key={id}>
              <a href={`/dev/poczta/${id}`}>{subject}</a>
              <span>{to}</span>
              <time dateTime={at}>{when(at)}</time>
            </li>
          ))}
        </ol>
      )}
    </main>
  )
}
