import type { Ctx } from '#server/ctx.ts'

/**
 * The secret in the link of 'Moje zgłoszenie'. It is made from the registration's id by our key, so
 * that an e-mail can carry it again; the database keeps only its hash.
 */
export function registrationToken(ctx: Pick<Ctx, 'secrets'>, registrationId: string): string {
  return ctx.secrets.sign('registration-link', registrationId)
}
