import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const BRANDS = JSON.stringify([
  { id: 'zapisano', name: 'Zapisano', domain: 'zapisano.example' },
  { id: 'obecni', name: 'Obecni', domain: 'obecni.example' },
])

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/zapisano',
  SECRET_KEY: 'x'.repeat(32),
  BRANDS,
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'zapisy@zapisano.example',
  MAIL_FROM_OBECNI: 'zapisy@obecni.example',
  GOOGLE_CLIENT_ID: 'zapisano.apps.googleusercontent.com',
}

test('without any setting, the node runs development on port 3000 with what this machine provides', () => {
  expect(readConfig({})).toEqual({
    development: true,
    hotReload: false,
    host: 'localhost',
    port: 3000,
    databaseUrl: null,
    databaseWorkerUrl: null,
    databaseOwnerUrl: null,
    dataDir: '.data',
    fileStorage: null,
    brands: [
      { id: 'zapisano', name: 'Zapisano', domain: 'zapisano.localhost' },
      { id: 'obecni', name: 'Obecni', domain: 'obecni.localhost' },
    ],
    gatewaySettings: null,
    secretKey: null,
    secretKeysBefore: [],
    smtpUrl: null,
    assetUrl: null,
    trustedProxies: [],
    publicAddresses: ['127.0.0.1'],
    dnsServers: [],
    connectionsPerAddress: 4096,
    timeouts: {
      ...{ requestTimeout: 30_000, connectionTimeout: 60_000 },
      http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    },
    uploadLimits: { idle: 10_000, total: 27_000, atOnce: 256, ofDraft: 200, ofNetwork: 200 },
    mailFrom: { zapisano: 'zapisy@zapisano.localhost', obecni: 'zapisy@obecni.localhost' },
    googleClientId: null,
    googleKeysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    runs: { web: true, worker: true },
  })
})

test('production uses the given settings and listens on every interface', () => {
  expect(readConfig({ ...PRODUCTION, PORT: '8080', RUNS: 'web' })).toMatchObject({
    ...{ development: false, host: '0.0.0.0', port: 8080, smtpUrl: 'smtps://mail.example' },
    googleClientId: 'zapisano.apps.googleusercontent.com',
    ...{ databaseUrl: PRODUCTION.DATABASE_URL, databaseWorkerUrl: PRODUCTION.DATABASE_URL },
    brands: [{ domain: 'zapisano.example' }, { domain: 'obecni.example' }],
    mailFrom: { zapisano: 'zapisy@zapisano.example', obecni: 'zapisy@obecni.example' },
    runs: { web: true, worker: false },
  })
})

test('application, worker and owner each sign in by an address of their own', () => {
  const env = {
    DATABASE_URL: 'postgres://app@pooler/z',
    DATABASE_WORKER_URL: 'postgres://worker@db/z',
    DATABASE_OWNER_URL: 'postgres://owner@db/z',
  }
  expect(readConfig(env)).toMatchObject({
    databaseUrl: env.DATABASE_URL,
    databaseWorkerUrl: env.DATABASE_WORKER_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
  })
})

test('the editor may come from another origin, named without a path', () => {
  expect(readConfig({ ASSET_URL: 'https://assets.example/' }).assetUrl).toBe('https://assets.example')
  for (const wrong of ['assets.example', 'https://assets.example/z', 'ftp://assets.example', "'self' *"])
    expect(() => readConfig({ ASSET_URL: wrong })).toThrow('ASSET_URL must be an origin')
})

test('an empty variable counts as not set', () => {
  const empty = {
    PORT: '',
    DATABASE_URL: '',
    SECRET_KEY: '',
    BRANDS: '',
    RUNS: '',
    DATA_DIR: '',
    SMTP_URL: '',
    GOOGLE_CLIENT_ID: '',
  }
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('hot reload, which loosens what a page may load, is limited to development', () => {
  expect(readConfig({ ZAPISANO_HOT_RELOAD: '1' }).hotReload).toBe(true)
  expect(readConfig({ ...PRODUCTION, ZAPISANO_HOT_RELOAD: '1' }).hotReload).toBe(false)
})

const TWO_BRANDS =
  'BRANDS must be JSON with two brands: [{"id":"zapisano","name":…,"domain":…},{"id":"obecni",…}].'
const missing = (name: string) => `${name} is not set; production (NODE_ENV=production) needs it.`

const FAULTS: [NodeJS.ProcessEnv, string][] = [
  [{ PORT: 'tysiąc' }, "PORT must be a number from 1 to 65535, not 'tysiąc'."],
  [{ PORT: '0' }, "PORT must be a number from 1 to 65535, not '0'."],
  [{ PORT: '70000' }, "PORT must be a number from 1 to 65535, not '70000'."],
  [{ PORT: '80.5' }, "PORT must be a number from 1 to 65535, not '80.5'."],
  [{ RUNS: 'all' }, "RUNS must be web, worker or both, not 'all'."],
  [{ BRANDS: '{' }, TWO_BRANDS],
  [{ BRANDS: '[]' }, TWO_BRANDS],
  [{ BRANDS: '[{"id":"zapisano","name":"Zapisano","domain":"zapisano.example"}]' }, TWO_BRANDS],
  [{ BRANDS: BRANDS.replace('zapisano.example', 'https://zapisano.example') }, TWO_BRANDS],
  [{ ...PRODUCTION, DATABASE_URL: undefined }, missing('DATABASE_URL')],
  [{ ...PRODUCTION, SECRET_KEY: '' }, missing('SECRET_KEY')],
  [{ ...PRODUCTION, BRANDS: undefined }, missing('BRANDS')],
  [{ ...PRODUCTION, SMTP_URL: undefined }, missing('SMTP_URL')],
  [{ ...PRODUCTION, MAIL_FROM: undefined }, missing('MAIL_FROM')],
  [{ ...PRODUCTION, MAIL_FROM_OBECNI: undefined }, missing('MAIL_FROM_OBECNI')],
  [{ ...PRODUCTION, GOOGLE_CLIENT_ID: undefined }, missing('GOOGLE_CLIENT_ID')],
  [{ ...PRODUCTION, SECRET_KEY: 'x'.repeat(31) }, 'SECRET_KEY must have at least 32 characters.'],
]

test.each(FAULTS)('%j: one sentence that names the variable', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence))
})

test('proxies are addresses or networks', () => {
  const read = (text: string) => readConfig({ TRUSTED_PROXIES: text }).trustedProxies
  expect(read('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1'])
  for (const wrong of ['true', '10.0.0.0/33', '10.0.0/8', 'fd00::/8/8'])
    expect(() => read(wrong)).toThrow(
      `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, not '${wrong}'.`,
    )
})

test('addresses for domains of organisers, and the name servers asked about them, are addresses', () => {
  expect(readConfig({})).toMatchObject({ publicAddresses: ['127.0.0.1'], dnsServers: [] })
  const given = { PUBLIC_ADDRESSES: '203.0.113.7, 2001:DB8::7', DNS_SERVERS: '9.9.9.9' }
  expect(readConfig(given)).toMatchObject({
    ...{ publicAddresses: ['203.0.113.7', '2001:db8::7'], dnsServers: ['9.9.9.9'] },
  })
  for (const wrong of ['zapisano.pl', '203.0.113.0/24', '203.0.113'])
    expect(() => readConfig({ PUBLIC_ADDRESSES: wrong })).toThrow(
      `PUBLIC_ADDRESSES must be addresses such as 203.0.113.7, not '${wrong}'.`,
    )
})

describe('the storage of files', () => {
  const s3 = {
    FILES_S3_BUCKET_URL: 'https://s3.example.org/zapisano/',
    FILES_S3_REGION: 'eu-central-1',
    FILES_S3_KEY_ID: 'key',
    FILES_S3_SECRET: 'secret',
  }

  test('is a folder unless all settings of a bucket are given', () => {
    expect(readConfig({}).fileStorage).toBeNull()
    expect(readConfig(s3).fileStorage).toEqual({
      ...{ bucketUrl: 'https://s3.example.org/zapisano', region: 'eu-central-1' },
      ...{ keyId: 'key', secret: 'secret' },
    })
    expect(readConfig({ ...s3, FILES_S3_BUCKET_URL: 'http://127.0.0.1:9000/x' }).fileStorage).not.toBeNull()
  })

  test.each([
    { FILES_S3_SECRET: '' },
    { FILES_S3_REGION: '' },
    { FILES_S3_BUCKET_URL: 'http://s3.example.org/zapisano' },
    { FILES_S3_BUCKET_URL: 'https://s3.example.org' },
    { FILES_S3_BUCKET_URL: 'https://s3.example.org/a?b=c' },
    { FILES_S3_BUCKET_URL: 'https://user@s3.example.org/a' },
    { FILES_S3_BUCKET_URL: 'zapisano' },
  ])('does not start with %j', (wrong) => {
    expect(() => readConfig({ ...s3, ...wrong })).toThrow('FILES_S3_BUCKET_URL')
  })
})
