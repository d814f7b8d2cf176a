import type { EventDefinition } from '#domain/event/definition/definition.ts'
import * as words from '#i18n/pl/site/register/steps.ts'
import { countsHeads } from '../shared/headcount.ts'
import { type FormStep, STEP_NAMES, type StepId } from './order/steps.ts'

const INTROS: Readonly<Partial<Record<FormStep, string>>> = words.intros

/** The progress of the order, and what this step asks. The heading takes the focus on a new step. */
export function StepHead({
  definition,
  steps,
  step,
  heading,
}: {
  definition: EventDefinition
  steps: readonly StepId[]
  step: FormStep
  heading: React.Ref<HTMLHeadingElement>
}) {
  const counts = step === 'osoby' && countsHeads(definition)
  const intro = counts ? words.headcountIntro : introOf(step, definition)
  const place = steps.indexOf(step)
  return (
    <>
      <div className="steps">
        <p>
          {STEP_NAMES[step]}
          <span className="num">
            {place + 1} z&nbsp;{steps.length}
          </span>
        </p>
        <div aria-hidden="true">
          {steps.map((each, index) => (
            <i key={each} className={index <= place ? 'on' : undefined} />
          ))}
        </div>
      </div>
      <div className="intro">
        <h1 ref={heading} tabIndex={-1}>
          {counts ? words.headcountHeading : words.headings[step]}
        </h1>
        {intro !== undefined && <p>{intro}</p>}
      </div>
    </>
  )
}

const introOf = (step: FormStep, { ask }: EventDefinition): string | undefined =>
  step === 'osoby' && ask.birthDate !== 'no' ? words.introWithAge : INTROS[step]
