import { useEffect, useMemo, useState } from 'react'
import type { Free } from '#domain/capacity/free-places.ts'
import type { QuoteClaim } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { tie } from '#i18n/text/typography.ts'
import { isHeld, scarceClaims } from './held-units.ts'
import type { Kept } from './hold-calls.ts'
import type { KeptPlaces } from './use-hold.ts'

interface Held {
  readonly version: number
  readonly draft: RegistrationDraft
  /** What the draft takes. */
  readonly claims: readonly QuoteClaim[]
  /** Free to everybody. */
  readonly free: Free
  /** Whether a change of the choices is a wish already: not while people are still entered, nor once it was sent. */
  readonly follows: boolean
  readonly hold: KeptPlaces
  /** Asks for the free places anew. */
  readonly ask: () => Promise<void>
}

/** Choices are made one after another; the last of them within this time is held. */
const PAUSE_MS = 350

/**
 * Keeps the hold as the draft is: changes of choices are held as they are made, and whatever is gone is said at once.
 * @returns `keep` for the button that goes on, `refused`: why the newest claims are not held, in sentences
 */
export function useHeldOrder({ version, draft, claims, free, follows, hold, ask }: Held) {
  const key = useMemo(() => JSON.stringify(claims), [claims])
  const [last, setLast] = useState<{ key: string; kind: Kept['kind']; refused: readonly string[] } | null>(
    null,
  )
  const tried = last?.key === key ? last : null
  const isHolding = hold.holding.kind === 'held'
  const isUpToDate = isHolding && (isHeld(claims, hold.units) || tried?.kind === 'held')
  const keep = async (): Promise<Kept> => {
    const kept = await hold.keep({ version, draft })
    setLast({ key, kind: kept.kind, refused: kept.kind === 'refused' ? sentencesOf(kept) : [] })
    if (kept.kind === 'refused' || kept.kind === 'held') void ask()
    return kept
  }
  const isBehind = follows && isHolding && !hold.busy && !isUpToDate && tried === null
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(keep, PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return {
    keep,
    /** Whether the button that goes on has to hold something first. */
    mustKeep: scarceClaims(claims, free).length > 0 && !isUpToDate,
    refused: tried?.refused ?? [],
    /** Whether the newest claims could not be held yet, for a reason that may pass, while earlier ones are held. */
    behind: isHolding && tried?.kind === 'not_held',
  }
}

const sentencesOf = ({ problems, message }: Extract<Kept, { kind: 'refused' }>): string[] =>
  problems.length > 0 ? [...new Set(problems.map((problem) => tie(problem.message)))] : [tie(message)]
