import { createPayment } from '#contract/site.ts'
import type { Actor } from '../actor.ts'
import { noteIfPaid } from '../gateway.ts'
import type { Told, World } from '../world.ts'

const GOOD = '777123'
const REFUSED = '000000'

/** Somebody pays at the gateway, which then sends its notice: with a code that is good, or refused, or twice at once. */
export const pay: Actor = {
  name: 'pay',
  upon: 'registrations',
  deeds: [0, 3],
  async act(world, { who, how, node }) {
    const somebody = world.somebody(who)
    if (!somebody) return
    const codes = [[GOOD], [GOOD, GOOD], [REFUSED], [REFUSED, GOOD]][how] ?? []
    await Promise.all(codes.map((code, index) => payBy(world, somebody, code, node + index)))
    await noteIfPaid(world, somebody)
  },
}

async function payBy(world: World, { token }: Told, code: string, node: number): Promise<void> {
  const answer = await world.ask(createPayment, { params: { token }, body: {} }, node)
  if (answer.status !== createPayment.status) return
  const { hostname, pathname } = new URL(createPayment.output.parse(answer.json).redirectUrl)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  await world.insist(
    (port) => world.ground.visitor.elsewhere(port, hostname).post(pathname, `blik=${code}`, form),
    node,
  )
}
