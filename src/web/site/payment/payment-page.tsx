import { useEffect, useRef, useState } from 'react'
import type { SitePage } from '#contract/pages.ts'
import * as frame from '#i18n/pl/site/frame.ts'
import * as words from '#i18n/pl/site/payment-step.ts'
import { tie } from '#i18n/text/typography.ts'
import { isPayable } from '../registration/balance.tsx'
import type { PaymentStatus } from '../registration/payment-status.ts'
import { stateWords } from '../registration/state-words.ts'
import { type Registration, useRegistration } from '../registration/use-registration.ts'
import { DemoMark, Footer } from '../shared/frame.tsx'
import { TestRibbon } from '../shared/test-ribbon.tsx'
import { Arrived } from './arrived.tsx'
import { momentOf } from './moment.ts'
import { PayForm } from './pay-form.tsx'
import { type Screen, screenOf } from './screen-of.ts'
import { UnderWay } from './under-way.tsx'

type PaymentProps = Extract<SitePage, { page: 'payment' }>

/** The last step of registering. While a payment is under way it updates by itself. */
export function PaymentPage(props: PaymentProps) {
  const { brand, organiser, token, offer, steps, registration: first } = props
  const { registration, status, late } = useRegistration(token, first)
  /** Whether the payer wants to pay although the page has something else to say. */
  const [paysOn, setPaysOn] = useState(false)
  const today = Temporal.PlainDateTime.from(props.now).toPlainDate()
  const now = Temporal.Now.instant()
  const payable = isPayable(registration)
  const shown = screenOf(registration, { status, isPayable: payable, now })
  const screen = paysOn && payable && (shown === 'open' || shown === 'arrived') ? 'pay' : shown
  const until = momentOf(registration.expiresAt, today)
  const heading = useHeadingOf(screen, status)
  return (
    <>
      <a className="skip" href="#tresc">
        {frame.skip}
      </a>
      <header>
        <DemoMark organiser={organiser} />
        <TestRibbon isTest={registration.isTest} />
        <div className="register-bar">
          <a href={`/${registration.event.slug}`}>{tie(registration.event.title)}</a>
        </div>
      </header>
      <noscript>
        <p className="notice">{words.needsScript}</p>
      </noscript>
      <div className="register at-summary">
        <main id="tresc" className="pay-step">
          <Steps steps={steps} />
          <Head {...{ screen, status, registration, until, today, heading }} />
          {screen === 'pay' && shown === 'open' && <p className="notice">{words.earlierIsOpen}</p>}
          {screen === 'pay' && (
            <PayForm
              {...{ registration, token, offer, organiser, today }}
              status={status === 'open' ? 'none' : status}
              insteadOf={shown === 'open' ? registration.payment?.id : undefined}
            />
          )}
          {(screen === 'checking' || screen === 'open') && (
            <UnderWay
              {...{ registration, token, late, until }}
              status={screen}
              onOtherWay={() => setPaysOn(true)}
            />
          )}
          {screen === 'arrived' && (
            <Arrived {...{ registration, token, today }} onPayRest={payable ? () => setPaysOn(true) : null} />
          )}
          {screen === 'nothing' && (
            <div className="pay-foot">
              <a className="btn" href={`/zgloszenie/${token}`}>
                {words.myRegistration}
              </a>
            </div>
          )}
        </main>
      </div>
      <Footer brand={brand} organiser={organiser} />
    </>
  )
}

/** What has changed by itself takes the focus, so that a screen reader reads it from its heading. */
function useHeadingOf(screen: Screen, status: PaymentStatus) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(`${screen} ${status}`)
  useEffect(() => {
    const now = `${screen} ${status}`
    const isNews = before.current !== now && now !== 'open open'
    before.current = now
    if (isNews) heading.current?.focus()
  }, [screen, status])
  return heading
}

const STEP_IDS = ['osoby', 'dodatki', 'dane', 'podsumowanie', 'platnosc']

const Steps = ({ steps }: { steps: number }) => (
  <div className="steps">
    <p>
      {words.heading} <span className="num">{words.stepOf(steps, steps)}</span>
    </p>
    <div aria-hidden="true">
      {STEP_IDS.slice(-steps).map((each) => (
        <i key={each} className="on" />
      ))}
    </div>
  </div>
)

interface HeadProps {
  readonly screen: Screen
  readonly status: PaymentStatus
  readonly registration: Registration
  readonly until: string | null
  readonly today: Temporal.PlainDate
  readonly heading: React.Ref<HTMLHeadingElement>
}

/** What has happened, as the heading, and until when the places wait. */
function Head({ screen, status, registration, until, today, heading }: HeadProps) {
  const { title, text } = headWords(screen, status, { registration, until, today })
  return (
    <div className={`intro ${status === 'refused' && screen === 'pay' ? 'refused' : screen}`}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== '' && <p>{text}</p>}
    </div>
  )
}

function headWords(
  screen: Screen,
  status: PaymentStatus,
  { registration, until, today }: Pick<HeadProps, 'registration' | 'until' | 'today'>,
): { readonly title: string; readonly text: string } {
  const places = registration.headcount ?? registration.people.length
  switch (screen) {
    case 'checking':
    case 'open':
      return { title: words.checkingHeading, text: '' }
    case 'arrived': {
      const rest = registration.balance + registration.setAside > 0
      const came = rest ? words.depositArrived : words.moneyArrived
      const isSure = registration.state === 'confirmed'
      return { title: isSure ? `${came}, ${words.placesAreYours(places)}` : came, text: '' }
    }
    case 'nothing': {
      const { happened, next } = stateWords(registration, status, today)
      return { title: happened, text: next }
    }
    case 'pay': {
      if (status === 'refused' || status === 'abandoned')
        return {
          title: status === 'refused' ? words.refusedHeading : words.abandonedHeading,
          text: tie(`${words.nothingTaken} ${words.stillWait(places, until)}`),
        }
      const waits = until === null ? '' : ` ${words.placesWaitUntil(places)} ${until}.`
      return { title: words.heading, text: tie(`${words.accepted}${waits}`) }
    }
  }
}
