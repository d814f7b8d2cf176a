import type { StepKind } from './step-kind.ts'
import { cancel } from './steps/cancel.ts'
import { change } from './steps/change.ts'
import { close } from './steps/close.ts'
import { expire } from './steps/expire.ts'
import { handOver } from './steps/hand-over.ts'
import { hold } from './steps/hold.ts'
import { lateNotice } from './steps/late-notice.ts'
import { limitChange } from './steps/limit-change.ts'
import { offer } from './steps/offer.ts'
import { pay } from './steps/pay.ts'
import { publish } from './steps/publish.ts'
import { reserve } from './steps/reserve.ts'

/** The kinds of steps of every schedule. */
export const STEP_KINDS: readonly StepKind[] = [
  reserve,
  hold,
  change,
  cancel,
  expire,
  pay,
  lateNotice,
  offer,
  close,
  limitChange,
  publish,
  handOver,
]
