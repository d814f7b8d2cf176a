import { expect, test } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { faceOf } from '#server/http/face.ts'
import { landingView } from './landing.view.ts'

const config = readConfig({})
const SUMMER = '2026-08-05T10:00:00Z'

const shown = (host: string, at = SUMMER) => {
  const page = landingView({ config, now: Temporal.Instant.from(at) }, faceOf(host, config.brands).brand)
  if (page.page !== 'landing') throw new Error(`${host} shows no landing page.`)
  return page
}

test.each([
  ['zapisano.localhost', 'zapisano.localhost'],
  ['zapisano.localhost:3000', 'zapisano.localhost'],
  ['www.zapisano.localhost', 'zapisano.localhost'],
  ['borowska.zapisano.localhost', 'zapisano.localhost'],
  ['obecni.localhost', 'obecni.localhost'],
  ['obecni.localhost:3000', 'obecni.localhost'],
  ['localhost', 'obecni.localhost'],
  ['localhost:3000', 'obecni.localhost'],
  ['127.0.0.1', 'obecni.localhost'],
  ['zapisy.parafia.example', 'obecni.localhost'],
])('the footer of %s names %s, and its e-mail address has no port', (host, domain) => {
  const page = shown(host)
  expect(page.foot.domain).toBe(domain)
  expect(page.contactEmail).toBe(`kontakt@${domain}`)
})

test.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:00:00Z', 2027],
  ['2026-12-31T23:30:00Z', 2027],
  ['2027-01-01T00:30:00Z', 2027],
])('at %s the Polish calendar shows %i', (instant, year) => {
  expect(shown('zapisano.localhost', instant).foot.year).toBe(year)
})

test('nine organisers, each at a site of its own', () => {
  expect(shown('obecni.localhost').organisers.map(({ name, address }) => [name, address])).toEqual([
    ['Pielgrzymka Ziemi Borowskiej', 'http://borowska.zapisano.localhost:3000'],
    ['Fundacja Dobry Brzeg', 'http://dobrybrzeg.obecni.localhost:3000'],
    ['Instytut Pamięci Lokalnej', 'http://pamiec.zapisano.localhost:3000'],
    ['Bieg Trzech Mostów', 'http://trzymosty.zapisano.localhost:3000'],
    ['Schola Cantabile', 'http://cantabile.obecni.localhost:3000'],
    ['Hufiec „Wilki”', 'http://wilki.zapisano.localhost:3000'],
    ['Dom Kultury Pod Lipą', 'http://podlipa.obecni.localhost:3000'],
    ['Klub Rowerowy Szprycha', 'http://szprycha.zapisano.localhost:3000'],
    ['Hospicjum Światło', 'http://swiatlo.obecni.localhost:3000'],
  ])
})

test('the demo form is that of the walking pilgrimage, on either brand', () => {
  for (const host of ['zapisano.localhost', 'obecni.localhost']) {
    expect(shown(host).demoForm).toBe('http://borowska.zapisano.localhost:3000/pielgrzymka/zapisy')
  }
})

test('each brand names the other, its own documents and its own page', () => {
  const [first, second] = [shown('zapisano.localhost').foot, shown('obecni.localhost').foot]
  expect(first.sister).toEqual({ name: 'Obecni', address: 'http://obecni.localhost:3000' })
  expect(second.sister).toEqual({ name: 'Zapisano', address: 'http://zapisano.localhost:3000' })
  expect(first.facebook).toBe('https://www.facebook.com/zapisano.localhost')
  const documents = [first, second].flatMap((foot) => Object.values(foot.documents))
  expect(new Set(documents).size).toBe(4)
  for (const address of documents) expect(address).toMatch(/^\/[\w-]{16,}\.pdf$/)
})

test("a brand's page on Facebook can be configured", () => {
  const [first, second] = config.brands
  const brands = [{ ...first, facebook: 'https://www.facebook.com/inna' }, second]
  const configured = readConfig({ BRANDS: JSON.stringify(brands) })
  const page = landingView({ config: configured, now: Temporal.Instant.from(SUMMER) }, configured.brands[0])
  expect(page.foot.facebook).toBe('https://www.facebook.com/inna')
})
