import type { z } from 'zod'
import { ConfigError } from '#server/base/config.ts'
import type { GatewayCalls, GatewayFacts, PaymentGateway } from './port.ts'

/** Where a gateway reaches us. */
export interface OurAddresses {
  /** The address that receives the notices of this gateway. */
  readonly notices: string
}

/** A gateway that can be connected; one line of registry.ts. */
export interface PaymentAdapter {
  readonly facts: GatewayFacts
  readonly settings: z.ZodObject
  /** Settings that must not be read again, once they are stored. */
  readonly secrets: readonly string[]
  /** @throws ConfigError when the settings are not those of this gateway; it names fields, never values */
  connect(settings: unknown, addresses: OurAddresses): PaymentGateway
}

/**
 * Makes the one value that the folder of a gateway exports.
 * @param secrets names of settings that are secret
 * @param connect makes the calls by validated settings
 */
export function paymentAdapter<Settings extends z.ZodObject>(definition: {
  readonly facts: GatewayFacts
  readonly settings: Settings
  readonly secrets: readonly (keyof z.output<Settings> & string)[]
  readonly connect: (settings: z.output<Settings>, addresses: OurAddresses) => GatewayCalls
}): PaymentAdapter {
  const { facts, settings, secrets } = definition
  return {
    facts,
    settings,
    secrets,
    connect(given, addresses) {
      const read = settings.safeParse(given)
      if (read.success) return { ...facts, ...definition.connect(read.data, addresses) }
      const fields = read.error.issues.map(({ path }) => path.join('.'))
      throw new ConfigError(
        `Settings of the payment gateway '${facts.name}' are wrong: ${fields.join(', ')}.`,
      )
    },
  }
}
