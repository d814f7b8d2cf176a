import { randomUUIDv7 } from 'node:crypto'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import { callOffEvent } from '#server/features/events/call-off-event.ts'
import { createPayment } from '#server/features/payments/create-payment.ts'
import { insertPayment } from '#server/features/payments/payments.queries.ts'
import { settlePayment } from '#server/features/payments/settle-payment.ts'
import { approveRegistration } from '#server/features/registrations/approve-registration.ts'
import { cancelRegistration } from '#server/features/registrations/cancel-registration.ts'
import { changeRegistration } from '#server/features/registrations/change-registration.ts'
import { previewChange } from '#server/features/registrations/preview-change.ts'
import { refuseApproval } from '#server/features/registrations/refuse-approval.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Case, wordsOf } from './case-file.ts'
import { askedBy } from './roles.ts'
import { type CaseRegistration, registrationSchema } from './sample.ts'
import { nobody } from './somebody.ts'
import { lookAt } from './steps-compare.ts'
import { assertAllThatWait } from './steps-decide.ts'
import type { Stage } from './steps-ground.ts'
import { handOver } from './steps-hand-over.ts'
import type { ChangeStep, DecideStep, Step } from './then.ts'
import { translate } from './translate.ts'

/** The registration as it stands: who still takes part, and what was chosen, as the case says it and as it is sent. */
export interface Party {
  readonly registrationId: string
  readonly file: Case
  now: { readonly sample: CaseRegistration; readonly draft: RegistrationDraft }
}

/** Does one step by the product's own verbs. @throws Refusal when they refuse it; then nothing has changed */
export async function doStep(stage: Stage, party: Party, step: Step): Promise<void> {
  const { registrationId } = party
  switch (step.do) {
    case 'pay': {
      const reference = await beginPayment(stage, registrationId, step.amount)
      await settlePayment(stage.ctx(), stage.bank.pay(reference, step.amount))
      return
    }
    case 'cancel':
      return resign(stage, party, step.who ?? [], askedBy(party.file, party.now.sample, step.by))
    case 'change':
      return change(stage, party, step)
    case 'hand_over':
      return handOver(stage, party, step)
    case 'approve':
      assertDecides(stage, party, step)
      return approveRegistration(stage.ctx(), registrationId)
    case 'refuse':
      assertDecides(stage, party, step)
      return refuseApproval(stage.ctx(), { registrationId, reason: 'Warunki nie są spełnione.' })
    case 'organiser_cancels_event':
      assertDecides(stage, party, { by: step.by })
      return callOffEvent(stage.ctx(), { eventId: stage.eventId, reason: 'Wydarzenie się nie odbędzie.' })
    case 'clock':
      return
  }
}

/** @throws Error for anybody else, and where people are named that are not all who wait */
function assertDecides(stage: Stage, { file, now }: Party, { by, who }: DecideStep): void {
  if (by != null && askedBy(file, now.sample, by) !== 'staff')
    throw new Error(`only the staff do this, not '${by}'`)
  if (who != null) assertAllThatWait(stage, now.draft, who)
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
async function resign(stage: Stage, party: Party, who: readonly string[], by: ChangedBy): Promise<void> {
  const { sample, draft } = party.now
  const refs = draft.people.map(({ ref }) => ref)
  const unknown = who.filter((ref) => !refs.includes(ref))
  if (unknown.length > 0) throw new Error(unknown.map((ref) => nobody(ref, refs)).join('; '))
  const stays = (ref: string) => refs.includes(ref) && !who.includes(ref)
  if (who.length === 0 || !refs.some(stays))
    return cancelRegistration(stage.ctx(), { registrationId: party.registrationId, by, reason: null })
  const carersOfStaying = <T>(carers: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(carers).filter(([minor]) => stays(minor)))
  await send(stage, party, by, {
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

/** What the step names is from now on so; who registered stays who it was. */
async function change(stage: Stage, party: Party, step: ChangeStep): Promise<void> {
  const { sample, draft } = party.now
  const changed = changedSample(sample, step)
  const { registeredBy, registrantRole } = draft
  const next = { ...translate(party.file, stage.definition, changed), registeredBy, registrantRole }
  await send(stage, party, askedBy(party.file, sample, step.by), { sample: changed, draft: next })
}

function changedSample(sample: CaseRegistration, step: ChangeStep): CaseRegistration {
  const { do: _do, at: _at, by: _by, expect: _expect, who, people: listed, choices: chosen, ...more } = step
  const { why: _why, title: _title, note: _note, ...said } = more
  const refs = sample.people.map(({ ref }) => ref)
  const unknown = (who ?? []).filter((ref) => !refs.includes(ref))
  if (unknown.length > 0) throw new Error(unknown.map((ref) => nobody(ref, refs)).join('; '))
  // Of people who are named, the fields beside the names are theirs.
  const people = who == null ? listed : [...listed, ...who.map((ref) => ({ ref, choices: chosen, ...said }))]
  const { choices, ...fields } = who == null ? { choices: chosen, ...said } : { choices: {} }
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

/** Changes the registration into the next one, at the price that a preview told. */
async function send(stage: Stage, party: Party, by: ChangedBy, next: Party['now']): Promise<void> {
  const { registrationId } = party
  const { revision } = await lookAt(stage, registrationId)
  const wanted = { registrationId, by, body: { revision, draft: next.draft } }
  const { total, fee } = await previewChange(stage.ctx(), wanted)
  const body = { ...wanted.body, expectedTotal: total, fee: fee?.amount ?? 0 }
  await changeRegistration(stage.ctx(), { ...wanted, body })
  party.now = next
}
