import { useCallback, useEffect, useRef, useState } from 'react'
import * as words from '#i18n/pl/site/register/hold.ts'
import { call } from '#web/lib/call.ts'
import { holdSecret } from '../order/hold-store.ts'
import { rememberChange } from '../order/last-registered.ts'
import { NO_UNITS, type Units } from './held-units.ts'
import {
  CHANGE_MS,
  getHold,
  type HoldBody,
  type HoldView,
  type Kept,
  keepPlaces,
  prolongHold,
  releasePlaces,
} from './hold-calls.ts'
import { hourOf } from './hold-hour.ts'
import { useHoldEnd } from './use-hold-end.ts'

export type Holding =
  | { readonly kind: 'none' }
  /** `ends`: in the browser's own time, `performance.now()`. */
  | (HoldView & { readonly kind: 'held'; readonly ends: number })
  | { readonly kind: 'over' }
  /** It was tried without success, for a reason that may pass. */
  | { readonly kind: 'not_held'; readonly message: string }

/** `shown`: as text; else the line itself shows it, and the words are for screen readers alone. */
interface HoldNote {
  readonly text: string
  readonly shown: boolean
}

export interface KeptPlaces {
  readonly holding: Holding
  /** Whether it was looked up what this browser holds already. */
  readonly known: boolean
  /** Units that are held, by pool id. */
  readonly units: Units
  /** The end is near. */
  readonly soon: boolean
  readonly busy: boolean
  /** What has become of a request for more time; null: nothing to say. */
  readonly note: HoldNote | null
  /** Holds the places of a draft, after what is going on. */
  readonly keep: (body: HoldBody) => Promise<Kept>
  readonly prolong: () => Promise<void>
  readonly release: () => Promise<void>
  /** Asks the server what is still held. */
  readonly look: () => Promise<void>
}

const LOOK_MS = 4000

/** The places that this browser holds at an event, with their end; found again after a reload and in another tab. */
export function useHold(slug: string, ready: boolean): KeptPlaces {
  const [holding, setHolding] = useState<Holding>({ kind: 'none' })
  const [known, setKnown] = useState(false)
  const [note, setNote] = useState<HoldNote | null>(null)
  const { busy, inTurn } = useTurns()
  const show = useCallback((hold: HoldView) => {
    const ends = performance.now() + hold.secondsLeft * 1000
    setHolding(hold.secondsLeft > 0 ? { ...hold, kind: 'held', ends } : { kind: 'over' })
  }, [])
  const look = useCallback(async () => {
    const hold = holdSecret(slug)
    if (hold === null) return
    const answer = await call(getHold, { params: { hold }, signal: AbortSignal.timeout(LOOK_MS) })
    if (answer.ok) show(answer.data)
    else if (answer.code === 'hold_gone') setHolding({ kind: 'over' })
  }, [slug, show])
  useEffect(() => {
    if (ready) void look().then(() => setKnown(true))
  }, [ready, look])
  const end = useCallback(
    () =>
      setHolding((now) => (now.kind === 'held' && now.ends <= performance.now() ? { kind: 'over' } : now)),
    [],
  )
  const soon = useHoldEnd(holding.kind === 'held' ? holding.ends : null, look, end)

  const keep = (body: HoldBody) =>
    inTurn(async () => {
      setNote(null)
      const kept = await keepPlaces(slug, body)
      if (kept.kind === 'held') show(kept.hold)
      if (kept.kind === 'not_held')
        setHolding((before) =>
          before.kind === 'held' ? before : { kind: 'not_held', message: kept.message },
        )
      if (kept.kind === 'version_gone') rememberChange(slug)
      if (kept.kind === 'version_gone' || kept.kind === 'called_off') location.reload()
      return kept
    })
  const prolong = async () => {
    const hold = holdSecret(slug)
    if (hold === null || busy) return
    await inTurn(async () => {
      const answer = await call(prolongHold, { params: { hold }, signal: AbortSignal.timeout(CHANGE_MS) })
      if (answer.ok) {
        show(answer.data)
        return setNote({
          text: words.prolonged(hourOf(answer.data.until)),
          shown: answer.data.mayProlong === 0,
        })
      }
      if (answer.code === 'hold_gone') return setHolding({ kind: 'over' })
      setNote({ text: answer.code === 'no_more_time' ? words.noMoreTime : words.notProlonged, shown: true })
    })
  }
  const release = async () => {
    setHolding({ kind: 'none' })
    setNote(null)
    if (holdSecret(slug) !== null) await releasePlaces(slug)
  }
  const units = holding.kind === 'held' ? holding.units : NO_UNITS
  return { holding, known, units, soon, busy, note, keep, prolong, release, look }
}

/** One work after another: what is wanted meanwhile waits. */
function useTurns() {
  const [busy, setBusy] = useState(false)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true)
    const mine = last.current.then(work)
    const ended: Promise<void> = mine
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        if (last.current === ended) setBusy(false)
      })
    last.current = ended
    return mine
  }
  return { busy, inTurn }
}
