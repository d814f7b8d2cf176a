import type { Actor } from './actor.ts'
import { cancel } from './actors/cancel.ts'
import { change } from './actors/change.ts'
import { close } from './actors/close.ts'
import { expire } from './actors/expire.ts'
import { handOver } from './actors/hand-over.ts'
import { hold } from './actors/hold.ts'
import { lateNotice } from './actors/late-notice.ts'
import { limitChange } from './actors/limit-change.ts'
import { offer } from './actors/offer.ts'
import { pay } from './actors/pay.ts'
import { publish } from './actors/publish.ts'
import { reserve } from './actors/reserve.ts'

/** Who takes part in every schedule. */
export const ACTORS: readonly Actor[] = [
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
