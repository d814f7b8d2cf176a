import { randomUUID } from 'node:crypto'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { reconcileAccount } from '#server/features/reconciliation/reconcile-account.ts'
import { createRegistration } from '#server/features/registrations/create-registration.ts'
import { NO_TERMS } from '#server/features/registrations/price-of.ts'
import type { Case } from './case-file.ts'
import type { CaseRegistration } from './sample.ts'
import { compareStep, lookAt, type Standing, stateOf } from './steps-compare.ts'
import { doStep, type Party } from './steps-deeds.ts'
import { takeBefore } from './steps-given.ts'
import { EMAIL, type Ground, type Stage, setStage } from './steps-ground.ts'
import { payOut } from './steps-refunds.ts'
import { refusalDifferences, refusalOf, sayAll } from './steps-refusal.ts'
import { momentOf, readSteps, type Step } from './then.ts'

/** A sample that was reckoned, and what is sold by it. */
export interface Reckoned {
  readonly sample: CaseRegistration
  readonly draft: RegistrationDraft
  readonly total: number
  /** Free units by pool when it begins. */
  readonly free: Readonly<Record<string, number>>
  readonly channel: 'online' | 'office'
}

/** How the steps of a sample went: what happened, and every difference from what is expected. */
export interface Played {
  readonly told: readonly string[]
  readonly differences: readonly string[]
}

/**
 * Plays what happens after a registration on the real database: the registration is sold, time passes from step to
 * step with all the jobs that come due, and each step is done by the product's own verbs. After a step that was refused
 * or done against the expectation nothing more is played. At the end the books are held against each other.
 * @throws Error for a step that is not understood
 */
export async function playSteps(ground: Ground, file: Case, reckoned: Reckoned): Promise<Played> {
  const { sample, draft } = reckoned
  const steps = readSteps(sample.then, sample.at)
  const stage = await setStage(ground, file.definition, momentOf(sample.at))
  await takeBefore(stage, reckoned)
  const registrationId = await sell(stage, reckoned)
  await stage.settle()
  const party: Party = { registrationId, file, now: { sample, draft } }
  const told: string[] = []
  const differences: string[] = []
  for (const [index, step] of steps.entries()) {
    const played = await playStep(stage, party, step)
    told.push(played.told)
    differences.push(...played.differences.map((each) => `step ${index + 1} (${step.do}): ${each}`))
    if (played.isOff) break
  }
  const { differences: broken } = await reconcileAccount(stage.ctx(), { patience: 0 })
  differences.push(...broken.map(({ rule }) => `the books do not agree: ${rule}`))
  return { told, differences }
}

interface PlayedStep {
  readonly told: string
  readonly differences: readonly string[]
  /** It went another way than expected: what follows would say nothing. */
  readonly isOff: boolean
}

async function playStep(stage: Stage, party: Party, step: Step): Promise<PlayedStep> {
  const { registrationId, file } = party
  const before = await lookAt(stage, registrationId)
  await stage.passTo(momentOf(step.at))
  const meanwhile = saidMeanwhile(before, await lookAt(stage, registrationId))
  const refusal = await refusalOf(() => doStep(stage, party, step))
  await stage.settle()
  const after = await lookAt(stage, registrationId)
  const off = refusalDifferences(step.expect, refusal)
  if (refusal !== null && off.length > 0)
    return { told: `${step.do} → refused: ${sayAll(refusal)}`, differences: off, isOff: true }
  const refund = refusal === null && GIVES_BACK.has(step.do) ? await payOut(stage) : after.surplus
  const done =
    refusal === null
      ? say(step, after, refund)
      : `${step.do} → refused: ${refusal.map(({ code }) => code).join(', ')}`
  const told = `${meanwhile}${done}`
  const found = compareStep(file, stage.definition, step, { before, after, refund })
  return { told, differences: [...off, ...found], isOff: off.length > 0 }
}

/** What time alone has done before the step: a registration that was not paid for has lapsed. */
const saidMeanwhile = (before: Standing, then: Standing): string =>
  before.state === then.state ? '' : `meanwhile ${stateOf(then)}; `

/** Steps after which the staff give back what is too much. */
const GIVES_BACK: ReadonlySet<Step['do']> = new Set([
  'cancel',
  'change',
  'hand_over',
  'organiser_cancels_event',
])

/**
 * Sells the registration as the site does; in the office when it is made there, or by somebody of the staff.
 * @throws Error that says why it was refused
 */
async function sell(stage: Stage, { sample, draft, total, channel }: Reckoned): Promise<string> {
  const { by, people } = sample
  const [first] = people
  const named = [by?.first_name, first?.first_name].find((name) => typeof name === 'string') ?? 'Osoba'
  const family = [by?.last_name, first?.last_name].find((name) => typeof name === 'string') ?? 'Próbna'
  const contact = { firstName: named, lastName: family, email: EMAIL, phone: '+48 600 000 200' }
  let registrationId = ''
  const refusal = await refusalOf(async () => {
    const made = await createRegistration(stage.ctx(), {
      slug: stage.slug,
      key: randomUUID(),
      body: { version: 1, expectedTotal: total, draft, contact },
      terms: { ...NO_TERMS, channel: draft.registrantRole === 'staff' ? 'office' : channel },
    })
    registrationId = made.registrationId
  })
  if (refusal !== null) throw new Error(`the registration is refused: ${sayAll(refusal)}`)
  return registrationId
}

function say(step: Step, standing: Standing, refund: number): string {
  const what = step.do === 'pay' ? `pay ${step.amount}` : step.do
  return `${what} → ${stateOf(standing)}, total ${standing.remaining}${refund > 0 ? `, refund ${refund}` : ''}`
}
