import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { deadlineOf } from '#domain/polish-time.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { callOffEvent } from '#server/features/events/call-off-event.ts'
import { createPayment } from '#server/features/payments/create-payment.ts'
import { insertPayment } from '#server/features/payments/payments.queries.ts'
import { settlePayment } from '#server/features/payments/settle-payment.ts'
import { reconcileAccount } from '#server/features/reconciliation/reconcile-account.ts'
import { cancelRegistration } from '#server/features/registrations/cancel-registration.ts'
import { changeRegistration } from '#server/features/registrations/change-registration.ts'
import { createRegistration } from '#server/features/registrations/create-registration.ts'
import { previewChange } from '#server/features/registrations/preview-change.ts'
import { NO_TERMS } from '#server/features/registrations/price-of.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Case, CaseRegistration } from './case-file.ts'
import { compareStep, lookAt, type Standing } from './steps-compare.ts'
import { takeBefore } from './steps-given.ts'
import { type Ground, type Stage, setStage } from './steps-ground.ts'
import { payOut } from './steps-refunds.ts'
import { readSteps, type Step } from './then.ts'

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
 * step with all the jobs that come due, and each step is done by the product's own verbs. At the end the books are
 * held against each other.
 */
export async function playSteps(ground: Ground, file: Case, reckoned: Reckoned): Promise<Played> {
  const steps = readSteps(reckoned.sample.then)
  const at = momentOf(reckoned.sample.at)
  const stage = await setStage(ground, file.definition, at)
  await takeBefore(stage, reckoned.free)
  const registrationId = await sell(stage, reckoned)
  await stage.settle()
  const party: Party = { registrationId, draft: reckoned.draft }
  const told: string[] = []
  const differences: string[] = []
  for (const [index, step] of steps.entries()) {
    const before = await lookAt(stage, registrationId)
    await stage.passTo(momentOf(step.at))
    await DEEDS[step.do](stage, party, step)
    await stage.settle()
    const standing = await lookAt(stage, registrationId)
    const isEnd = step.do === 'cancel' || step.do === 'organiser_cancels_event'
    const refund = isEnd ? await payOut(stage) : standing.surplus
    told.push(say(step, standing, refund))
    const found = compareStep(file, stage.definition, step, { before, after: standing, refund })
    differences.push(...found.map((difference) => `step ${index + 1} (${step.do}): ${difference}`))
  }
  const { differences: broken } = await reconcileAccount(stage.ctx(), { patience: 0 })
  differences.push(...broken.map(({ rule }) => `the books do not agree: ${rule}`))
  return { told, differences }
}

/** A deadline within the hour that comes twice is the later one; so is a step. */
const momentOf = (local: string) => deadlineOf(local)

/** The registration, and who of it still takes part. */
interface Party {
  readonly registrationId: string
  draft: RegistrationDraft
}

type Deed = (stage: Stage, party: Party, step: Step) => Promise<void>

const DEEDS: Readonly<Record<Step['do'], Deed>> = {
  pay: async (stage, { registrationId }, step) => {
    if (step.do !== 'pay') return
    const reference = await beginPayment(stage, registrationId, step.amount)
    await settlePayment(stage.ctx(), stage.bank.pay(reference, step.amount))
  },
  cancel: async (stage, party, step) => {
    if (step.do === 'cancel') await resign(stage, party, [step.who ?? []].flat())
  },
  clock: async () => {},
  organiser_cancels_event: (stage) =>
    callOffEvent(stage.ctx(), { eventId: stage.eventId, reason: 'Wydarzenie się nie odbędzie.' }),
}

/** Sells the registration as the site does; in the office when it is made there, or by somebody of the staff. */
async function sell(stage: Stage, { sample, draft, total, channel }: Reckoned): Promise<string> {
  const { by, people } = sample
  const [first] = people
  const named = [by?.first_name, first?.first_name].find((name) => typeof name === 'string') ?? 'Osoba'
  const family = [by?.last_name, first?.last_name].find((name) => typeof name === 'string') ?? 'Próbna'
  const contact = { firstName: named, lastName: family, email: 'osoba@example.org', phone: '+48 600 000 200' }
  const made = await createRegistration(stage.ctx(), {
    slug: stage.slug,
    key: randomUUID(),
    body: { version: 1, expectedTotal: total, draft, contact },
    terms: { ...NO_TERMS, channel: draft.registrantRole === 'staff' ? 'office' : channel },
  })
  return made.registrationId
}

/** A payment through the gateway, or, where no page would offer that sum, a transfer that nobody asked for. */
async function beginPayment(stage: Stage, registrationId: string, amount: number): Promise<string> {
  const ctx = stage.ctx()
  const wanted = { registrationId, amount, returnUrl: 'https://example.org/' }
  try {
    return stage.bank.referenceOf((await createPayment(ctx, wanted)).redirectUrl)
  } catch (error) {
    if (!(error instanceof Refusal) || !UNASKED.has(error.code)) throw error
    const paymentId = randomUUIDv7()
    const payment = { accountId: ctx.account, paymentId, registrationId, amount, pushed: false }
    await ctx.db.tenant(ctx.account, (tx) => insertPayment(tx, { ...payment, gateway: stage.bank.name }))
    return paymentId
  }
}

const UNASKED: ReadonlySet<string> = new Set(['invalid_input', 'not_payable'])

/** Some of the people resign, or, when nobody would stay or nobody is named, all of them. */
async function resign(stage: Stage, party: Party, who: readonly string[]): Promise<void> {
  const { registrationId, draft } = party
  const unknown = who.filter((ref) => !draft.people.some((person) => person.ref === ref))
  if (unknown.length > 0) throw new Error(`nobody who takes part is called '${unknown.join("', '")}'`)
  const staying = draft.people.filter(({ ref }) => !who.includes(ref))
  if (who.length === 0 || staying.length === 0)
    return cancelRegistration(stage.ctx(), { registrationId, by: 'registrant', reason: null })
  const stays = (ref: string) => staying.some((person) => person.ref === ref)
  party.draft = {
    ...draft,
    people: staying,
    registeredBy: draft.registeredBy !== null && stays(draft.registeredBy) ? draft.registeredBy : null,
    carers: Object.fromEntries(Object.entries(draft.carers).filter(([minor]) => stays(minor))),
  }
  const { revision } = await lookAt(stage, registrationId)
  const change = { registrationId, by: 'registrant' as const, body: { revision, draft: party.draft } }
  const { total } = await previewChange(stage.ctx(), change)
  await changeRegistration(stage.ctx(), { ...change, body: { ...change.body, expectedTotal: total } })
}

function say(step: Step, { state, remaining }: Standing, refund: number): string {
  const what = step.do === 'pay' ? `pay ${step.amount}` : step.do
  return `${what} → ${state}, total ${remaining}${refund > 0 ? `, refund ${refund}` : ''}`
}
