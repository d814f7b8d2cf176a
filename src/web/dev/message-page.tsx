import type { DevPage } from '#contract/dev-pages.ts'
import { when } from './when.ts'

/** One captured message as it would have been sent; its HTML in a sandboxed frame. */
export function MessagePage(props: Extract<DevPage, { page: 'message' }>) {
  const { at, to, from, subject, text, htmlAddress, attachments } = props
  return (
    <main className="box">
      <p>
        <a className="link" href="/dev/poczta">
          Wszystkie wiadomości
        </a>
      </p>
      <h1>{subject}</h1>
      <dl className="head-lines">
        <dt>Do</dt>
        <dd>{to}</dd>
        <dt>Od</dt>
        <dd>{from}</dd>
        <dt>Kiedy</dt>
        <dd>
          <time dateTime={at}>{when(at)}</time>
        </dd>
      </dl>
      {attachments.length > 0 && (
        <ul className="attachments" aria-label="Załączniki">
          {attachments.map(({ name, address, bytes }) => (
            <li key={address}>
              <a className="link" href={address}>
                {name}
              </a>{' '}
              {Math.max(1, Math.round(bytes / 1000))}&nbsp;kB
            </li>
          ))}
        </ul>
      )}
      {htmlAddress !== null && (
        <iframe
          title="Treść wiadomości"
          src={htmlAddress}
          sandbox="allow-top-navigation-by-user-activation allow-popups"
        />
      )}
      <details open={htmlAddress === null}>
        <summary>Treść bez formatowania</summary>
        <pre>{text}</pre>
      </details>
    </main>
  )
}
