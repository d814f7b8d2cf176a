import { createPayment } from '#contract/site.ts'
import { bringNotices, decideQuietly, noteIfPaid } from '../gateway.ts'
import type { StepKind } from '../step-kind.ts'
import { letTimePass } from './expire.ts'

/**
 * A payer begins to pay and decides after up to nine steps of others; the gateway sends its notices up to three steps
 * later: several of them, to both nodes at once. In the slowest variant the time to pay passes in between; in the others
 * it may.
 */
export const lateNotice: StepKind = {
  name: 'late notice',
  target: 'registrations',
  count: [0, 4],
  async run(context, { who, how, node }) {
    const registration = context.pick(who)
    if (!registration) return
    await context.ask(createPayment, { params: { token: registration.token }, body: {} }, node)
    if (how === 3) await letTimePass(context, registration)
    await context.pace.wait(how * 3)
    const taken = await decideQuietly(context, registration)
    await noteIfPaid(context, registration)
    await context.pace.wait(who % 4)
    await Promise.all(taken.map((payment) => bringNotices(context, payment, node)))
  },
}
