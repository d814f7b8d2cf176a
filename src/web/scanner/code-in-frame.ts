/** The code that was scanned last, and when the camera last saw it. */
export interface CodeInFrame {
  readonly code: string | null
  /** Milliseconds on a monotonic clock. */
  readonly seenAt: number
}

export const NOTHING_SEEN: CodeInFrame = { code: null, seenAt: 0 }

/** A frame or two without a decoded code is a missed frame, not a ticket taken away. */
const GONE_AFTER_MS = 1000

/**
 * Decides whether a code read in this frame is a new scan. A ticket that stays in front of the camera is
 * one scan, however long it is held; taken away and shown again it is another. While a verdict is on
 * the screen (`listening` false) nothing is scanned, and the next ticket is not consumed by being seen.
 */
export function seeCode(
  before: CodeInFrame,
  code: string,
  now: number,
  listening: boolean,
): { readonly isNew: boolean; readonly seen: CodeInFrame } {
  const isSame = code === before.code && now - before.seenAt <= GONE_AFTER_MS
  if (isSame) return { isNew: false, seen: { code, seenAt: now } }
  return listening ? { isNew: true, seen: { code, seenAt: now } } : { isNew: false, seen: before }
}
