/** A setting that is missing or wrong, as one sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** The environment, parsed once. */
export type Config = {
  port: number
  dataDir: string
  databaseUrl: string | undefined
  dev: boolean
  production: boolean
}

/** @throws ConfigError naming the variable */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production'
  if (production && !env.SECRET_KEY) throw new ConfigError('In production SECRET_KEY must be set.')
  return {
    port: Number(env.PORT ?? 3000),
    dataDir: env.DATA_DIR ?? '.data',
    databaseUrl: env.DATABASE_URL,
    dev: env.ZAPISANO_DEV === '1',
    production,
  }
}
