import { describe, expect, test } from 'vitest'
import { NEW_EVENT, questionOf, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { READY_STATEMENTS, readyStatement } from '../../../templates/kit/statement-sets.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { Condition } from '../../definition/condition.ts'
import { withRegistrants } from '../who/registrants.ts'
import {
  askedOf,
  askedOfOthers,
  type Statement,
  withNewStatement,
  withoutStatement,
  withStatement,
} from './statements.ts'

const RULES = { id: 'rules', text: 'Akceptuję regulamin.', required: true }
const EVENT = withNewStatement(NEW_EVENT, RULES, [])
const only = ({ statements }: typeof EVENT): Statement => {
  const [statement] = statements
  if (statement === undefined) throw new Error('There is no statement.')
  return statement
}
const PUBLISHED = { ...only(EVENT), version: 3 }
const DRAFT = { ...EVENT, statements: [PUBLISHED] }

describe('the version', () => {
  test('rises by one with another text, however often it is typed, and returns with the old text', () => {
    const typed = withStatement(DRAFT, 'rules', { text: 'Akceptuję regulamin i.' }, PUBLISHED)
    const more = withStatement(typed, 'rules', { text: 'Akceptuję regulamin i zasady.' }, PUBLISHED)
    expect([only(typed).version, only(more).version]).toEqual([4, 4])
    expect(withStatement(more, 'rules', { text: PUBLISHED.text }, PUBLISHED)).toEqual(DRAFT)
  })

  test('rises with another document and stays with everything else', () => {
    const document = { name: 'Regulamin', body: 'Jeden.' }
    const named = withStatement(DRAFT, 'rules', { document }, PUBLISHED)
    expect(only(named).version).toBe(4)
    expect(only(withStatement(DRAFT, 'rules', { required: false }, PUBLISHED)).version).toBe(3)
    expect(withStatement(named, 'rules', { document: undefined }, PUBLISHED)).toEqual(DRAFT)
  })

  test('stays where nobody can have agreed yet', () => {
    expect(only(withStatement(EVENT, 'rules', { text: 'Inny.' }, undefined)).version).toBe(1)
  })

  test('a statement that is added again does not take the place of a published one', () => {
    const again = withNewStatement(withoutStatement(DRAFT, 'rules'), RULES, [PUBLISHED])
    expect(only(again).id).toBe('rules-2')
  })
})

test.each(['registration', 'registration-if', 'minor', 'person'] as const)('asked of a %s', (of) => {
  const asked = withStatement(EVENT, 'rules', askedOfOthers(EVENT, of), undefined)
  expect(askedOf(only(asked))).toBe(of)
  expect(parseDefinition(asked)).toMatchObject({ ok: true })
  expect(withStatement(asked, 'rules', askedOfOthers(EVENT, 'registration'), undefined)).toEqual(EVENT)
})

test.each(['registration', 'event'] as const)(
  'of a parent, for each minor by full age on the day of the %s, however a minor is written',
  (on) => {
    const counted = withRegistrants(EVENT, { on })
    const { when } = askedOfOthers(counted, 'minor')
    const fact = on === 'event' ? 'age' : 'ageNow'
    const adult = { fact: 'registrantIsAdult', is: true }
    expect(when).toEqual({ all: [{ fact, atMost: 17 }, adult] })
    const asked = (condition: Condition) => askedOf({ when: condition, once: false })
    expect(asked({ all: [{ not: { fact, atLeast: 18 } }, adult] })).toBe('minor')
    expect(asked({ all: [{ fact, atMost: 16 }, adult] })).toBe('person')
    expect(asked({ fact, atMost: 17 })).toBe('person')
  },
)

describe('ready statements', () => {
  const organiser = { name: 'Parafia w Lipowej', address: 'Polna 1', phone: '', email: 'biuro@example.org' }
  const ill = { ...NEW_EVENT, questions: [questionOf('leki', { label: 'Jakie leki bierzesz na stałe?' })] }

  test.each(READY_STATEMENTS)('%s can be published, with and without a question about health', (name) => {
    for (const event of [NEW_EVENT, ill])
      for (const kind of ['church', null] as const) {
        const added = withNewStatement(event, readyStatement(name, event, organiser, kind), [])
        expect(parseDefinition(added)).toMatchObject({ ok: true })
      }
  })

  test('health is asked of whom the question is about', () => {
    expect(readyStatement('health', ill, organiser, null).when).toEqual({ fact: 'answer.leki', given: true })
  })

  test('the information names the organiser, and the decree only for the Church', () => {
    const bodyFor = (kind: 'church' | 'trader') =>
      readyStatement('privacy', NEW_EVENT, organiser, kind).document?.body ?? ''
    expect(bodyFor('trader')).toContain(
      '1. Administratorem danych jest Parafia w Lipowej, Polna 1, biuro@example.org.',
    )
    expect(bodyFor('trader')).toContain('uodo.gov.pl')
    expect(bodyFor('trader')).not.toContain('Dekret')
    expect(bodyFor('church')).toContain('kiod.episkopat.pl')
  })
})

test.each(SHOWN_EVENTS)('$file: what is read and written stays', ({ document }) => {
  for (const statement of document.statements) {
    const { text, required, when, once, document: named } = statement
    const fields = { text, required, when, once, document: named }
    expect(withStatement(document, statement.id, fields, { ...statement, version: 9 })).toEqual(document)
  }
})
