import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figures.ts'
import type { PageTask } from './page-load.ts'
import { timeOfProcess } from './processor-time.ts'
import type { Span } from './span.ts'

const PROGRAM = fileURLToPath(new URL('page-load.ts', import.meta.url))
const CONNECTIONS = 64

/** A figure with the microseconds of the server's processor time that each answer took; NaN if it is not reported. */
export interface PageFigure extends Figure {
  readonly work: number
}

interface Asked {
  readonly port: number
  /** Of the server's process. */
  readonly pid: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Pages a second; null: as many as can be answered. */
  readonly rate: number | null
}

/** How fast a page is sent, asked for over 64 connections by a process of its own. */
export async function measurePage({ pid, ...asked }: Asked, span: Span): Promise<PageFigure> {
  const task: PageTask = { ...asked, ...span, connections: CONNECTIONS }
  const before = timeOfProcess(pid)
  const crowd = spawn(process.execPath, [PROGRAM, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const figure: Figure = JSON.parse(await text(crowd.stdout))
  return { ...figure, work: ((timeOfProcess(pid) - before) * 1000) / (figure.sold + figure.odd) }
}
