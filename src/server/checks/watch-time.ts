import type { Worker } from 'node:worker_threads'

/** On a busy machine a thread that is given a sixth of a core still comes to its end. */
const PATIENCE = 6

/**
 * Calls `over` once the thread has used so many milliseconds of the processor from now on, or has waited too long for
 * them; returns how to stop that.
 */
export function watchTime(worker: Worker, limit: number, over: () => void): () => void {
  const began = performance.now()
  const before = processorTime(worker)
  let isStopped = false
  const look = async () => {
    const used = (await processorTime(worker)) - (await before)
    if (isStopped) return
    if (used >= limit || performance.now() - began >= limit * PATIENCE) over()
    else timer = setTimeout(look, Math.max(limit - used, 10))
  }
  let timer = setTimeout(look, limit)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Milliseconds that a thread has used so far; 0 when it is not running. */
async function processorTime(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}
