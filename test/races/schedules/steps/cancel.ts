import { cancelRegistration } from '#contract/changes.ts'
import type { StepKind } from '../step-kind.ts'

/** A registrant cancels a registration, or clicks twice. An acknowledged cancellation is final. */
export const cancel: StepKind = {
  name: 'cancel',
  target: 'registrations',
  count: [0, 2],
  async run(context, { who, how, node }) {
    const registration = context.pick(who)
    if (!registration) return
    const asked = { params: { token: registration.token }, body: {} }
    const clicks = Array.from({ length: how === 3 ? 2 : 1 }, (_, index) => node + index)
    const answers = await Promise.all(clicks.map((each) => context.ask(cancelRegistration, asked, each)))
    if (answers.some(({ status }) => status === cancelRegistration.status)) registration.isCancelled = true
  },
}
