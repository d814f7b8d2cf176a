import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { problemSchema } from '#contract/errors.ts'
import { createRegistration } from '#contract/site.ts'
import { pause } from '#server/db/embedded/processes.ts'
import type { Answer } from '#test/support/client.ts'
import type { Shop } from './shop.ts'

/** What somebody was told in the end. */
export interface Told {
  readonly key: string
  readonly answer: Answer
}

/** A registration that somebody was told of. */
export interface Acknowledged extends z.output<typeof createRegistration.output> {
  readonly key: string
}

/** How a rush ended. */
export interface Tally {
  readonly created: readonly Acknowledged[]
  readonly refused: number
  /** Answers that are neither a registration nor a clear 'there is no place', word by word. */
  readonly odd: readonly string[]
}

interface Rush {
  /** How many families of one come at the same moment, each with a key of its own. */
  readonly families: number
  /** Milliseconds in which a family asks again when it gets no definite answer; 0: it asks once. */
  readonly patience: number
  /** Called after each answer with the number of registrations told so far. */
  readonly onCreated?: (created: number) => void
}

/**
 * Many families at once. Who gets no definite answer (a broken connection, 503) asks again with the
 * same key a random moment later, as the page does.
 */
export async function rush(shop: Shop, { families, patience, onCreated }: Rush): Promise<Tally> {
  const until = Date.now() + patience
  const told: Told[] = []
  await Promise.all(
    Array.from({ length: families }, async (_, family) => {
      const key = randomUUID()
      told.push({ key, answer: await definite(() => shop.buy({ key, family }), until) })
      onCreated?.(told.filter(({ answer }) => answer.status === createRegistration.status).length)
    }),
  )
  return tally(told)
}

/** Asks until there is an answer that will not change. */
export async function definite(ask: () => Promise<Answer>, until: number): Promise<Answer> {
  for (;;) {
    const isLate = Date.now() >= until
    try {
      const answer = await ask()
      if (answer.status !== 503 || isLate) return answer
    } catch (error) {
      if (isLate) throw error
    }
    await pause(30 + Math.random() * 200)
  }
}

/** Sorts what people were told. */
export function tally(told: readonly Told[]): Tally {
  const created = told.filter(({ answer }) => answer.status === createRegistration.status)
  const refused = told.filter(({ answer }) => isClearRefusal(answer))
  const odd = told.filter((each) => !created.includes(each) && !refused.includes(each))
  return {
    created: created.map(({ key, answer }) => ({ key, ...createRegistration.output.parse(answer.json) })),
    refused: refused.length,
    odd: odd.map(({ answer }) => `${answer.status} ${answer.text}`),
  }
}

/** 'There is no place', in a code for programs and in words for people. */
function isClearRefusal(answer: Answer): boolean {
  const problem = problemSchema.safeParse(answer.json)
  if (!problem.success || problem.data.status !== answer.status) return false
  const { code, title, problems = [] } = problem.data
  if (code === 'full') return title === 'Zabrakło miejsc.'
  const full = problems.length > 0 && problems.every((each) => each.code.endsWith('_full'))
  return code === 'registration_refused' && full && problems.every(({ message }) => /^Brak miejsc/.test(message))
}
