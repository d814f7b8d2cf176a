import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { compileDefinition } from '../../quote/compile.ts'
import { publicView } from '../public-view.ts'
import { item } from './check.fixture.ts'
import { parseDefinition } from './check-definition.ts'

const LIST = {
  ...{ id: 'guests', name: 'Zaproszenia', capacity: 1, per: 'code', refusal: 'code_invalid' },
  codes: ['DAB-7F3K9', 'BUK-2Q8LM'],
}
const claims = [{ pool: 'guests' }]
const card = { id: 'card', of: 'person', type: 'text', label: 'Karta', codes: 'guests' }
const problemsWith = (part: object) => problemsOf({ items: [item()], ...part })

describe('a list of codes', () => {
  test('is published when it is claimed, with a question or without', () => {
    expect(problemsWith({ pools: [LIST], claims })).toEqual([])
    expect(problemsWith({ pools: [LIST], claims, questions: [card] })).toEqual([])
  })

  test('is refused when nothing uses its codes up, when it has none, or counts nothing', () => {
    expect(problemsWith({ pools: [LIST] })).toEqual([
      expect.stringContaining('pools.0.codes: Nic nie zużywa'),
    ])
    const { codes: _, ...empty } = LIST
    expect(problemsWith({ pools: [empty], claims })).toEqual([
      'pools.0.codes: Podaj kody, które są na tej liście.',
    ])
    const other = { ...LIST, capacity: null, refusal: 'product_full' }
    expect(problemsWith({ pools: [other], claims }).map((each) => each.split(':')[0])).toEqual([
      'pools.0.capacity',
      'pools.0.refusal',
    ])
  })

  test('holds each code once, regardless of spelling, and none that looks like a hash', () => {
    const twice = { ...LIST, codes: ['DAB-7F3K9', 'dab-7f3k9', '~abcdefg'] }
    expect(problemsWith({ pools: [twice], claims })).toEqual([
      'pools.0.codes.1: Ten kod już jest na liście.',
      'pools.0.codes.2: Kod nie może zaczynać się od „~”.',
    ])
  })

  test('is asked for once, by a text, and by people where people use it up', () => {
    const questions = [
      card,
      { ...card, id: 'again' },
      { ...card, id: 'long', type: 'textarea' },
      { ...card, id: 'x', codes: 'gests' },
    ]
    expect(problemsWith({ pools: [LIST], claims, questions }).map((each) => each.split(':')[0])).toEqual([
      'questions.1.codes',
      'questions.2.codes',
      'questions.3.codes',
    ])
    const hall = item({ id: 'hall', per: 'registration', claims })
    expect(problemsWith({ items: [item(), hall], pools: [LIST], questions: [card] })).toHaveLength(1)
  })
})

test('the public view contains no code and no claim of one, and accepts any typed code', () => {
  const adjustments = [
    {
      id: 'guest',
      name: 'Gość',
      items: ['fee'],
      when: { fact: 'codeList', is: 'guests' },
      effect: { kind: 'to', amount: 100 },
    },
  ]
  const parsed = parseDefinition({
    ...{ schemaVersion: 3, title: 'Rajd', kind: 'other', dates: { start: '2026-08-05', end: null } },
    ...{ items: [item()], pools: [LIST], claims, adjustments, questions: [card] },
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const view = publicView(parsed.definition)
  expect(JSON.stringify(view)).not.toMatch(/7F3K9|2Q8LM/)
  expect(view.claims).toEqual([])
  expect(view.asksCode).toBe(true)
  expect(compileDefinition(view).codes.find('cokolwiek', 'guests')).toMatchObject({ limit: 'guests' })
  const { codes } = compileDefinition(parsed.definition)
  expect([codes.find(' dab-7f3k9 '), codes.find('DAB-7F3K'), codes.find('DAB-7F3K9', 'other')]).toEqual([
    { limit: 'guests', sealed: 'DAB-7F3K9' },
    null,
    null,
  ])
})
