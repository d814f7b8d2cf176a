import type { EventDefinition } from '#domain/event/definition.ts'
import { countsHeads } from './headcount.ts'
import { type FormStep, STEP_NAMES, type StepId } from './steps.ts'

const HEADINGS: Readonly<Record<FormStep, string>> = {
  osoby: 'Kto weźmie udział?',
  dodatki: 'Udział i\u00a0dodatki',
  dane: 'Dane',
  podsumowanie: 'Podsumowanie',
}

const INTROS: Readonly<Partial<Record<FormStep, string>>> = {
  osoby: 'Na początek wystarczy imię i\u00a0nazwisko. O\u00a0resztę zapytamy później.',
  dodatki: 'Nic nie jest zaznaczone z\u00a0góry. Dodajesz tylko to, czego chcesz.',
}

/** The first step of an event that asks for the age. */
const WITH_AGE = 'Imię i\u00a0wiek wystarczą, żeby policzyć cenę. O\u00a0resztę zapytamy później.'

/** The first step of an event that asks for no names. */
const HEADCOUNT = {
  heading: 'Ile osób przyjdzie?',
  intro: 'Wystarczy liczba osób. Nie pytamy o\u00a0imiona.',
}

/** How far the order has come, and what this step asks. The heading takes the focus on a new step. */
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
  const intro = counts ? HEADCOUNT.intro : introOf(step, definition)
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
          {counts ? HEADCOUNT.heading : HEADINGS[step]}
        </h1>
        {intro !== undefined && <p>{intro}</p>}
      </div>
    </>
  )
}

const introOf = (step: FormStep, { ask }: EventDefinition): string | undefined =>
  step === 'osoby' && ask.birthDate !== 'no' ? WITH_AGE : INTROS[step]
