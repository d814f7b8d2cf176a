import { useRef, useState } from 'react'
import { afterAnswer, type Scan, type ScanState } from './scan-state.ts'
import { type GateEvent, sendScan } from './scanner-api.ts'
import { ticketCode } from './ticket-code.ts'
import { kindOf, type VerdictKind } from './verdict-words.ts'

/** A gate waits no longer than this before the missing answer is reported. */
const PATIENCE_MS = 6000

/**
 * Sends one code at a time. Nothing is shown as admitted before the server has confirmed it; without an
 * answer the same scan can be sent again, and a late answer to an earlier attempt still counts.
 */
export function useScan(event: GateEvent, gate: string, onVerdict: (kind: VerdictKind) => void) {
  const [state, setState] = useState<ScanState>({ step: 'ready' })
  // The scan under way, outside of the state: the camera and the reader may be faster than rendering.
  const open = useRef<Scan | null>(null)
  const decided = useRef<Scan | null>(null)

  async function decide(scan: Scan): Promise<void> {
    open.current = scan
    setState({ step: 'asking', scan })
    const isOver = () => open.current !== scan || decided.current === scan
    const patience = setTimeout(() => {
      if (!isOver()) setState({ step: 'unanswered', scan, why: 'no_answer' })
    }, PATIENCE_MS)
    const after = afterAnswer(scan, await sendScan(event, scan))
    clearTimeout(patience)
    if (isOver()) return
    setState(after)
    if (after.step !== 'decided') return
    decided.current = scan
    onVerdict(kindOf(after.verdict))
  }

  return {
    state,
    /** Takes the text of a QR, a reader or the keyboard. False, without any effect, while a scan is open. */
    scan(text: string): boolean {
      const code = ticketCode(text)
      if (code === null || open.current !== null) return false
      void decide({ code, gate, nonce: crypto.randomUUID() })
      return true
    },
    /** Sends the open scan once more, with its own nonce. */
    retry(): void {
      if (open.current !== null) void decide(open.current)
    },
    /** The same code once more, to be let in for this reason in spite of a document. */
    letIn(inSpite: string): void {
      if (open.current === null) return
      const { code } = open.current
      void decide({ code, gate, nonce: crypto.randomUUID(), inSpite })
    },
    /** Closes the open scan, ready for the next ticket. */
    next(): void {
      open.current = null
      setState({ step: 'ready' })
    },
  }
}

export type ScanControl = ReturnType<typeof useScan>
