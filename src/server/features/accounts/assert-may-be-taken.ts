import { formError } from '#domain/form/fields/messages.ts'
import { isReservedSubdomain } from '#domain/values/reserved-subdomain.ts'
import { formMessage } from '#i18n/pl/form.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { Refusal, refusalAt } from '#server/http/refusal.ts'
import { platformSubdomain } from './platform-subdomain.ts'

/**
 * Whether a host is one that organisers may have, taken or not.
 * @throws Refusal invalid_input, domain_taken at the field
 */
export function assertMayBeTaken(ctx: Pick<Ctx, 'config'>, host: string, field: string): void {
  const subdomain = platformSubdomain(host, ctx.config.brands)
  if (subdomain === null) {
    const error = formError('INVALID_SUBDOMAIN')
    throw new Refusal('invalid_input', {
      problems: [{ code: error.key, field, message: formMessage(error) }],
    })
  }
  if (isReservedSubdomain(subdomain)) throw refusalAt(field, 'domain_taken')
}
