import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DnsServer, startDnsServer } from '#test/support/dns-server.ts'
import { createDomainResolver } from './resolver.ts'

let server: DnsServer

beforeAll(async () => {
  server = await startDnsServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const lookUp = (domain: string) => createDomainResolver([server.address]).lookUp(domain, `_zapisy.${domain}`)

test('all records of a domain are read over the protocol, long texts whole', async () => {
  const long = `zapisy=${'x'.repeat(400)}`
  server.set('parafia.pl', { A: ['203.0.113.7', '198.51.100.9'], AAAA: ['2001:db8::7'] })
  server.set('_zapisy.parafia.pl', { TXT: ['v=spf1 -all', long] })
  expect(await lookUp('parafia.pl')).toEqual({
    cname: null,
    addresses: ['203.0.113.7', '198.51.100.9', '2001:db8::7'],
    texts: ['v=spf1 -all', long],
  })
})

test('a CNAME is returned and followed', async () => {
  server.set('zapisy.parafia.pl', { CNAME: 'borow.zapisano.pl' })
  server.set('borow.zapisano.pl', { A: ['203.0.113.7'] })
  expect(await lookUp('zapisy.parafia.pl')).toEqual({
    ...{ cname: 'borow.zapisano.pl', addresses: ['203.0.113.7'], texts: [] },
  })
})

test('what does not exist has no records; nothing is remembered', async () => {
  expect(await lookUp('nowa.pl')).toEqual({ cname: null, addresses: [], texts: [] })
  server.set('nowa.pl', { A: ['203.0.113.7'] })
  expect((await lookUp('nowa.pl'))?.addresses).toEqual(['203.0.113.7'])
  server.remove('nowa.pl')
  expect((await lookUp('nowa.pl'))?.addresses).toEqual([])
})

test('no answer and a failing server are not an answer', async () => {
  server.behave('failing')
  expect(await lookUp('parafia.pl')).toBe(null)
  server.behave('silent')
  expect(await lookUp('parafia.pl')).toBe(null)
  server.behave('well')
  expect(server.faults).toEqual([])
})
