import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Lets the heap grow by a half between two full collections, instead of up to four times: in a rush this process then
 * needs less memory, for a little more work; growing by a tenth costs a quarter more work (docs/performance.md).
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=50')
}

/**
 * Releases the memory used during the start: reading and compiling the program leaves some 60 MB of garbage, which a
 * serving process would otherwise keep, in addition to what a rush needs. Takes a tenth of a second, once.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
