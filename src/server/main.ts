import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { createApp } from './app.ts'
import { type Config, ConfigError } from './config.ts'
import type { Ctx } from './ctx.ts'
import { openDatabase } from './db/database.ts'
import { DEMO_PEOPLE } from './features/landing/demo-people.ts'
import { createGoogle } from './gateways/identity/google.ts'
import { createLocalIssuer } from './gateways/identity/local-issuer.ts'
import { createMailbox } from './gateways/mail/captured.ts'
import { createSmtpGateway } from './gateways/mail/smtp.ts'
import { closedGateway } from './gateways/payment/closed.ts'
import type { PaymentGateway } from './gateways/payment/port.ts'
import { createTestGatewayClient } from './gateways/payment/test-gateway/client.ts'
import { deliverNoticeJob } from './gateways/payment/test-gateway/deliver-notice.ts'
import { serveTestGateway } from './gateways/payment/test-gateway/server.ts'
import { createBundleRenderer } from './http/bundle-renderer.ts'
import { addressOf } from './http/face.ts'
import { createViteRenderer } from './http/vite-renderer.ts'
import { createSecrets, developmentKey, type Secrets } from './secrets.ts'
import { keepHeapSmall } from './small-heap.ts'
import { startWorker } from './worker.ts'

/** The only file that knows everything: reads settings, chooses providers, starts web, worker or both. */

export interface RunningServer extends AsyncDisposable {
  /** Every address a person can open, each with a word on what it is. */
  readonly addresses: readonly string[]
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Starts a node on a database that is there and migrated.
 * @throws ConfigError when something it needs is not configured
 */
export async function startServer(config: Config & { readonly databaseUrl: string }): Promise<RunningServer> {
  keepHeapSmall()
  const log = pino({ level: config.development ? 'warn' : 'info', base: null })
  const secrets = createSecrets(
    config.secretKey ?? (await developmentKey(config.dataDir)),
    config.secretKeysBefore,
  )
  const db = openDatabase(config.databaseUrl)
  const gateways = await chooseGateways(config, secrets)
  const makeCtx = (): Ctx => ({ db, now: Temporal.Now.instant(), config, secrets, gateways, log })
  const renderer = config.hotReload
    ? await createViteRenderer({ root: ROOT })
    : await createBundleRenderer({ dist: join(ROOT, 'dist'), assetUrl: config.assetUrl })
  const app = await createApp({
    makeCtx,
    trustedProxies: config.trustedProxies,
    renderer,
    localIssuer: gateways.localIssuer,
    mailbox: gateways.mailbox,
    extend: (instance) => {
      if (!config.development) return
      serveTestGateway(instance, makeCtx, {
        pages: addressOf(config.brands[0].domain, config),
        notify: `${localhostOf(config)}/v1/gateways/test/notices`,
      })
    },
  })
  if (config.runs.web) await app.listen({ host: config.host, port: config.port })
  const worker = config.runs.worker
    ? await startWorker(config.databaseDirectUrl ?? config.databaseUrl, makeCtx, {
        'deliver-test-notice': deliverNoticeJob,
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

/**
 * Development keeps mail, signs in by itself and pays at the test gateway. None of that may ever run in
 * production, so this is the one place that chooses.
 * @throws ConfigError when production lacks what only development can do without
 */
async function chooseGateways(config: Config, secrets: Secrets) {
  return {
    payment: choosePayment(config, secrets),
    ...chooseMail(config),
    ...(await chooseIdentity(config)),
  }
}

/** Also for a command beside a node: the test gateway is asked where the node listens. */
export function choosePayment(config: Config, secrets: Secrets): PaymentGateway {
  return config.development
    ? createTestGatewayClient(secrets, `${localhostOf(config)}/bramka-testowa/api`)
    : closedGateway
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
