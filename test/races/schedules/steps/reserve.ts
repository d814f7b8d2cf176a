import { randomUUID } from 'node:crypto'
import { problemSchema } from '#contract/errors.ts'
import { createRegistration } from '#contract/site.ts'
import type { ScheduleContext } from '../context.ts'
import { type Family, orderOf, totalOf } from '../race-event.ts'
import type { StepKind } from '../step-kind.ts'

/**
 * Families order: one, two or three at the same moment at both nodes, or one family clicks the button three times.
 * Every other one has a code; every fourth one is of two.
 */
export const reserve: StepKind = {
  name: 'reserve',
  target: 'event',
  count: [1, 4],
  async run(context, { who, how, node }) {
    const come = (...nodes: number[]) => {
      const family = { family: context.nextFamily(), people: who % 4 === 0 ? 2 : 1, hasCode: who % 2 === 0 }
      return order(context, family, nodes)
    }
    if (how === 3) await come(node, node + 1, node)
    else await Promise.all(Array.from({ length: how + 1 }, (_, index) => come(node + index)))
  },
}

/** How often a family looks at the offer again and orders what it sees then. */
const LOOKS = 6

/** Uses one key for all requests of the family: to several nodes at once, and again after it has looked again. */
async function order(context: ScheduleContext, family: Family, nodes: readonly number[]): Promise<void> {
  const key = randomUUID()
  const { version, price } = context.newest()
  let seen = { version, total: totalOf(family, price) }
  for (let look = 0; look < LOOKS; look++) {
    const asked = { params: { slug: context.slug }, key, body: orderOf(family, seen) }
    const answers = await Promise.all(nodes.map((node) => context.ask(createRegistration, asked, node)))
    const made = answers.filter(({ status }) => status === createRegistration.status)
    for (const { json } of made) await context.acknowledge({ key, ...createRegistration.output.parse(json) })
    if (made.length > 0) return
    const { code, params } = problemSchema.parse(answers[0]?.json)
    // It was refused until now, so its key has made nothing.
    if (code === 'key_reused') context.faults.push(`what was refused is not made: ${key}`)
    if (code === 'version_gone') seen = { ...seen, version: Number(params?.version ?? seen.version + 1) }
    else if (code === 'price_changed') seen = { ...seen, total: Number(params?.now) }
    else return
  }
}
