import { useEffect, useState } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { keepsWaitingList } from '#domain/waiting-list/waiting-list.ts'
import * as frame from '#i18n/pl/site/frame.ts'
import * as words from '#i18n/pl/site/register/steps.ts'
import { tie } from '#i18n/text/typography.ts'
import { call } from '#web/lib/call.ts'
import { CalledOff } from '../event/called-off.tsx'
import { DemoMark, documentsOf, Footer } from '../shared/frame.tsx'
import { reachWords } from '../shared/organiser-words.ts'
import { PreviewRibbon } from '../shared/preview-ribbon.tsx'
import { type SaleState, saleWords, stateOf } from '../shared/sale-state.ts'
import { TestRibbon } from '../shared/test-ribbon.tsx'
import { getHold } from './hold/hold-calls.ts'
import { holdSecret } from './order/hold-store.ts'
import { RegisterForm } from './register-form.tsx'

type RegisterProps = Extract<SitePage, { page: 'register' }>

/** The registration page: the form while registering or waiting is possible, otherwise a notice and a way back. */
export function RegisterPage(props: RegisterProps) {
  const { event, organiser, brand, now, preview } = props
  const state = stateOf(event, now)
  const reach = reachWords(organiser)
  return (
    <>
      <a className="skip" href="#tresc">
        {frame.skip}
      </a>
      <header>
        <DemoMark organiser={organiser} />
        <PreviewRibbon preview={preview} />
        <TestRibbon isTest={event.isTest} />
        <div className="register-bar">
          <a href={`/${event.slug}`}>{tie(event.definition.title)}</a>
        </div>
      </header>
      <noscript>
        <p className="notice">{words.needsScript(reach)}</p>
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
  if (state.kind === 'full') return <FullUnlessHeld {...props} state={state} />
  return <Shut {...props} state={state} />
}

/** The last places may be held by this very browser: whoever holds them goes on. */
function FullUnlessHeld(props: RegisterProps & { state: SaleState }) {
  const { slug } = props.event
  const [holds, setHolds] = useState(false)
  useEffect(() => {
    const hold = holdSecret(slug)
    if (hold !== null) void call(getHold, { params: { hold } }).then(({ ok }) => setHolds(ok))
  }, [slug])
  return holds ? <RegisterForm {...props} /> : <Shut {...props} />
}

/** Why nobody can register now, and the way back. */
function Shut({ state, event, organiser }: RegisterProps & { state: SaleState }) {
  const reach = reachWords(organiser)
  return (
    <main id="tresc" className="wrap plain">
      <h1>{saleWords(state)}</h1>
      {state.kind === 'full' && <p>{words.noWaitingList}</p>}
      {reach !== null && <p>{words.questions(reach)}</p>}
      <a className="btn" href={`/${event.slug}`}>
        {words.back}
      </a>
    </main>
  )
}
