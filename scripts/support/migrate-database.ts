import type { Config } from '#server/base/config.ts'
import { developmentKey, sessionKeys } from '#server/base/secrets.ts'
import { migrate } from '#server/db/migrate.ts'
import type { OpenDatabase } from './open-database.ts'

/** Brings a command's database up to date, with the logins and the key that nodes use. */
export async function migrateDatabase(
  { url, logins }: Pick<OpenDatabase, 'url' | 'logins'>,
  config: Pick<Config, 'secretKey' | 'secretKeysBefore' | 'dataDir'>,
): Promise<void> {
  const key = config.secretKey ?? (await developmentKey(config.dataDir))
  await migrate(url, { logins, signingKeys: sessionKeys(key, config.secretKeysBefore) })
}
