import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Lets the heap grow by a tenth between two full collections, instead of up to four times: in a rush this
 * process then needs a fifth less memory, for a little more work (docs/performance.md).
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=10')
}

/**
 * Gives back what starting has used: reading and compiling the program leaves some 60 MB of rubbish, which a process
 * that serves would carry along for good, and on top of it what a rush needs. Takes a tenth of a second, once.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
