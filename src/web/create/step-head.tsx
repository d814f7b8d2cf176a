import { STEP_NAMES, type Step } from './steps.ts'

/** The question of a step. The heading takes the focus when the step opens. */
export function StepHead({
  step,
  heading,
  children,
}: {
  step: Step
  heading: React.Ref<HTMLHeadingElement>
  children: React.ReactNode
}) {
  return (
    <div className="create-head">
      <h1 ref={heading} tabIndex={-1}>
        {STEP_NAMES[step]}
      </h1>
      <p>{children}</p>
    </div>
  )
}
