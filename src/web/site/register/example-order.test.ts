import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import { publicView } from '#domain/event/public-view.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { exampleOrder, isExample } from './example-order.ts'
import { draftOf, emptyOrder } from './order/order.ts'
import { formProblems } from './order/problems.ts'

const FOLDER = new URL('../../../../db/demo/', import.meta.url)
const FILES = readdirSync(FOLDER).filter((name) => name !== 'accounts.json')

function demo(file: string, free: Record<string, number> = {}) {
  const { anchor, definition } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
  const parsed = parseDefinition(definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const compiled = compileDefinition(publicView(parsed.definition))
  const now = Temporal.PlainDateTime.from(`${anchor}T12:00:00`)
  const context: QuoteContext = { now, facts: { channel: 'online', free } }
  const order = exampleOrder(emptyOrder('key'), compiled, context)
  const priced = quote(compiled, draftOf(order, compiled.definition), context)
  return { compiled, order, priced, problems: formProblems(order, compiled, priced) }
}

describe('exampleOrder', () => {
  it('knows the nine demo events', () => {
    expect(FILES).toHaveLength(9)
  })

  it.each(FILES)('%s: lacks only statements, and is complete with them', (file) => {
    const { compiled, order, priced, problems } = demo(file)
    expect(problems.filter(({ field }) => !field?.startsWith('oswiadczenie-'))).toEqual([])
    expect(problems.length).toBeGreaterThan(0)
    expect(order.statements).toEqual([])
    expect(priced.total).toBeGreaterThan(0)
    const statements = compiled.definition.statements.map(({ id }) => id)
    const draft = draftOf({ ...order, statements }, compiled.definition)
    const context: QuoteContext = { now: demoNow(file), facts: { channel: 'online', free: {} } }
    expect(quote(compiled, draft, context).problems).toEqual([])
  })

  it.each(FILES)('%s: contains nothing optional', (file) => {
    const { compiled, order } = demo(file)
    const optional = compiled.definition.items.filter(({ choose }) => choose === 'optional')
    for (const { id } of optional) {
      expect([order, ...order.people].map(({ choices }) => choices[id] || 'nothing')).toEqual(
        Array(order.people.length + 1).fill('nothing'),
      )
    }
  })

  it('registers a whole family for the pilgrimage, in one group, without the coach', () => {
    const { order, priced } = demo('borowska-pielgrzymka.json')
    expect(
      order.people.map(({ firstName, lastName, group }) => `${firstName} ${lastName}, ${group}`),
    ).toEqual(
      ['Anna Jaworska', 'Marek Jaworski', 'Zosia Jaworska', 'Staś Jaworski'].map(
        (name) => `${name}, bialo-zielona`,
      ),
    )
    expect(order.apart).toEqual(['tshirt'])
    expect(order.people[0]?.choices).toEqual({ coach: '' })
    expect(priced.total).toBe(76000)
  })

  it('avoids a full group', () => {
    const { order, problems } = demo('borowska-pielgrzymka.json', { 'bialo-zielona': 0, zlota: 1 })
    expect(new Set(order.people.map(({ group }) => group))).toEqual(new Set(['zlota', 'blekitna']))
    expect(order.apart).toEqual(['tshirt', 'group'])
    expect(problems.map(({ step }) => step)).toEqual(['podsumowanie', 'podsumowanie'])
  })

  it('leaves the mother out when the children go to a camp', () => {
    const { order } = demo('wilki-biwak.json')
    expect(order.people.map(({ firstName, type }) => `${firstName}: ${type}`)).toEqual([
      'Zosia: scout',
      'Staś: cub',
    ])
    expect(order.registrant).toBeNull()
    expect(order.aside?.firstName).toBe('Anna')
  })

  it('gives each person the distance that the age allows', () => {
    const { order } = demo('trzymosty-bieg.json')
    expect(order.people.map(({ group }) => group)).toEqual(['ten', 'ten', 'five', 'family'])
  })

  it('includes no children where the age is not asked', () => {
    const { order } = demo('pamiec-konferencja.json')
    expect(order.people.map(({ firstName }) => firstName)).toEqual(['Anna', 'Marek'])
  })

  it('uses unreachable addresses, keeps the key, and is recognizable', () => {
    const { order } = demo('swiatlo-koncert.json')
    expect(order.contact).toMatchObject({ email: 'anna.jaworska@example.org', phone: '+48 600 000 123' })
    expect(order.key).toBe('key')
    expect([isExample(order), isExample(emptyOrder('key'))]).toEqual([true, false])
  })
})

const demoNow = (file: string) =>
  Temporal.PlainDateTime.from(`${JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')).anchor}T12:00:00`)
