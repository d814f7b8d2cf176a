import { randomUUID } from 'node:crypto'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { reconcileAccount } from '#server/features/reconciliation/reconcile-account.ts'
import { createRegistration } from '#server/features/registrations/order/create-registration.ts'
import { NO_TERMS } from '#server/features/registrations/pricing/price-of.ts'
import type { Case } from './case-file.ts'
import type { CaseRegistration } from './sample.ts'
import { EMAIL, type Scenario, startScenario, type TestDatabase } from './scenario.ts'
import { doStep, type Party } from './step-actions.ts'
import { compareStep, lookAt, type Standing, stateOf } from './step-compare.ts'
import { takeBefore } from './steps-given.ts'
import { payOut } from './steps-refunds.ts'
import { describeAll, refusalDifferences, refusalOf } from './steps-refusal.ts'
import { momentOf, readSteps, type Step } from './then.ts'

/** A sample with its calculated price, and what it orders. */
export interface PricedSample {
  readonly sample: CaseRegistration
  readonly draft: RegistrationDraft
  readonly total: number
  /** Free units by pool when it begins. */
  readonly free: Readonly<Record<string, number>>
  readonly channel: 'online' | 'office'
}

/** The result of the steps of a sample: what happened, and every difference from the expectation. */
export interface StepsResult {
  readonly log: readonly string[]
  readonly differences: readonly string[]
}

/**
 * Runs the steps after a registration on the real database: the registration is sold, time passes from step to step
 * with all the jobs that come due, and each step is done by the product's own functions. A step that was refused or
 * done against the expectation ends the run. At the end the books are compared with each other.
 * @throws Error for a step that is not understood
 */
export async function runSteps(
  testDatabase: TestDatabase,
  file: Case,
  priced: PricedSample,
): Promise<StepsResult> {
  const { sample, draft } = priced
  const steps = readSteps(sample.then, sample.at)
  const scenario = await startScenario(testDatabase, file.definition, momentOf(sample.at))
  await takeBefore(scenario, priced)
  const registrationId = await sell(scenario, priced)
  await scenario.settle()
  const party: Party = { registrationId, file, now: { sample, draft } }
  const log: string[] = []
  const differences: string[] = []
  for (const [index, step] of steps.entries()) {
    const result = await runStep(scenario, party, step)
    log.push(result.log)
    differences.push(...result.differences.map((each) => `step ${index + 1} (${step.do}): ${each}`))
    if (result.isOff) break
  }
  const { differences: broken } = await reconcileAccount(scenario.ctx(), { patience: 0 })
  differences.push(...broken.map(({ rule }) => `the books do not agree: ${rule}`))
  return { log, differences }
}

interface StepResult {
  readonly log: string
  readonly differences: readonly string[]
  /** It had an unexpected outcome: further steps would be meaningless. */
  readonly isOff: boolean
}

async function runStep(scenario: Scenario, party: Party, step: Step): Promise<StepResult> {
  const { registrationId, file } = party
  const before = await lookAt(scenario, registrationId)
  await scenario.passTo(momentOf(step.at))
  const meanwhile = describeMeanwhile(before, await lookAt(scenario, registrationId))
  const refusal = await refusalOf(() => doStep(scenario, party, step))
  await scenario.settle()
  const settled = await lookAt(scenario, registrationId)
  const off = refusalDifferences(step.expect, refusal)
  if (refusal !== null && off.length > 0)
    return { log: `${step.do} → refused: ${describeAll(refusal)}`, differences: off, isOff: true }
  const givesBack = refusal === null && GIVES_BACK.has(step.do)
  const refund = givesBack ? await payOut(scenario) : settled.surplus
  // The refund of this step had been paid when it was made.
  const paid = givesBack ? (await lookAt(scenario, registrationId)).paid + refund : settled.paid
  const after = { ...settled, paid }
  const done =
    refusal === null
      ? describeStep(step, after, refund)
      : `${step.do} → refused: ${refusal.map(({ code }) => code).join(', ')}`
  const log = `${meanwhile}${done}`
  const found = compareStep(file, scenario.definition, step, { before, after, refund })
  return { log, differences: [...off, ...found], isOff: off.length > 0 }
}

/** What time alone has changed before the step: an unpaid registration has lapsed. */
const describeMeanwhile = (before: Standing, then: Standing): string =>
  before.state === then.state ? '' : `meanwhile ${stateOf(then)}; `

/** Steps after which the staff refund the surplus. */
const GIVES_BACK: ReadonlySet<Step['do']> = new Set([
  'cancel',
  'change',
  'hand_over',
  'organiser_cancels_event',
])

/**
 * Sells the registration as the site does; in the office when it is made there, or by a member of staff.
 * @throws Error with the reason of a refusal
 */
async function sell(scenario: Scenario, { sample, draft, total, channel }: PricedSample): Promise<string> {
  const { by, people } = sample
  const [first] = people
  const named = [by?.first_name, first?.first_name].find((name) => typeof name === 'string') ?? 'Osoba'
  const family = [by?.last_name, first?.last_name].find((name) => typeof name === 'string') ?? 'Próbna'
  const contact = { firstName: named, lastName: family, email: EMAIL, phone: '+48 600 000 200' }
  let registrationId = ''
  const refusal = await refusalOf(async () => {
    const made = await createRegistration(scenario.ctx(), {
      slug: scenario.slug,
      key: randomUUID(),
      body: { version: 1, expectedTotal: total, draft, contact },
      terms: { ...NO_TERMS, channel: draft.registrantRole === 'staff' ? 'office' : channel },
    })
    registrationId = made.registrationId
  })
  if (refusal !== null) throw new Error(`the registration is refused: ${describeAll(refusal)}`)
  return registrationId
}

function describeStep(step: Step, standing: Standing, refund: number): string {
  const what = step.do === 'pay' ? `pay ${step.amount}` : step.do
  return `${what} → ${stateOf(standing)}, total ${standing.remaining}${refund > 0 ? `, refund ${refund}` : ''}`
}
