import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Which files have changed since the last question, and which tests to run until one fails. */
export interface Question {
  readonly changed: readonly string[]
  readonly tests: readonly string[]
}

/** Broken: the tests could not be run, which says nothing about the sources. */
export type Answer =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly by: string }
  | { readonly kind: 'broken'; readonly why: string }

/** Runs tests in one folder, by a process that stays ready between questions. */
export interface TestRunner extends AsyncDisposable {
  /** No answer within the time counts as a failure by the time limit: the process is ended, the next question starts one. */
  ask: (question: Question, limitMilliseconds: number) => Promise<Answer>
  /** Ends the process: what it does at its start is done anew. */
  end: () => Promise<void>
}

const HOST = fileURLToPath(new URL('test-host.ts', import.meta.url))
const START_MILLISECONDS = 60_000
const END_MILLISECONDS = 20_000

/** @param projects the kinds of tests, as vitest.config.ts names them */
export function startTestRunner(folder: string, projects: readonly string[], stop: AbortSignal): TestRunner {
  let host: ChildProcess | undefined

  async function ready(): Promise<ChildProcess> {
    stop.throwIfAborted()
    if (host && host.exitCode === null && host.signalCode === null) return host
    // A group of its own: workers and database are ended with it.
    host = fork(HOST, projects, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(host, 'message', { signal: AbortSignal.any([stop, AbortSignal.timeout(START_MILLISECONDS)]) })
    return host
  }

  async function end(): Promise<void> {
    if (!host || host.exitCode !== null || host.signalCode !== null) return
    const ended = once(host, 'exit')
    if (host.connected) host.disconnect()
    const late = setTimeout(() => killGroup(host), END_MILLISECONDS)
    await ended
    clearTimeout(late)
    killGroup(host)
  }

  async function ask(question: Question, limitMilliseconds: number): Promise<Answer> {
    const asked = await ready()
    const limit = AbortSignal.timeout(limitMilliseconds)
    const over = new AbortController()
    try {
      asked.send(question)
      const signal = AbortSignal.any([stop, limit, over.signal])
      const exit = once(asked, 'exit', { signal }).then(() => {
        throw new Error('The process that runs the tests has ended.')
      })
      const [answer] = await Promise.race([once(asked, 'message', { signal }), exit])
      return answer
    } catch (error) {
      stop.throwIfAborted()
      killGroup(asked)
      host = undefined
      if (limit.aborted) return { kind: 'failed', by: `the limit of ${limitMilliseconds / 1000} s` }
      return { kind: 'broken', why: String(error) }
    } finally {
      over.abort()
    }
  }

  return { ask, end, [Symbol.asyncDispose]: end }
}

function killGroup(host: ChildProcess | undefined): void {
  try {
    if (host?.pid !== undefined) process.kill(-host.pid, 'SIGKILL')
  } catch {
    // Gone already, with all it had started.
  }
}
