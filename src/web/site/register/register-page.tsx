import type { SitePage } from '#contract/pages.ts'
import { keepsWaitingList } from '#domain/capacity/waiting-list.ts'
import { tie } from '#i18n/typography.ts'
import { CalledOff } from '../event/called-off.tsx'
import { type SaleState, saleWords, stateOf } from '../event/sale-state.ts'
import { DemoMark, documentsOf, Footer } from '../frame.tsx'
import { RegisterForm } from './register-form.tsx'

type RegisterProps = Extract<SitePage, { page: 'register' }>

/** The registration page: the form while one can register or wait, words and a way back while one cannot. */
export function RegisterPage(props: RegisterProps) {
  const { event, organiser, brand, now } = props
  const state = stateOf(event, now)
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
      <Body {...props} state={state} />
      <Footer brand={brand} organiser={organiser} documents={documentsOf(event)} />
    </>
  )
}

function Body({ state, ...props }: RegisterProps & { state: SaleState }) {
  const { event, organiser } = props
  const waits = state.kind === 'full' && keepsWaitingList(event.definition)
  if (state.kind === 'open' || waits) return <RegisterForm {...props} />
  if (state.kind === 'called_off')
    return <CalledOff event={event} reason={state.reason} organiser={organiser} />
  return (
    <main id="tresc" className="wrap plain">
      <h1>{saleWords(state)}</h1>
      {state.kind === 'full' && <p>To wydarzenie nie ma listy rezerwowej.</p>}
      <p>
        Pytania przyjmuje organizator: telefon {organiser.phone}, e-mail {organiser.email}.
      </p>
      <a className="btn" href={`/${event.slug}`}>
        Wróć do wydarzenia
      </a>
    </main>
  )
}
