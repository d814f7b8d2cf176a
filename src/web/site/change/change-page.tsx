import { useEffect } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { ALL } from '#domain/registration/may-change.ts'
import * as words from '#i18n/pl/site/change.ts'
import * as frame from '#i18n/pl/site/frame.ts'
import { tie } from '#i18n/text/typography.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { OrganiserLinks } from '../shared/contact.tsx'
import { DemoMark, Footer } from '../shared/frame.tsx'
import { reachWords } from '../shared/organiser-words.ts'
import { ChangeForm } from './change-form.tsx'
import { forgetChange } from './change-store.ts'

type ChangeProps = Extract<SitePage, { page: 'change' }>

/** 'Zmień zgłoszenie': the form filled with what was agreed; an explanation where nothing can be changed. */
export function ChangePage(props: ChangeProps) {
  const { agreed, event, number, token, organiser, brand } = props
  const back = `/zgloszenie/${token}`
  const reach = reachWords(organiser)
  return (
    <>
      <a className="skip" href="#tresc">
        {frame.skip}
      </a>
      <header>
        <DemoMark organiser={organiser} />
        <div className="register-bar">
          <a href={back}>{words.backTo(number, tie(event.definition.title))}</a>
        </div>
      </header>
      <noscript>
        <p className="notice">{words.needsScript(reach)}</p>
      </noscript>
      {agreed === null ? (
        <Over {...props} reason={overWords(props)} />
      ) : agreed.entered.includes(ALL) ? (
        <Over {...props} reason={words.alreadyUsed} />
      ) : (
        <ChangeForm {...props} agreed={agreed} />
      )}
      <Footer brand={brand} organiser={organiser} />
    </>
  )
}

const overWords = ({ event }: ChangeProps): string =>
  event.calledOff === null ? words.notNow : words.calledOff

function Over({ token, number, organiser, reason }: ChangeProps & { readonly reason: string }) {
  // Earlier changes can no longer be sent.
  useEffect(() => forgetChange(number, browserStore()), [number])
  return (
    <main id="tresc" className="wrap plain">
      <h1>{words.cannot}</h1>
      <p>{reason}</p>
      <a className="btn" href={`/zgloszenie/${token}`}>
        {words.back}
      </a>
      <OrganiserLinks organiser={organiser} />
    </main>
  )
}
