import { isIP } from 'node:net'
import { z } from 'zod'
import { type ConnectionTimeouts, TIMEOUTS } from './connection-timeouts.ts'
import { UPLOAD_LIMITS, type UploadLimits } from './upload-limits.ts'

/** A setting is missing or wrong; the message is one sentence for the person who started the server. */
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

/** A bucket of a store that speaks S3. */
export interface StorageSettings {
  /** Where the bucket is, path-style, without a trailing slash: 'https://s3.example.org/zapisano-files'. */
  readonly bucketUrl: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

export interface Config {
  /** Development conveniences are on: local issuer, captured mail, test gateway. */
  readonly development: boolean
  /** Sources are served through Vite with hot reload. */
  readonly hotReload: boolean
  readonly host: string
  readonly port: number
  /** The application's login. null: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null
  /** The worker's login, not through a pooler, because it listens; the same as `databaseUrl` unless given. */
  readonly databaseWorkerUrl: string | null
  /**
   * The login that owns the database and migrates it; the same as `databaseUrl` unless given. A node does not need
   * it.
   */
  readonly databaseOwnerUrl: string | null
  readonly dataDir: string
  /** Where the files that people upload are; null: in a folder under `dataDir`. */
  readonly fileStorage: StorageSettings | null
  readonly brands: readonly [Brand, Brand]
  /** null in development: generated at the first start and stored in `dataDir`. */
  readonly secretKey: string | null
  /** Earlier keys, by which what was encrypted then is still read. */
  readonly secretKeysBefore: readonly string[]
  readonly smtpUrl: string | null
  /** Sender addresses of the mails of each brand's organisers. */
  readonly mailFrom: Readonly<Record<Brand['id'], string>>
  /** Sign-in with Google; null in development: the local issuer replaces it. */
  readonly googleClientId: string | null
  /** Where Google publishes the keys of its tokens; not a setting, only tests use another address. */
  readonly googleKeysUrl: string
  /**
   * Settings of the connected payment gateways, by name; null: the test gateway in development, none elsewhere. Not a
   * setting, only tests use others.
   */
  readonly gatewaySettings: Readonly<Record<string, unknown>> | null
  /**
   * Another origin (without a trailing slash) that serves this build's `/assets/`; the editor of rich text is fetched
   * from there. null: from this server.
   */
  readonly assetUrl: string | null
  /**
   * Addresses or networks of the proxies in front of this node: only their forwarded client addresses are trusted.
   */
  readonly trustedProxies: readonly string[]
  /** Where domains of organisers must point to reach us; empty: none can be connected. */
  readonly publicAddresses: readonly string[]
  /** Which name servers are asked about them; empty: those of this machine. */
  readonly dnsServers: readonly string[]
  /** How many connections one address may have open at once; not a setting, only tests use others. */
  readonly connectionsPerAddress: number
  /** When a stalled connection is ended; not a setting, only tests use others. */
  readonly timeouts: ConnectionTimeouts
  /** Not a setting, only tests use others. */
  readonly uploadLimits: UploadLimits
  /** What this node does. */
  readonly runs: { readonly web: boolean; readonly worker: boolean }
}

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs'
/** Five hundred people behind one address, whose browsers open six connections each, and room to spare. */
const CONNECTIONS_PER_ADDRESS = 4_096
const LOOPBACK = ['localhost', '127.0.0.1', '::1']
const PORT = z.coerce.number().int().min(1).max(65_535)

/**
 * Reads the environment, once, at the start; no other file does. An empty variable counts as not set.
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
    databaseWorkerUrl: env.DATABASE_WORKER_URL ?? env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL ?? null,
    dataDir: env.DATA_DIR ?? '.data',
    fileStorage: readStorage(env),
    brands: readBrands(env.BRANDS),
    secretKey: env.SECRET_KEY ?? null,
    secretKeysBefore: (env.SECRET_KEYS_BEFORE ?? '').split(',').filter((key) => key !== ''),
    smtpUrl: env.SMTP_URL ?? null,
    assetUrl: readAssetUrl(env.ASSET_URL),
    mailFrom: {
      zapisano: env.MAIL_FROM ?? 'zapisy@zapisano.localhost',
      obecni: env.MAIL_FROM_OBECNI ?? 'zapisy@obecni.localhost',
    },
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    googleKeysUrl: GOOGLE_KEYS,
    gatewaySettings: null,
    trustedProxies: readProxies(env.TRUSTED_PROXIES),
    publicAddresses: readAddresses(
      'PUBLIC_ADDRESSES',
      env.PUBLIC_ADDRESSES ?? (production ? '' : '127.0.0.1'),
    ),
    dnsServers: readAddresses('DNS_SERVERS', env.DNS_SERVERS ?? ''),
    connectionsPerAddress: CONNECTIONS_PER_ADDRESS,
    timeouts: TIMEOUTS,
    uploadLimits: UPLOAD_LIMITS,
    runs: readRuns(env.RUNS),
  }
}

const NEEDED_IN_PRODUCTION = [
  'DATABASE_URL',
  'SECRET_KEY',
  'BRANDS',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_FROM_OBECNI',
  'GOOGLE_CLIENT_ID',
]

function requireInProduction(env: NodeJS.ProcessEnv): void {
  for (const name of NEEDED_IN_PRODUCTION) {
    if (!env[name]) throw new ConfigError(`${name} is not set; production (NODE_ENV=production) needs it.`)
  }
  if ((env.SECRET_KEY ?? '').length < 32)
    throw new ConfigError('SECRET_KEY must have at least 32 characters.')
}

/** Development signs in anyone without a password: it must not be reachable from outside by mistake. */
function requireThisMachine(env: NodeJS.ProcessEnv): void {
  const isLoopback = LOOPBACK.includes(env.HOST ?? 'localhost')
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

/** All four or none; the secret travels in no request, the files do. */
function readStorage(env: NodeJS.ProcessEnv): StorageSettings | null {
  const given = {
    bucketUrl: env.FILES_S3_BUCKET_URL?.replace(/\/$/, ''),
    region: env.FILES_S3_REGION,
    keyId: env.FILES_S3_KEY_ID,
    secret: env.FILES_S3_SECRET,
  }
  if (Object.values(given).every((value) => value === undefined)) return null
  const parsed = storageSchema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ConfigError(
    'FILES_S3_BUCKET_URL (https://s3.example.org/bucket), FILES_S3_REGION, FILES_S3_KEY_ID and FILES_S3_SECRET are set together or not at all.',
  )
}

const isBucketUrl = (text: string) => {
  const url = URL.parse(text)
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') return false
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
  return isSafe && url.pathname.length > 1
}

const storageSchema = z.strictObject({
  bucketUrl: z.string().refine(isBucketUrl),
  region: z.string().min(1),
  keyId: z.string().min(1),
  secret: z.string().min(1),
})

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

/** Addresses separated by commas, as resolvers write them: 2001:db8::7 in full lower case. */
function readAddresses(name: string, text: string): readonly string[] {
  const addresses = text.split(',').map((each) => each.trim().toLowerCase())
  const known = addresses.filter((each) => each !== '')
  for (const each of known) {
    if (isIP(each) === 0)
      throw new ConfigError(`${name} must be addresses such as 203.0.113.7, not '${each}'.`)
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
