import { Tick } from '#web/ui/icons.tsx'
import { distance, STEP_NAMES, STEPS, type Step } from './steps.ts'

/** The progress of the wizard; without a step, complete. */
export function Progress({ step }: { step: Step | null }) {
  return (
    <ol className="create-steps" aria-label="Kroki zakładania konta">
      {STEPS.map((each, index) => {
        const isDone = step === null || distance(each, step) > 0
        const isNow = each === step
        return (
          <li
            key={each}
            className={isNow ? 'now' : isDone ? 'done' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <b>
              {index + 1}
              {isDone && <Tick />}
            </b>
            {STEP_NAMES[each]}
            {isDone && <span className="sr">, gotowe</span>}
          </li>
        )
      })}
    </ol>
  )
}
