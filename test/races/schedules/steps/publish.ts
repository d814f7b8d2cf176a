import type { StepKind } from '../step-kind.ts'

/** Grosze by which the price of the next version rises for each unit of the drawn variant. */
const STEP = 2_000

/** A member of staff publishes a version at another price; a free event stays free. */
export const publish: StepKind = {
  name: 'publish',
  target: 'event',
  count: [0, 2],
  async run(context, { how, node }) {
    const { terms } = context
    await context.publish({ ...terms, price: terms.price === 0 ? 0 : 12_000 + how * STEP }, node)
  },
}
