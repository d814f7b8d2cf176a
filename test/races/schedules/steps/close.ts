import type { StepKind } from '../step-kind.ts'

/** A member of staff closes the registration, or opens it again. */
export const close: StepKind = {
  name: 'close',
  target: 'registrations',
  count: [0, 2],
  async run(context, { how, node }) {
    await context.publish({ ...context.terms, isOpen: how !== 0 }, node)
  },
}
