import { useEffect } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { ALL } from '#domain/registration/may-change.ts'
import { tie } from '#i18n/typography.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { OrganiserLinks } from '../event/contact.tsx'
import { DemoMark, Footer } from '../frame.tsx'
import { ChangeForm } from './change-form.tsx'
import { forgetChange } from './change-store.ts'

type ChangeProps = Extract<SitePage, { page: 'change' }>

/** 'Zmień zgłoszenie': the pieces of the form, filled with what was agreed; words where nothing can be changed. */
export function ChangePage(props: ChangeProps) {
  const { agreed, event, number, token, organiser, brand } = props
  const back = `/zgloszenie/${token}`
  return (
    <>
      <a className="skip" href="#tresc">
        Przejdź do treści
      </a>
      <header>
        <DemoMark organiser={organiser} />
        <div className="register-bar">
          <a href={back}>
            Wróć do zgłoszenia {number}: {tie(event.definition.title)}
          </a>
        </div>
      </header>
      <noscript>
        <p className="notice">
          Do zmiany na tej stronie potrzebny jest JavaScript. Bez niego zmiany wprowadzi organizator: telefon{' '}
          {organiser.phone}, e-mail {organiser.email}.
        </p>
      </noscript>
      {agreed === null ? (
        <Over {...props} reason={overWords(props)} />
      ) : agreed.entered.includes(ALL) ? (
        <Over
          {...props}
          reason={tie('Bilet z tego zgłoszenia został już użyty. Zmiany może wprowadzić tylko organizator.')}
        />
      ) : (
        <ChangeForm {...props} agreed={agreed} />
      )}
      <Footer brand={brand} organiser={organiser} />
    </>
  )
}

const overWords = ({ event }: ChangeProps): string =>
  tie(
    event.calledOff === null
      ? 'Nie można go zmienić, dopóki czeka na decyzję organizatora albo gdy zostało zakończone.'
      : 'Wydarzenie się nie odbędzie, więc nie ma czego zmieniać.',
  )

function Over({ token, number, organiser, reason }: ChangeProps & { readonly reason: string }) {
  // What was typed earlier can be sent no more.
  useEffect(() => forgetChange(number, browserStore()), [number])
  return (
    <main id="tresc" className="wrap plain">
      <h1>Tego zgłoszenia nie można teraz zmienić</h1>
      <p>{reason}</p>
      <a className="btn" href={`/zgloszenie/${token}`}>
        Wróć do zgłoszenia
      </a>
      <OrganiserLinks organiser={organiser} />
    </main>
  )
}
