import { changeRegistration } from '#contract/changes.ts'
import { problemSchema } from '#contract/errors.ts'
import { getRegistration } from '#contract/site.ts'
import type { KnownRegistration, ScheduleContext } from '../context.ts'
import { personOf } from '../race-event.ts'
import type { StepKind } from '../step-kind.ts'

/**
 * A registrant adds a person to a registration or removes one, based on what the page showed a moment ago; in the
 * third variant two windows do it at once, and one of them is refused because the registration has changed meanwhile.
 */
export const change: StepKind = {
  name: 'change',
  target: 'registrations',
  count: [0, 3],
  async run(context, { who, how, node }) {
    const registration = context.pick(who)
    if (!registration) return
    const people = 1 + ((who + how) % 3)
    if (how === 2)
      await Promise.all([
        changeTo(context, registration, people, node),
        changeTo(context, registration, 2, node + 1),
      ])
    else await changeTo(context, registration, people, node)
  },
}

/** Sends the change again, with the total that the rules give, if the price has changed. */
async function changeTo(
  context: ScheduleContext,
  { token }: KnownRegistration,
  people: number,
  node: number,
): Promise<void> {
  const params = { token }
  const seen = getRegistration.output.safeParse((await context.ask(getRegistration, { params }, node)).json)
  if (!seen.success || !seen.data.may.change) return
  const draft = {
    people: Array.from({ length: people }, (_, index) => personOf(0, index)),
    registeredBy: 'p1',
  }
  const body = { revision: seen.data.revision, expectedTotal: seen.data.total, draft }
  const first = await context.ask(changeRegistration, { params, body }, node)
  const { data } = problemSchema.safeParse(first.json)
  if (data?.code !== 'price_changed') return
  const again = { ...body, expectedTotal: Number(data.params?.now) }
  await context.ask(changeRegistration, { params, body: again }, node)
}
