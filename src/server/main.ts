import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { createApp } from './app.ts'
import { type Config, ConfigError } from './base/config.ts'
import { createRush } from './base/rush.ts'
import { createSecrets, developmentKey, type Secrets } from './base/secrets.ts'
import { keepHeapSmall } from './base/small-heap.ts'
import type { Ctx } from './context/ctx.ts'
import { assertPostgres } from './db/assert-postgres.ts'
import { openDatabase } from './db/database.ts'
import { excessiveRightOf } from './db/logins.ts'
import { DEMO_PEOPLE } from './features/landing/demo-people.ts'
import { createDomainResolver } from './gateways/dns/resolver.ts'
import { createGoogle } from './gateways/identity/google.ts'
import { createLocalIssuer } from './gateways/identity/local-issuer.ts'
import { createMailbox } from './gateways/mail/captured.ts'
import { createSmtpGateway } from './gateways/mail/smtp.ts'
import { connectGateways } from './gateways/payment/connect/connect-gateways.ts'
import type { PaymentGateway } from './gateways/payment/port.ts'
import { deliverNoticeJob } from './gateways/payment/test-gateway/deliver-notice.ts'
import { serveTestGateway } from './gateways/payment/test-gateway/server.ts'
import { merchantKey } from './gateways/payment/test-gateway/signature.ts'
import { createFolderStorage } from './gateways/storage/folder.ts'
import type { FileStorage } from './gateways/storage/port.ts'
import { createS3Storage } from './gateways/storage/s3.ts'
import { createBundleRenderer } from './http/bundle-renderer.ts'
import { addressOf } from './http/face.ts'
import { createViteRenderer } from './http/vite-renderer.ts'
import { startWorker } from './worker.ts'

/** The only file that knows all parts: reads settings, chooses providers, starts web, worker or both. */

export interface RunningServer extends AsyncDisposable {
  /** Every address a person can open, each with a short description. */
  readonly addresses: readonly string[]
}

const NO_PROXIES =
  'TRUSTED_PROXIES is not set: behind a proxy all visitors count as one address and share its limits; name the proxy there.'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Starts a node on an existing, migrated database.
 * @throws ConfigError when something it needs is not configured, or the database server is too old
 */
export async function startServer(config: Config & { readonly databaseUrl: string }): Promise<RunningServer> {
  keepHeapSmall()
  const log = pino({ level: config.development ? 'warn' : 'info', base: null })
  const secrets = createSecrets(
    config.secretKey ?? (await developmentKey(config.dataDir)),
    config.secretKeysBefore,
  )
  if (!config.development) await assertBound(config.databaseUrl)
  if (!config.development && config.trustedProxies.length === 0) log.warn(NO_PROXIES)
  const db = openDatabase(config.databaseUrl)
  const gateways = await chooseGateways(config, secrets)
  await assertPostgres(config.databaseUrl)
  const rush = createRush()
  const makeCtx = (): Ctx => ({ db, now: Temporal.Now.instant(), config, secrets, gateways, log })
  const renderer = config.hotReload
    ? await createViteRenderer({ root: ROOT })
    : await createBundleRenderer({ dist: join(ROOT, 'dist'), assetUrl: config.assetUrl })
  const app = await createApp({
    makeCtx,
    trustedProxies: config.trustedProxies,
    connectionsPerAddress: config.connectionsPerAddress,
    timeouts: config.timeouts,
    renderer,
    rush,
    localIssuer: gateways.localIssuer,
    mailbox: gateways.mailbox,
    extend: (instance) => {
      if (!config.development) return
      serveTestGateway(instance, makeCtx, addressOf(config.brands[0].domain, config))
    },
  })
  if (config.runs.web) await app.listen({ host: config.host, port: config.port })
  const worker = config.runs.worker
    ? await startWorker(config.databaseWorkerUrl ?? config.databaseUrl, makeCtx, {
        outside: { 'deliver-test-notice': deliverNoticeJob },
        rush,
      })
    : null
  return {
    addresses: addressesOf(config),
    async [Symbol.asyncDispose]() {
      await app.close()
      await worker?.stop()
      await renderer.close()
      await db.close()
    },
  }
}

/** An SQL injection must not reach past row-level security. @throws ConfigError */
async function assertBound(databaseUrl: string): Promise<void> {
  const excess = await excessiveRightOf(databaseUrl)
  if (excess === null) return
  throw new ConfigError(
    `The login of DATABASE_URL ${excess}: name one that \`npm run migrate\` makes, the worker's in DATABASE_WORKER_URL and the owner in DATABASE_OWNER_URL.`,
  )
}

/**
 * Development stores mail, signs in by itself and pays at the test gateway. None of that may ever run in production,
 * so this is the one place that chooses.
 * @throws ConfigError when production lacks something that only development can do without
 */
async function chooseGateways(config: Config, secrets: Secrets) {
  return {
    payments: choosePayments(config, secrets),
    storage: chooseStorage(config),
    domains: createDomainResolver(config.dnsServers),
    ...chooseMail(config),
    ...(await chooseIdentity(config)),
  }
}

/** Also for a command that runs next to a node: the test gateway is called where the node listens. */
export function choosePayments(config: Config, secrets: Secrets): PaymentGateway[] {
  const here = localhostOf(config)
  const test = { apiUrl: `${here}/bramka-testowa/api`, key: merchantKey(secrets) }
  const settings = config.gatewaySettings ?? (config.development ? { test } : {})
  return connectGateways(settings, config.development ? here : addressOf(config.brands[0].domain, config))
}

function chooseStorage({ fileStorage, dataDir }: Config): FileStorage {
  return fileStorage === null ? createFolderStorage(join(dataDir, 'files')) : createS3Storage(fileStorage)
}

const localhostOf = ({ port }: Config) => `http://127.0.0.1:${port}`

async function chooseIdentity(config: Config) {
  const { googleClientId: clientId, googleKeysUrl: keysUrl } = config
  if (clientId !== null) return { identity: createGoogle({ clientId, keysUrl }), localIssuer: null }
  if (!config.development) throw new ConfigError('GOOGLE_CLIENT_ID is not set; production needs it.')
  const localIssuer = await createLocalIssuer(DEMO_PEOPLE)
  return { identity: localIssuer, localIssuer }
}

function chooseMail({ smtpUrl, development, dataDir }: Config) {
  const mailbox = development ? createMailbox(join(dataDir, 'mail'), () => Temporal.Now.instant()) : null
  const mail = smtpUrl === null ? mailbox : createSmtpGateway(smtpUrl)
  if (mail === null) throw new ConfigError('SMTP_URL is not set; production needs it.')
  return { mail, mailbox }
}

function addressesOf(config: Config): string[] {
  const [first, second] = config.brands
  const at = (host: string) => addressOf(host, config)
  const brands = [
    `${at(first.domain)}  landing page`,
    `${at(second.domain)}  landing page of the sister brand`,
  ]
  if (!config.development) return [...brands, `${at(`panel.${first.domain}`)}  organiser's panel`]
  return [
    ...brands,
    `${at(`borowska.${first.domain}`)}  demo: a walking pilgrimage`,
    `${at(`szprycha.${first.domain}`)}  demo: a cycling pilgrimage`,
    `${at(`dobrybrzeg.${second.domain}`)}  demo: a retreat of families, with a deposit`,
    `${at(`pamiec.${first.domain}`)}  demo: a conference`,
    `${at(`trzymosty.${first.domain}`)}  demo: a run`,
    `${at(`cantabile.${second.domain}`)}  demo: a choir`,
    `${at(`wilki.${first.domain}`)}  demo: scouts`,
    `${at(`podlipa.${second.domain}`)}  demo: a course of pottery`,
    `${at(`swiatlo.${second.domain}`)}  demo: a charity concert`,
    `${at(`panel.${first.domain}`)}  organiser's panel (local sign-in)`,
    `${at(`panel.${first.domain}`)}/skaner  check-in`,
    `${at(first.domain)}/dev/poczta  captured mail`,
    `${at(first.domain)}/dev/form  every field of a form`,
    `${at(first.domain)}/v1/openapi.json  the API`,
  ]
}
