import { randomUUIDv7 } from 'node:crypto'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import { callOffEvent } from '#server/features/events/calling-off/call-off-event.ts'
import { createPayment } from '#server/features/payments/create-payment.ts'
import { insertPayment } from '#server/features/payments/records/payments.queries.ts'
import { settlePayment } from '#server/features/payments/settle-payment.ts'
import { approveRegistration } from '#server/features/registrations/approval/approve-registration.ts'
import { refuseApproval } from '#server/features/registrations/approval/refuse-approval.ts'
import { cancelRegistration } from '#server/features/registrations/cancel/cancel-registration.ts'
import { changeRegistration } from '#server/features/registrations/change/change-registration.ts'
import { previewChange } from '#server/features/registrations/change/preview-change.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Case, wordsOf } from './case-file.ts'
import { askedBy } from './roles.ts'
import { type CaseRegistration, registrationSchema } from './sample.ts'
import type { Scenario } from './scenario.ts'
import { lookAt } from './step-compare.ts'
import { assertAllThatWait } from './step-decide.ts'
import { handOver } from './step-hand-over.ts'
import type { ChangeStep, DecideStep, Step } from './then.ts'
import { translate } from './translate.ts'
import { unknownPerson } from './unknown-people.ts'

/** The current registration: its participants and choices, as the case states them and as they are sent. */
export interface Party {
  readonly registrationId: string
  readonly file: Case
  now: { readonly sample: CaseRegistration; readonly draft: RegistrationDraft }
}

/** Does one step by the product's own functions. @throws Refusal when they refuse it; then nothing has changed */
export async function doStep(scenario: Scenario, party: Party, step: Step): Promise<void> {
  const { registrationId } = party
  switch (step.do) {
    case 'pay': {
      const reference = await beginPayment(scenario, registrationId, step.amount)
      await settlePayment(scenario.ctx(), scenario.bank.pay(reference, step.amount))
      return
    }
    case 'cancel':
      return resign(scenario, party, step.who ?? [], askedBy(party.file, party.now.sample, step.by))
    case 'change':
      return change(scenario, party, step)
    case 'hand_over':
      return handOver(scenario, party, step)
    case 'approve':
      assertDecides(scenario, party, step)
      return approveRegistration(scenario.ctx(), registrationId)
    case 'refuse':
      assertDecides(scenario, party, step)
      return refuseApproval(scenario.ctx(), { registrationId, reason: 'Warunki nie są spełnione.' })
    case 'organiser_cancels_event':
      assertDecides(scenario, party, { by: step.by })
      return callOffEvent(scenario.ctx(), {
        eventId: scenario.eventId,
        reason: 'Wydarzenie się nie odbędzie.',
      })
    case 'clock':
      return
  }
}

/** @throws Error for other callers, and if the named people are not all who wait */
function assertDecides(scenario: Scenario, { file, now }: Party, { by, who }: DecideStep): void {
  if (by != null && askedBy(file, now.sample, by) !== 'staff')
    throw new Error(`only the staff do this, not '${by}'`)
  if (who != null) assertAllThatWait(scenario, now.draft, who)
}

/** A payment through the gateway, or, if no page would offer that sum, an unrequested transfer. */
async function beginPayment(scenario: Scenario, registrationId: string, amount: number): Promise<string> {
  const ctx = scenario.ctx()
  const wanted = { registrationId, amount, siteAddress: 'https://example.org', browser: null }
  try {
    return scenario.bank.referenceOf((await createPayment(ctx, wanted)).redirectUrl)
  } catch (error) {
    if (!(error instanceof Refusal) || !UNASKED.has(error.code)) throw error
    const paymentId = randomUUIDv7()
    const payment = { accountId: ctx.account, paymentId, registrationId, amount, pushed: false }
    await ctx.db.tenant(ctx.account, (tx) => insertPayment(tx, { ...payment, gateway: scenario.bank.name }))
    return paymentId
  }
}

const UNASKED: ReadonlySet<string> = new Set(['invalid_input', 'not_payable'])

/** Some of the people resign, or all of them, if none would stay or none is named. */
async function resign(
  scenario: Scenario,
  party: Party,
  who: readonly string[],
  by: ChangedBy,
): Promise<void> {
  const { sample, draft } = party.now
  const refs = draft.people.map(({ ref }) => ref)
  const unknown = who.filter((ref) => !refs.includes(ref))
  if (unknown.length > 0) throw new Error(unknown.map((ref) => unknownPerson(ref, refs)).join('; '))
  const stays = (ref: string) => refs.includes(ref) && !who.includes(ref)
  if (who.length === 0 || !refs.some(stays))
    return cancelRegistration(scenario.ctx(), { registrationId: party.registrationId, by, reason: null })
  const carersOfStaying = <T>(carers: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(carers).filter(([minor]) => stays(minor)))
  await send(scenario, party, by, {
    sample: {
      ...sample,
      people: sample.people.filter(({ ref }) => stays(ref)),
      carers: carersOfStaying(sample.carers ?? {}),
    },
    draft: {
      ...draft,
      people: draft.people.filter(({ ref }) => stays(ref)),
      registeredBy: draft.registeredBy !== null && stays(draft.registeredBy) ? draft.registeredBy : null,
      carers: carersOfStaying(draft.carers),
    },
  })
}

/** The sample with the fields of the step; the registrant stays the same. */
async function change(scenario: Scenario, party: Party, step: ChangeStep): Promise<void> {
  const { sample, draft } = party.now
  const changed = changedSample(sample, step)
  const { registeredBy, registrantRole } = draft
  const next = { ...translate(party.file, scenario.definition, changed), registeredBy, registrantRole }
  await send(scenario, party, askedBy(party.file, sample, step.by), { sample: changed, draft: next })
}

function changedSample(sample: CaseRegistration, step: ChangeStep): CaseRegistration {
  const { do: _do, at: _at, by: _by, expect: _expect, who, people: listed, choices: chosen, ...more } = step
  const { why: _why, title: _title, note: _note, ...own } = more
  const refs = sample.people.map(({ ref }) => ref)
  const unknown = (who ?? []).filter((ref) => !refs.includes(ref))
  if (unknown.length > 0) throw new Error(unknown.map((ref) => unknownPerson(ref, refs)).join('; '))
  // If people are named, the other fields of the step are theirs.
  const people = who == null ? listed : [...listed, ...who.map((ref) => ({ ref, choices: chosen, ...own }))]
  const { choices, ...fields } = who == null ? { choices: chosen, ...own } : { choices: {} }
  const named = new Map(people.map((person) => [person.ref, person]))
  const staying = sample.people.map((person) => {
    const now = named.get(person.ref)
    return now === undefined ? person : { ...person, ...now, choices: { ...person.choices, ...now.choices } }
  })
  const joining = people.filter(({ ref }) => !sample.people.some((person) => person.ref === ref))
  const read = registrationSchema.safeParse({
    ...{ ...sample, ...fields },
    people: [...staying, ...joining],
    choices: { ...sample.choices, ...choices },
  })
  if (!read.success) throw new Error(`the change is not understood: ${wordsOf(read.error)}`)
  return read.data
}

/** Changes the registration into the next one, at the price of a preview. */
async function send(scenario: Scenario, party: Party, by: ChangedBy, next: Party['now']): Promise<void> {
  const { registrationId } = party
  const { revision } = await lookAt(scenario, registrationId)
  const wanted = { registrationId, by, body: { revision, draft: next.draft } }
  const { total, fee } = await previewChange(scenario.ctx(), wanted)
  const body = { ...wanted.body, expectedTotal: total, fee: fee?.amount ?? 0 }
  await changeRegistration(scenario.ctx(), { ...wanted, body })
  party.now = next
}
