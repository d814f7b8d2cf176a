import { renderToString } from 'react-dom/server'
import type { DevPage } from '#contract/dev-pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { FormPage } from './form/form-page.tsx'
import { MessagePage } from './message-page.tsx'
import { PeoplePage } from './people-page.tsx'
import { when } from './when.ts'

const TITLES: Readonly<Record<Exclude<DevPage['page'], 'message'>, string>> = {
  mailbox: 'Poczta (przechwycona)',
  people: 'Wybierz konto',
  form: 'Biblioteka formularzy',
}

/** Renders a page of development: captured mail, the window of the local issuer, the form library in every state. */
export function render(props: DevPage): RenderedPage {
  const hasScript = props.page === 'people' || props.page === 'form'
  const style = props.page === 'form' ? 'src/web/dev/form/form-page.css' : 'src/web/dev/dev.css'
  return {
    title: props.page === 'message' ? `${props.subject} – poczta` : TITLES[props.page],
    description: 'Strona wersji deweloperskiej.',
    indexed: false,
    brand: props.page === 'form' ? props.brand : null,
    themeColour: '#fbf8f2',
    style: null,
    body: renderToString(view(props)),
    styles: ['src/web/ui/base.css', style],
    ...(hasScript ? { script: 'src/web/dev/client.tsx', data: props } : { script: null, data: null }),
  }
}

function view(props: DevPage) {
  switch (props.page) {
    case 'form':
      return <FormPage />
    case 'people':
      return <PeoplePage {...props} />
    case 'mailbox':
      return <MailboxPage {...props} />
    case 'message':
      return <MessagePage {...props} />
  }
}

/** All captured messages, newest first. Each opens under its own address below this one. */
function MailboxPage({ messages }: Extract<DevPage, { page: 'mailbox' }>) {
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
