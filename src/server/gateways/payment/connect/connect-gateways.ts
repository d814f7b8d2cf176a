import { noticePath } from '#contract/gateway.ts'
import { ConfigError } from '#server/base/config.ts'
import type { PaymentGateway } from '../port.ts'
import { PAYMENT_ADAPTERS } from './registry.ts'

/**
 * The gateways with settings, in the order of the registry.
 * @param settings of each gateway by its name
 * @param address where gateways reach this installation, without a trailing slash
 * @throws ConfigError for an unknown gateway name, and for wrong settings
 */
export function connectGateways(
  settings: Readonly<Record<string, unknown>>,
  address: string,
): PaymentGateway[] {
  const isKnown = (wanted: string) => PAYMENT_ADAPTERS.some(({ facts }) => facts.name === wanted)
  const unknown = Object.keys(settings).find((wanted) => !isKnown(wanted))
  if (unknown !== undefined) throw new ConfigError(`There is no payment gateway '${unknown}'.`)
  return PAYMENT_ADAPTERS.filter(({ facts }) => Object.hasOwn(settings, facts.name)).map((adapter) =>
    adapter.connect(settings[adapter.facts.name], { notices: `${address}${noticePath(adapter.facts.name)}` }),
  )
}
