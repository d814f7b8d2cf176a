import type { Actor } from './actor.ts'
import { expire } from './actors/expire.ts'
import { lateNotice } from './actors/late-notice.ts'
import { limitChange } from './actors/limit-change.ts'
import { pay } from './actors/pay.ts'
import { publish } from './actors/publish.ts'
import { reserve } from './actors/reserve.ts'

/** Who takes part in every schedule. */
export const ACTORS: readonly Actor[] = [reserve, expire, pay, lateNotice, limitChange, publish]
