import { useRef, useState } from 'react'
import { afterAnswer, type Scan, type ScanState } from './scan-state.ts'
import { type GateEvent, sendScan } from './scanner-api.ts'
import { ticketCode } from './ticket-code.ts'
import type { VerdictKind } from './verdict-words.ts'

/** A gate waits no longer than this before it is told that there is no answer yet. */
const PATIENCE_MS = 6000

/**
 * Judges one code at a time. Nothing is shown as let in before the server has said so; without an
 * answer the same scan can be sent again, and a late answer to an earlier sending still counts.
 */
export function useScan(event: GateEvent, gate: string, onVerdict: (kind: VerdictKind) => void) {
  const [state, setState] = useState<ScanState>({ step: 'ready' })
  // The scan under way, free of renders: the camera and the reader may be faster than they.
  const open = useRef<Scan | null>(null)
  const judged = useRef<Scan | null>(null)

  async function judge(scan: Scan): Promise<void> {
    open.current = scan
    setState({ step: 'asking', scan })
    const isOver = () => open.current !== scan || judged.current === scan
    const patience = setTimeout(() => {
      if (!isOver()) setState({ step: 'unanswered', scan, why: 'no_answer' })
    }, PATIENCE_MS)
    const after = afterAnswer(scan, await sendScan(event, scan))
    clearTimeout(patience)
    if (isOver()) return
    setState(after)
    if (after.step !== 'judged') return
    judged.current = scan
    onVerdict(after.verdict.verdict)
  }

  return {
    state,
    /** Takes the text of a QR, a reader or a hand. False, and nothing happens, while a scan is open. */
    scan(text: string): boolean {
      const code = ticketCode(text)
      if (code === null || open.current !== null) return false
      void judge({ code, gate, nonce: crypto.randomUUID() })
      return true
    },
    /** Sends the open scan once more, with its own nonce. */
    retry(): void {
      if (open.current !== null) void judge(open.current)
    },
    /** Closes the open scan: the next ticket, please. */
    next(): void {
      open.current = null
      setState({ step: 'ready' })
    },
  }
}

export type ScanControl = ReturnType<typeof useScan>
