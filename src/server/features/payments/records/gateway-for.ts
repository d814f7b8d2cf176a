import type { Ctx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { PaymentGateway } from '#server/gateways/payment/port.ts'
import { findGateway, gatewayForNew } from './connected-gateways.ts'
import { isOfTest } from './payments.queries.ts'

/** The gateway that takes new payments for a registration, that of tests for one of a test; null where none is connected. */
export const gatewayFor = async (
  tx: Tx,
  ctx: Pick<Ctx, 'gateways'>,
  registrationId: string,
): Promise<PaymentGateway | null> =>
  (await isOfTest(tx, registrationId)) ? findGateway(ctx, 'test') : gatewayForNew(ctx)
