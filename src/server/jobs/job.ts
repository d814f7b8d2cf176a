import { z } from 'zod'
import type { Ctx, TenantCtx } from '#server/context/ctx.ts'

/** A job as the worker runs it: the payload is validated first. Throwing means: again later. */
export type RunJob = (ctx: Ctx, payload: unknown) => Promise<void>

const tenantPayload = z.object({ account: z.uuid() })

/** A job of one account: enters the account that its payload names. */
export function job<Payload extends z.ZodType>(
  schema: Payload,
  run: (ctx: TenantCtx, payload: z.output<Payload>) => Promise<void>,
): RunJob {
  return async (ctx, payload) => {
    const { account } = tenantPayload.parse(payload)
    await run({ ...ctx, account, actor: { kind: 'system' } }, schema.parse(payload))
  }
}
