/** What the camera saw last, and whether it is still held before it. */
export interface CodeInFrame {
  readonly code: string | null
  /** Milliseconds on a monotonic clock; the last time the code was in the frame. */
  readonly seenAt: number
}

export const NOTHING_SEEN: CodeInFrame = { code: null, seenAt: 0 }

/** A frame or two without a decoded code is a blink of the camera, not a ticket taken away. */
const GONE_AFTER_MS = 1000

/**
 * Decides whether a code read in this frame is a new scan. A ticket that stays before the camera is
 * one scan, however long it is held; taken away and shown again it is another.
 */
export function seeCode(
  before: CodeInFrame,
  code: string,
  now: number,
): { readonly isNew: boolean; readonly seen: CodeInFrame } {
  const isNew = code !== before.code || now - before.seenAt > GONE_AFTER_MS
  return { isNew, seen: { code, seenAt: now } }
}
