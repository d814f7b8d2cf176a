import { handOverPanelPlace } from '#contract/hand-over.ts'
import { getRegistration } from '#contract/site.ts'
import { personOf } from '../race-event.ts'
import type { StepKind } from '../step-kind.ts'

/**
 * A member of staff gives the first place of a registration to a new person, based on what the page showed a moment
 * ago; in the third variant to two people at once, and one of the requests is refused because the registration has
 * changed meanwhile.
 */
export const handOver: StepKind = {
  name: 'hand-over',
  target: 'registrations',
  count: [0, 2],
  async run(context, { who, how, node }) {
    const registration = context.pick(who)
    if (!registration) return
    const params = { token: registration.token }
    const seen = getRegistration.output.safeParse((await context.ask(getRegistration, { params }, node)).json)
    const giver = seen.data?.people[0]?.ref
    if (!seen.success || giver === undefined) return
    const { revision, total: expectedTotal } = seen.data
    const give = (to: number) => {
      const successor = { ...personOf(who, to), ref: `s${revision}-${to}` }
      const body = { revision, expectedTotal, giver, successor }
      const { account: accountId, event: eventId } = context
      const ids = { accountId, eventId, registrationId: registration.id }
      return context.command(handOverPanelPlace, { params: ids, body }, node + to)
    }
    await Promise.all(how === 2 ? [give(0), give(1)] : [give(0)])
  },
}
