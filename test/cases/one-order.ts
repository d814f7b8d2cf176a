import { randomUUID } from 'node:crypto'
import { deadlineOf } from '#domain/polish-time.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { createPayment } from '#server/features/payments/create-payment.ts'
import { settlePayment } from '#server/features/payments/settle-payment.ts'
import { reconcileAccount } from '#server/features/reconciliation/reconcile-account.ts'
import { createRegistration } from '#server/features/registrations/create-registration.ts'
import { getRegistration } from '#server/features/registrations/get-registration.ts'
import { type Ground, type Stage, setStage } from '../../scripts/cases/steps-ground.ts'

/** A payment at the bank. */
export interface Begun {
  readonly amount: number
  readonly reference: string
}

/** One registration of one person on the real database, to be paid for at moments that a test names. */
export interface OneOrder {
  readonly stage: Stage
  readonly registrationId: string
  /** Begins to pay what is asked for. */
  begin(at: string): Promise<Begun>
  /** The bank says that the money has come. */
  succeed(at: string, payment: Begun): Promise<void>
  /** How it stands; the books agree with each other. */
  look(at?: string): Promise<Awaited<ReturnType<typeof getRegistration>>['registration']>
}

/** Orders at a moment, for so many grosze. */
export async function orderOne(
  ground: Ground,
  definition: object,
  { at, total }: { readonly at: string; readonly total: number },
): Promise<OneOrder> {
  const stage = await setStage(ground, definition, deadlineOf(at))
  const draft = registrationDraftSchema.parse({
    people: [{ ref: 'ola', firstName: 'Ola', lastName: 'Nowak', birthDate: null }],
    registeredBy: 'ola',
  })
  const contact = { firstName: 'Ola', lastName: 'Nowak', email: 'ola@example.org', phone: '+48 600 000 200' }
  const body = { version: 1, expectedTotal: total, draft, contact }
  const order = { slug: stage.slug, key: randomUUID(), body }
  const { registrationId } = await createRegistration(stage.ctx(), order)
  await stage.settle()
  return {
    ...{ stage, registrationId },
    async begin(moment) {
      await stage.passTo(deadlineOf(moment))
      const wanted = { registrationId, returnUrl: 'https://example.org/' }
      const { amount, redirectUrl } = await createPayment(stage.ctx(), wanted)
      return { amount, reference: stage.bank.referenceOf(redirectUrl) }
    },
    async succeed(moment, { reference, amount }) {
      await stage.passTo(deadlineOf(moment))
      await settlePayment(stage.ctx(), stage.bank.pay(reference, amount))
      await stage.settle()
    },
    async look(moment) {
      if (moment !== undefined) await stage.passTo(deadlineOf(moment))
      const { differences } = await reconcileAccount(stage.ctx(), { patience: 0 })
      if (differences.length > 0) throw new Error(JSON.stringify(differences))
      return (await getRegistration(stage.ctx(), registrationId)).registration
    },
  }
}
