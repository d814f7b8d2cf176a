import type { SitePage } from '#contract/pages.ts'
import { tie } from '#i18n/typography.ts'
import { saleState, saleWords } from '../event/sale-state.ts'
import { DemoMark, documentsOf, Footer } from '../frame.tsx'
import { RegisterForm } from './register-form.tsx'

type RegisterProps = Extract<SitePage, { page: 'register' }>

/** The registration page: the form while it is open, words and a way back while it is not. */
export function RegisterPage(props: RegisterProps) {
  const { event, organiser, brand, now } = props
  const state = saleState(event.definition, event.free, now)
  return (
    <>
      <a className="skip" href="#tresc">
        Przejdź do treści
      </a>
      <header>
        <DemoMark organiser={organiser} />
        <div className="register-bar">
          <a href={`/${event.slug}`}>{tie(event.definition.title)}</a>
        </div>
      </header>
      <noscript>
        <p className="notice">
          Do zapisu na tej stronie potrzebny jest JavaScript. Bez niego zgłoszenie przyjmie organizator:
          telefon {organiser.phone}, e-mail {organiser.email}.
        </p>
      </noscript>
      {state.kind === 'open' ? (
        <RegisterForm {...props} />
      ) : (
        <main id="tresc" className="wrap plain">
          <h1>{saleWords(state)}</h1>
          <p>
            Pytania przyjmuje organizator: telefon {organiser.phone}, e-mail {organiser.email}.
          </p>
          <a className="btn" href={`/${event.slug}`}>
            Wróć do wydarzenia
          </a>
        </main>
      )}
      <Footer brand={brand} organiser={organiser} documents={documentsOf(event)} />
    </>
  )
}
