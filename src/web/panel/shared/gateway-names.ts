const NAMES: Readonly<Record<string, string>> = { test: 'bramka testowa' }

/** A gateway within a sentence; one without a name of ours by its own. */
export const gatewayName = (gateway: string): string => NAMES[gateway] ?? gateway
