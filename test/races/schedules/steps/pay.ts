import { createPayment } from '#contract/site.ts'
import type { KnownRegistration, ScheduleContext } from '../context.ts'
import { noteIfPaid } from '../gateway.ts'
import type { StepKind } from '../step-kind.ts'

const GOOD = '777123'
const REFUSED = '000000'

/** A payer pays at the gateway, which then sends its notice: with a valid code, a refused one, or twice at once. */
export const pay: StepKind = {
  name: 'pay',
  target: 'registrations',
  count: [0, 3],
  async run(context, { who, how, node }) {
    const registration = context.pick(who)
    if (!registration) return
    const codes = [[GOOD], [GOOD, GOOD], [REFUSED], [REFUSED, GOOD]][how] ?? []
    await Promise.all(codes.map((code, index) => payBy(context, registration, code, node + index)))
    await noteIfPaid(context, registration)
  },
}

async function payBy(
  context: ScheduleContext,
  { token }: KnownRegistration,
  code: string,
  node: number,
): Promise<void> {
  const answer = await context.ask(createPayment, { params: { token }, body: {} }, node)
  if (answer.status !== createPayment.status) return
  const { hostname, pathname } = new URL(createPayment.output.parse(answer.json).redirectUrl)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  await context.insist(
    (port) => context.cluster.visitor.elsewhere(port, hostname).post(pathname, `blik=${code}`, form),
    node,
  )
}
