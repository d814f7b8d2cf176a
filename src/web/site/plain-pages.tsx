import type { SitePage } from '#contract/pages.ts'
import * as words from '#i18n/pl/site/plain-pages.ts'
import * as previewWords from '#i18n/pl/site/preview.ts'
import { tie } from '#i18n/text/typography.ts'
import { Again } from '#web/kit/again.tsx'
import { OrganiserLinks } from './shared/contact.tsx'
import { documentsOf, Frame } from './shared/frame.tsx'

/** A document that a statement names: the terms, in the version in force. */
export function DocumentPage(props: Extract<SitePage, { page: 'document' }>) {
  const { brand, organiser, event, document, preview } = props
  return (
    <Frame brand={brand} organiser={organiser} documents={documentsOf(event)} preview={preview}>
      <main id="tresc" className="wrap plain">
        <h1>{tie(document.name)}</h1>
        <p className="muted">{words.version(document.version)}</p>
        <div className="prose">{tie(document.body)}</div>
        <a className="link" href={`/${event.slug}`}>
          {tie(event.definition.title)}
        </a>
      </main>
    </Frame>
  )
}

/** The registration is shown only to the browser that started the payment: this one may belong to the bank's app. */
export function ReturnedPage({ brand, organiser }: Extract<SitePage, { page: 'returned' }>) {
  return (
    <Frame brand={brand} organiser={organiser}>
      <main id="tresc" className="wrap plain">
        <h1>{words.returned}</h1>
        <p>{words.returnedNext}</p>
        <a className="btn" href="/moje-zgloszenie">
          {words.sendLink}
        </a>
      </main>
    </Frame>
  )
}

export function MissingPage({ brand, organiser }: Extract<SitePage, { page: 'missing' }>) {
  return (
    <Frame brand={brand} organiser={organiser}>
      <main id="tresc" className="wrap plain">
        <h1>{words.missing}</h1>
        <p>{words.missingNext}</p>
        <a className="btn" href="/">
          {words.seeEvents}
        </a>
      </main>
    </Frame>
  )
}

export function FailedPage({ brand, organiser }: Extract<SitePage, { page: 'failed' }>) {
  return (
    <Frame brand={brand} organiser={organiser}>
      <main id="tresc" className="wrap plain">
        <h1>{words.failed}</h1>
        <p>{words.failedNext}</p>
        <p>{words.tryLater}</p>
        <Again />
        {(organiser.phone !== '' || organiser.email !== '') && <p>{words.urgent}</p>}
        <OrganiserLinks organiser={organiser} />
      </main>
    </Frame>
  )
}

export function UnreadyPage({ brand, organiser }: Extract<SitePage, { page: 'unready' }>) {
  return (
    <Frame brand={brand} organiser={organiser} preview={{ moment: null }}>
      <main id="tresc" className="wrap plain">
        <h1>{previewWords.unready}</h1>
        <p>{previewWords.unreadyNext}</p>
      </main>
    </Frame>
  )
}
