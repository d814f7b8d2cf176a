import * as words from '#i18n/pl/site/next-steps.ts'
import { type NextStep, nextSteps } from './next-steps.ts'
import type { Registration } from './use-registration.ts'

interface Props {
  readonly registration: Registration
  readonly token: string
  readonly today: Temporal.PlainDate
}

/** 'Co dalej': what is done, what waits and until when, each with its way. */
export function WhatNext({ registration, token, today }: Props) {
  const steps = nextSteps(registration, token, today)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="co-dalej" className="what-next">
      <h2 id="co-dalej">{words.heading}</h2>
      <ol className="stations">
        {[...steps.entries()].map(([at, step]) => (
          <Step key={at} step={step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { title, detail, status, link } }: { step: NextStep }) {
  return (
    <li className={status} aria-current={status === 'now' ? 'step' : undefined}>
      <b>
        {title}
        <span className="sr">, {words.statuses[status]}</span>
      </b>
      {detail !== '' && <small>{detail}</small>}
      {link !== undefined && (
        <a className="link" href={link.href}>
          {link.words}
        </a>
      )}
    </li>
  )
}
