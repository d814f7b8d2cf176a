import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkDomain, createAccount, identifyUser } from '#contract/accounts.ts'
import { getSession } from '#contract/panel.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import type { Answer } from '#test/support/send.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { localToken, openWizard, wishFor } from '#test/support/wizard.ts'

const SUBDOMAIN_WORDS =
  'Dozwolone są jedynie małe litery, cyfry, oraz myślnik. Bez polskich znaków. Myślnik nie może znajdować się na początku, ani na końcu.'
const TAKEN = 'Ktoś właśnie zajął tę domenę. Wybierz inną, reszta danych została.'

let server: TestServer
let wizard: Client

beforeAll(async () => {
  server = await startTestServer()
  await seedAccount(server.databaseUrl, { subdomain: 'zajete' })
  wizard = await openWizard(server.port)
})
// One person opens only a limited number of accounts in a day.
beforeEach(() =>
  asOwner(server.databaseUrl, "UPDATE membership SET created_at = created_at - interval '25 hours'"),
)
afterAll(() => server[Symbol.asyncDispose]())

const token = (subject?: string) => localToken(wizard, subject)

async function isAvailable(domain: string): Promise<boolean> {
  return outputOf(checkDomain, await wizard.ask(checkDomain, { body: { domain } })).available
}

interface Wish {
  readonly name: string
  readonly hostname: string
  readonly token: string
}

async function wish(changes: Partial<Wish>, key?: string): Promise<Answer> {
  const subdomain = `nowe-${randomUUID().slice(0, 8)}`
  const body = { name: 'Parafia w Lipowej', hostname: `${subdomain}.zapisano.localhost`, ...changes }
  const asked = { body: { token: await token(), ...body } }
  return wizard.ask(createAccount, key === undefined ? asked : { ...asked, key })
}

const rows = () =>
  asOwner<{ n: number }>(
    server.databaseUrl,
    `SELECT (SELECT count(*) FROM account) + (SELECT count(*) FROM hostname) + (SELECT count(*) FROM app_user)
          + (SELECT count(*) FROM account_request) + (SELECT count(*) FROM hand_over) AS n`,
  )

test.each([
  ['lipowa.zapisano.localhost', true],
  ['lipowa.obecni.localhost', true],
  ['LIPOWA.zapisano.localhost', false],
  ['x2x.obecni.localhost', true],
  ['zajete.zapisano.localhost', false],
  ['Duza.zapisano.localhost', false],
  ['zajete.obecni.localhost', true],
  ['panel.zapisano.localhost', false],
  ['www.obecni.localhost', false],
  ['pomoc.obecni.localhost', false],
  ['chujowo.zapisano.localhost', false],
  ['xn--zpisano-abc.zapisano.localhost', false],
  ['zapisano.localhost', false],
  ['ab.zapisano.localhost', false],
  [`${'x'.repeat(21)}.zapisano.localhost`, false],
  ['-abc.zapisano.localhost', false],
  ['dwa.slowa.zapisano.localhost', false],
  ['żaba.zapisano.localhost', false],
  ['lipowa.example.org', false],
  ['lipowa.zapisano.localhost.example.org', false],
  ['lipowazapisano.localhost', false],
  ['lipowa.zapisano.localhost:3000', false],
  ['lipowa.zapisano.localhost.', false],
  ['lipowa', false],
])('%s: available is %s', async (domain, available) => {
  expect(await isAvailable(domain)).toBe(available)
})

test('a token tells its picture, name and e-mail, and nothing is stored', async () => {
  const before = await rows()
  const user = outputOf(identifyUser, await wizard.ask(identifyUser, { body: { token: await token() } }))
  expect(user).toEqual({
    name: 'Maria Zielińska',
    email: 'maria.zielinska@example.org',
    picture: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
  })
  expect(await rows()).toEqual(before)
})

test('a token that is not to be trusted is refused at its field', async () => {
  const before = await rows()
  const message = 'Nie udało się zalogować. Spróbuj jeszcze raz.'
  for (const answer of [
    await wizard.ask(identifyUser, { body: { token: 'not a token at all' } }),
    await wizard.ask(identifyUser, { body: { token: 'x' } }),
    await wish({ token: 'not a token at all' }),
  ]) {
    const { problems } = problemOf('sign_in_failed', answer)
    expect(problems).toEqual([{ field: 'token', code: 'sign_in_failed', message }])
  }
  expect(await rows()).toEqual(before)
})

test('an account is there, whole, with whoever asked as its owner', async () => {
  const hostname = 'calosc.obecni.localhost'
  const { id, siteAddress } = outputOf(createAccount, await wish({ name: '  Parafia w Lipowej ', hostname }))
  expect(siteAddress).toBe(server.address('calosc.obecni.localhost'))
  const maria = await signIn(server.port, 'maria-zielinska')
  expect(outputOf(getSession, await maria.ask(getSession)).accounts).toContainEqual({
    ...{ id, name: 'Parafia w Lipowej', role: 'owner', siteAddress },
  })
  const [account] = await asOwner(
    server.databaseUrl,
    'SELECT name, legal_name, email, address, phone, contact_person FROM account WHERE account_id = $1',
    [id],
  )
  expect(account).toEqual({
    ...{ name: 'Parafia w Lipowej', legal_name: 'Parafia w Lipowej', email: '' },
    ...{ address: '', phone: '', contact_person: '' },
  })
  const log = await asOwner(
    server.databaseUrl,
    'SELECT actor, action, details FROM audit_entry WHERE account_id = $1 ORDER BY action',
    [id],
  )
  const after = {
    ...{ name: 'Parafia w Lipowej', legalName: 'Parafia w Lipowej', email: '' },
    ...{ address: '', phone: '', contactPerson: '', contactNote: '', accent: '#23408e' },
    host: 'calosc.obecni.localhost',
  }
  const actor = 'Maria Zielińska'
  expect(log).toEqual([
    { actor, action: 'account.created', details: { before: {}, after } },
    { actor, action: 'member.added', details: { name: actor, before: {}, after: { role: 'owner' } } },
  ])
  expect(await isAvailable('calosc.obecni.localhost')).toBe(false)
})

test('the new site shows that it has no events yet, and is not broken', async () => {
  outputOf(createAccount, await wish({ hostname: 'pusta.zapisano.localhost' }))
  const page = await new Client(server.port, 'pusta.zapisano.localhost').open()
  expect(page.status).toBe(200)
  expect(page.text).toContain('Teraz nie ma otwartych zapisów.')
  // The e-mail with which the owner signed in stays private, and no other contact has been given yet.
  expect(page.text).not.toMatch(/maria|href="tel:|href="mailto:"|, ,|, \./)
  expect(page.text).not.toMatch(/<(p|ul|div|b)[^>]*><\/\1>/)
})

test.each([
  ['a name of nothing', { name: '' }, 'name', 'Pole wymagane.'],
  ['a blank name', { name: '   ' }, 'name', 'Pole wymagane.'],
  ['a name that is too short', { name: 'AB' }, 'name', 'Minimalna liczba znaków: 3.'],
  ['a name that is too short without its blanks', { name: ' AB  ' }, 'name', 'Minimalna liczba znaków: 3.'],
  ['a name of two pictures, each two units long', { name: '🎄🎄' }, 'name', 'Minimalna liczba znaków: 3.'],
  ['a name that is too long', { name: 'x'.repeat(51) }, 'name', 'Maksymalna liczba znaków: 50.'],
  ['no name', { name: undefined }, 'name', 'Pole wymagane.'],
  ['no host', { hostname: undefined }, 'hostname', 'Pole wymagane.'],
  ['a host of nothing', { hostname: '' }, 'hostname', 'Pole wymagane.'],
  ['a short host', { hostname: 'ab.zapisano.localhost' }, 'hostname', SUBDOMAIN_WORDS],
  ['a host with a capital', { hostname: 'Duza.zapisano.localhost' }, 'hostname', SUBDOMAIN_WORDS],
  ['a host with Polish letters', { hostname: 'żaba.zapisano.localhost' }, 'hostname', SUBDOMAIN_WORDS],
  ['a host of another account', { hostname: 'lipowa.example.org' }, 'hostname', SUBDOMAIN_WORDS],
  ['a host with a port', { hostname: 'lipowa.zapisano.localhost:3000' }, 'hostname', SUBDOMAIN_WORDS],
  ['no token', { token: undefined }, 'token', 'Pole wymagane.'],
])('%s is refused at its field, in the words of the form', async (_, changes, field, message) => {
  const before = await rows()
  const { problems } = problemOf('invalid_input', await wish(changes as Partial<Wish>))
  expect(problems).toEqual([{ field, message, code: expect.stringMatching(/^BROWSER_OS\.FORM\./) }])
  expect(await rows()).toEqual(before)
})

test('all faults are reported at once', async () => {
  const { problems } = problemOf('invalid_input', await wizard.post('/v1/accounts', { name: 'A' }))
  expect(problems?.map(({ field }) => field)).toEqual(['name', 'hostname', 'token'])
})

test.each(['xyz', 'x'.repeat(50), '🎄🎄🎄', '🎄'.repeat(50)])('%s is a name', async (name) => {
  outputOf(createAccount, await wish({ name }))
})

test.each(['zajete', 'panel', 'admin', 'chujowo', 'xn--zpisano-abc'])(
  '%s, which is taken or reserved, is refused at its field and leaves nothing stored',
  async (subdomain) => {
    const before = await rows()
    const answer = await wish({ hostname: `${subdomain}.zapisano.localhost` })
    const { problems } = problemOf('domain_taken', answer)
    expect(problems).toEqual([{ field: 'hostname', code: 'domain_taken', message: TAKEN }])
    expect(await rows()).toEqual(before)
  },
)

test('without a key the same request again is refused as taken', async () => {
  const hostname = 'bez-klucza.zapisano.localhost'
  outputOf(createAccount, await wish({ hostname }))
  problemOf('domain_taken', await wish({ hostname }))
})

test('with a key the same request again answers the same, also with a renewed token', async () => {
  const [key, hostname] = [randomUUID(), 'z-kluczem.zapisano.localhost']
  const first = outputOf(createAccount, await wish({ hostname }, key))
  const again = await wish({ hostname, name: ' Parafia w Lipowej' }, key.toUpperCase())
  expect(outputOf(createAccount, again)).toEqual(first)
  expect([again.headers['set-cookie']].flat()).toEqual([expect.stringMatching(/^__Host-ticket=/)])
})

test('a key that was used for another request is refused', async () => {
  const [key, hostname] = [randomUUID(), 'inny-wniosek.zapisano.localhost']
  outputOf(createAccount, await wish({ hostname }, key))
  problemOf('key_reused', await wish({ hostname, name: 'Inna nazwa' }, key))
  problemOf('key_reused', await wish({ hostname: 'jeszcze-inny.zapisano.localhost' }, key))
})

test('a key belongs to the person who used it and reveals nothing to others', async () => {
  const [key, hostname] = [randomUUID(), 'klucz-marii.zapisano.localhost']
  outputOf(createAccount, await wish({ hostname }, key))
  problemOf('domain_taken', await wish({ hostname, token: await token('adam-brzoza') }, key))
  const other = { hostname: 'klucz-adama.zapisano.localhost', token: await token('adam-brzoza') }
  outputOf(createAccount, await wish(other, key))
})

test('a refusal is not stored: the same key may be tried again', async () => {
  const key = randomUUID()
  problemOf('domain_taken', await wish({ hostname: 'zajete.zapisano.localhost' }, key))
  outputOf(createAccount, await wish({ hostname: 'po-odmowie.zapisano.localhost' }, key))
})

test('a key must be a UUID', async () => {
  problemOf('key_required', await wish({}, 'jeden'))
})

test.each([
  ['availability', checkDomain, { domain: 'lipowa.zapisano.localhost' }],
  ['identity', identifyUser, { token: 'not a token at all' }],
  [
    'creation',
    createAccount,
    { name: 'Parafia', hostname: 'lipowa.zapisano.localhost', token: 'not a token' },
  ],
])('%s: without the CSRF header or its cookies nothing is answered', async (_, { path }, body) => {
  problemOf('csrf', await wizard.post(path, body, { 'x-csrf-token': undefined }))
  problemOf('csrf', await wizard.post(path, body, { cookie: undefined }))
  problemOf('csrf', await wizard.post(path, body, { origin: 'https://example.org' }))
})

test('accounts are made on a host of ours: an organiser or the panel has no wizard', async () => {
  for (const host of ['zajete.zapisano.localhost', 'panel.zapisano.localhost']) {
    const client = new Client(server.port, host)
    await client.open()
    problemOf('not_found', await wishFor(client, 'nie-stad.zapisano.localhost'))
  }
})
