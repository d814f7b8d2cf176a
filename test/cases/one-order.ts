import { randomUUID } from 'node:crypto'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { deadlineOf } from '#domain/values/polish-time.ts'
import { createPayment } from '#server/features/payments/create-payment.ts'
import { settlePayment } from '#server/features/payments/settle-payment.ts'
import { reconcileAccount } from '#server/features/reconciliation/reconcile-account.ts'
import { createRegistration } from '#server/features/registrations/order/create-registration.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { type Scenario, startScenario, type TestDatabase } from '../../tools/cases/scenario.ts'

/** A payment at the bank. */
export interface Begun {
  readonly amount: number
  readonly reference: string
}

/** One registration of one person on the real database, to be paid for at moments that a test names. */
export interface OneOrder {
  readonly scenario: Scenario
  readonly registrationId: string
  /** Starts to pay the requested sum. */
  begin(at: string): Promise<Begun>
  /** The bank reports that the money has come. */
  succeed(at: string, payment: Begun): Promise<void>
  /** Its state; fails unless the books agree with each other. */
  look(at?: string): ReturnType<typeof getRegistration>
}

/** Orders at a moment, for so many grosze. */
export async function orderOne(
  testDatabase: TestDatabase,
  definition: object,
  { at, total }: { readonly at: string; readonly total: number },
): Promise<OneOrder> {
  const scenario = await startScenario(testDatabase, definition, deadlineOf(at))
  const draft = registrationDraftSchema.parse({
    people: [{ ref: 'ola', firstName: 'Ola', lastName: 'Nowak', birthDate: null }],
    registeredBy: 'ola',
  })
  const contact = { firstName: 'Ola', lastName: 'Nowak', email: 'ola@example.org', phone: '+48 600 000 200' }
  const body = { version: 1, expectedTotal: total, draft, contact }
  const order = { slug: scenario.slug, key: randomUUID(), body }
  const { registrationId } = await createRegistration(scenario.ctx(), order)
  await scenario.settle()
  return {
    ...{ scenario, registrationId },
    async begin(moment) {
      await scenario.passTo(deadlineOf(moment))
      const wanted = { registrationId, siteAddress: 'https://example.org', browser: null }
      const { amount, redirectUrl } = await createPayment(scenario.ctx(), wanted)
      return { amount, reference: scenario.bank.referenceOf(redirectUrl) }
    },
    async succeed(moment, { reference, amount }) {
      await scenario.passTo(deadlineOf(moment))
      await settlePayment(scenario.ctx(), scenario.bank.pay(reference, amount))
      await scenario.settle()
    },
    async look(moment) {
      if (moment !== undefined) await scenario.passTo(deadlineOf(moment))
      const { differences } = await reconcileAccount(scenario.ctx(), { patience: 0 })
      if (differences.length > 0) throw new Error(JSON.stringify(differences))
      return getRegistration(scenario.ctx(), registrationId)
    },
  }
}
