import { expect, test } from 'vitest'
import { definitionSchema, type EventDefinitionInput } from '../event/definition/definition.ts'
import { expandDefinition } from '../event/definition/expand-definition.ts'
import { guessColumns, guessTogether } from './guess-columns.ts'
import { readOrders } from './read-orders.ts'

const event: EventDefinitionInput = {
  ...{ schemaVersion: 3, title: 'Rajd', kind: 'other', dates: { start: '2031-06-05', end: '2031-06-07' } },
  ...{
    groupLabel: 'Miejsce wyjazdu',
    groups: [
      { id: 'k', name: 'Kielce' },
      { id: 'l', name: 'Łódź' },
    ],
  },
  questions: [
    { id: 'help', of: 'person', type: 'checkbox', label: 'Pomogę w kuchni' },
    {
      id: 'days',
      of: 'person',
      type: 'checkboxes',
      label: 'Dni',
      options: [
        { id: 'a', name: 'Pt' },
        { id: 'b', name: 'So' },
      ],
    },
    { id: 'parish', of: 'registration', type: 'text', label: 'Parafia' },
  ],
  items: [
    {
      id: 'bed',
      name: 'Nocleg',
      category: 'lodging',
      per: 'person',
      choose: 'one',
      options: [{ id: 't', name: 'Namiot', price: 0 }],
    },
    { id: 'fee', name: 'Udział', category: 'participation', per: 'person', choose: 'always', price: 100 },
  ],
}
const definition = expandDefinition(definitionSchema.parse(event))

const read = (head: readonly string[], rows: readonly string[][], more = {}) =>
  readOrders(definition, {
    ...{ rows, columns: guessColumns(definition, head), together: guessTogether(head) },
    ...{ usual: { email: 'biuro@example.org', phone: '600100200' }, signed: false, ...more },
  })

test('headings are guessed by the words of the event first, then by those that people use; none twice', () => {
  const head = [
    'Nazwisko i imię',
    'data ur.',
    'MIEJSCE WYJAZDU',
    'Pomogę w kuchni?',
    'nocleg (jaki)',
    'E-mail',
    'Mail',
    'Udział',
  ]
  expect(guessColumns(definition, head)).toEqual([
    ...['fullName', 'birthDate', 'group', 'answer.help', 'choice.bed', 'contact.email', null, null],
  ])
  expect(guessTogether(['Imię', 'Nr rodziny'])).toBe(1)
  expect(guessTogether(['Imię'])).toBeNull()
})

test('rows of one family are one registration; what is asked once is taken from the first that says it', () => {
  const head = [
    'Imię',
    'Nazwisko',
    'Rodzina',
    'Parafia',
    'E-mail rodzica',
    'Imię rodzica',
    'Nazwisko rodzica',
  ]
  const orders = read(head, [
    ['Ola', 'Żuk', 'A', '', '', 'Jan', 'Żuk'],
    ['Ewa', 'Nowak', '', 'Borów', 'ewa@example.org', '', ''],
    ['Jan', 'Żuk', 'a', 'Kielce', 'jan@example.org', '', ''],
  ])
  expect(orders.map(({ lines }) => lines)).toEqual([[0, 2], [1]])
  expect(orders[0]).toMatchObject({
    contact: { firstName: 'Jan', lastName: 'Żuk', email: 'jan@example.org', phone: '600100200' },
    draft: { answers: { parish: 'Kielce' }, registeredBy: null, registrantRole: 'other' },
    ...{ label: 'Ola Żuk, Jan Żuk', faults: [] },
  })
  expect(orders[1]?.draft).toMatchObject({ registrantRole: 'staff', registeredBy: null })
})

test('cells are read as people write them, and what cannot be read is named at its cell', () => {
  const head = ['Imię', 'Nazwisko', 'Data urodzenia', 'Miejsce wyjazdu', 'Pomogę w kuchni', 'Dni', 'Nocleg']
  const [good, bad] = read(head, [
    ['Ola', 'Żuk', '2014-04-19', 'lodz', 'TAK', 'pt; so', 'Namiot'],
    ['Jan', 'Żuk', '31.02.2014', 'Radom', 'może', 'Nd', 'Pokój'],
  ])
  expect(good?.draft.people[0]).toMatchObject({
    ...{
      birthDate: '2014-04-19',
      group: 'l',
      answers: { help: true, days: ['a', 'b'] },
      choices: { bed: 't' },
    },
  })
  expect(bad?.faults.map(({ line, column, fault }) => [line, column, fault])).toEqual([
    [1, 2, 'not_a_day'],
    [1, 3, 'no_such_option'],
    [1, 4, 'not_yes_or_no'],
    [1, 5, 'no_such_option'],
    [1, 6, 'no_such_option'],
  ])
})

test('without an address anywhere the row says so, at its column where there is one', () => {
  const usual = { email: '', phone: '' }
  const [order] = read(['Imię', 'Nazwisko', 'E-mail'], [['Ola', 'Żuk', '']], { usual })
  expect(order?.faults.map(({ column, fault }) => [column, fault])).toEqual([
    [2, 'no_contact_email'],
    [null, 'no_contact_phone'],
  ])
})
