import { isIP } from 'node:net'
import { z } from 'zod'

/** A setting is missing or wrong; the message is one sentence for whoever started the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const brandSchema = z.strictObject({
  id: z.enum(['zapisano', 'obecni']),
  name: z.string().min(1),
  domain: z.string().regex(/^[a-z0-9.-]+$/),
  /** The brand's page on Facebook; left out: the page named as its domain. */
  facebook: z.url({ protocol: /^https$/ }).optional(),
})

export type Brand = z.infer<typeof brandSchema>

const DEVELOPMENT_BRANDS: readonly [Brand, Brand] = [
  { id: 'zapisano', name: 'Zapisano', domain: 'zapisano.localhost' },
  { id: 'obecni', name: 'Obecni', domain: 'obecni.localhost' },
]

export interface Config {
  /** Development conveniences are on: local issuer, captured mail, test gateway. */
  readonly development: boolean
  /** Sources are served through Vite with hot reload. */
  readonly hotReload: boolean
  readonly host: string
  readonly port: number
  /** null: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null
  /** For LISTEN, where a pooler stands between; the same as `databaseUrl` unless given. */
  readonly databaseDirectUrl: string | null
  readonly dataDir: string
  readonly brands: readonly [Brand, Brand]
  /** null in development: made at the first start and kept in `dataDir`. */
  readonly secretKey: string | null
  /** Keys of earlier days, by which what was encrypted then is still read. */
  readonly secretKeysBefore: readonly string[]
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Sign-in with Google; null in development: the local issuer stands in. */
  readonly googleClientId: string | null
  /** Where Google publishes the keys of its tokens; no setting, only tests have others. */
  readonly googleKeysUrl: string
  /**
   * Another place that serves this build's `/assets/`, as an origin without a slash at its end; the editor of
   * rich text is fetched from there. null: from here.
   */
  readonly assetUrl: string | null
  /** Addresses or networks of proxies before this node: whom they ask for is believed, nobody else is. */
  readonly trustedProxies: readonly string[]
  /** What this node does. */
  readonly runs: { readonly web: boolean; readonly worker: boolean }
}

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs'
const PORT = z.coerce.number().int().min(1).max(65_535)

/**
 * Reads the environment, once, at the start; this is the only file that does. An empty variable is one
 * that is not set.
 * @throws ConfigError with one sentence that names the variable.
 */
export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const env: NodeJS.ProcessEnv = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const production = env.NODE_ENV === 'production'
  const port = PORT.safeParse(env.PORT ?? '3000')
  if (!port.success) throw new ConfigError(`PORT must be a number from 1 to 65535, not '${env.PORT}'.`)
  if (production) requireInProduction(env)
  else requireThisMachine(env)
  return {
    development: !production,
    hotReload: !production && env.ZAPISANO_HOT_RELOAD === '1',
    host: env.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    port: port.data,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
    dataDir: env.DATA_DIR ?? '.data',
    brands: readBrands(env.BRANDS),
    secretKey: env.SECRET_KEY ?? null,
    secretKeysBefore: (env.SECRET_KEYS_BEFORE ?? '').split(',').filter((key) => key !== ''),
    smtpUrl: env.SMTP_URL ?? null,
    assetUrl: readAssetUrl(env.ASSET_URL),
    mailFrom: env.MAIL_FROM ?? 'zapisy@zapisano.localhost',
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    googleKeysUrl: GOOGLE_KEYS,
    trustedProxies: readProxies(env.TRUSTED_PROXIES),
    runs: readRuns(env.RUNS),
  }
}

function requireInProduction(env: NodeJS.ProcessEnv): void {
  for (const name of ['DATABASE_URL', 'SECRET_KEY', 'BRANDS', 'SMTP_URL', 'MAIL_FROM', 'GOOGLE_CLIENT_ID']) {
    if (!env[name]) throw new ConfigError(`${name} is not set; production (NODE_ENV=production) needs it.`)
  }
  if ((env.SECRET_KEY ?? '').length < 32)
    throw new ConfigError('SECRET_KEY must have at least 32 characters.')
}

/** Development signs anybody in without a password: nobody else may reach it by mistake. */
function requireThisMachine(env: NodeJS.ProcessEnv): void {
  const isLoopback = ['localhost', '127.0.0.1', '::1'].includes(env.HOST ?? 'localhost')
  if (isLoopback || env.DEVELOPMENT_ON_NETWORK === '1') return
  throw new ConfigError(
    `HOST is ${env.HOST}, but the development server signs anybody in: set NODE_ENV=production, or DEVELOPMENT_ON_NETWORK=1 if others may.`,
  )
}

function readBrands(text: string | undefined): readonly [Brand, Brand] {
  if (text === undefined) return DEVELOPMENT_BRANDS
  const parsed = z.tuple([brandSchema, brandSchema]).safeParse(parseJson(text))
  if (!parsed.success) {
    throw new ConfigError(
      'BRANDS must be JSON with two brands: [{"id":"zapisano","name":…,"domain":…},{"id":"obecni",…}].',
    )
  }
  return parsed.data
}

function readAssetUrl(text: string | undefined): string | null {
  if (text === undefined) return null
  const url = URL.parse(text)
  if (url?.protocol.startsWith('http') && url.href === `${url.origin}/`) return url.origin
  throw new ConfigError(`ASSET_URL must be an origin such as https://assets.example.org, not '${text}'.`)
}

function readProxies(text: string | undefined): readonly string[] {
  const proxies = (text ?? '').split(',').map((each) => each.trim())
  const known = proxies.filter((each) => each !== '')
  for (const each of known) {
    const [address = '', bits = '0', ...rest] = each.split('/')
    const longest = isIP(address) === 4 ? 32 : 128
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > longest || rest.length > 0)
      throw new ConfigError(
        `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, not '${each}'.`,
      )
  }
  return known
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readRuns(text: string | undefined): Config['runs'] {
  if (text === undefined || text === 'both') return { web: true, worker: true }
  if (text === 'web') return { web: true, worker: false }
  if (text === 'worker') return { web: false, worker: true }
  throw new ConfigError(`RUNS must be web, worker or both, not '${text}'.`)
}
