import type { SitePage } from '#contract/pages.ts'
import { tie } from '#i18n/typography.ts'
import { Again } from '#web/kit/again.tsx'
import { OrganiserLinks } from './event/contact.tsx'
import { documentsOf, Frame } from './frame.tsx'

/** A document that a statement names: the terms, in the version in force. */
export function DocumentPage({ brand, organiser, event, document }: Extract<SitePage, { page: 'document' }>) {
  return (
    <Frame brand={brand} organiser={organiser} documents={documentsOf(event)}>
      <main id="tresc" className="wrap plain">
        <h1>{tie(document.name)}</h1>
        <p className="muted">Wersja {document.version}.</p>
        <div className="prose">{tie(document.body)}</div>
        <a className="link" href={`/${event.slug}`}>
          {tie(event.definition.title)}
        </a>
      </main>
    </Frame>
  )
}

export function MissingPage({ brand, organiser }: Extract<SitePage, { page: 'missing' }>) {
  return (
    <Frame brand={brand} organiser={organiser}>
      <main id="tresc" className="wrap plain">
        <h1>Nie ma takiej strony</h1>
        <p>
          Adres jest niepełny albo strony już nie ma. Link do zgłoszenia przepisz w&nbsp;całości
          z&nbsp;wiadomości.
        </p>
        <a className="btn" href="/">
          Zobacz wydarzenia
        </a>
      </main>
    </Frame>
  )
}

export function FailedPage({ brand, organiser }: Extract<SitePage, { page: 'failed' }>) {
  return (
    <Frame brand={brand} organiser={organiser}>
      <main id="tresc" className="wrap plain">
        <h1>Coś się zepsuło</h1>
        <p>
          To nasza usterka. Nic nie przepadło: zgłoszenia i&nbsp;wpłaty zostają, a&nbsp;to, co wpisano
          w&nbsp;formularzu zapisów, czeka w&nbsp;tej przeglądarce.
        </p>
        <p>Odczekaj minutę i&nbsp;spróbuj ponownie.</p>
        <Again />
        <p>Pilna sprawa? Pomoże organizator:</p>
        <OrganiserLinks organiser={organiser} />
      </main>
    </Frame>
  )
}
