import type { StepKind } from '../step-kind.ts'

const POOLS = ['event', 'kayaks', 'code'] as const

/** A member of staff raises or lowers a limit, also below what is taken. */
export const limitChange: StepKind = {
  name: 'limit change',
  target: 'event',
  count: [0, 2],
  async run(context, { who, how, node }) {
    const pool = POOLS[who % POOLS.length] ?? 'event'
    const { terms } = context
    await context.publish(
      { ...terms, limits: { ...terms.limits, [pool]: 1 + how + Math.floor(who / 4) } },
      node,
    )
  },
}
