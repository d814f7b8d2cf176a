import { reportDefinition } from './report-definition.ts'

/** The event of the reports with meals of every kind, and questions of the kitchen beside others. */
export async function kitchenDefinition(): Promise<Record<string, unknown>> {
  const definition = await reportDefinition()
  const items: unknown[] = Array.isArray(definition.items) ? definition.items : []
  const questions: unknown[] = Array.isArray(definition.questions) ? definition.questions : []
  const meal = { category: 'meal', per: 'person', choose: 'optional' }
  return {
    ...definition,
    items: [
      ...items,
      {
        ...{ ...meal, id: 'lunch', name: 'Obiad', choose: 'any' },
        options: [
          { id: 'sun', name: 'niedzielny', day: '2024-07-07' },
          { id: 'sat', name: 'sobotni', day: '2024-07-06' },
        ],
      },
      {
        ...{ ...meal, id: 'board', name: 'Wyżywienie' },
        options: [
          { id: 'first', name: 'pierwszy turnus', dates: { start: '2024-07-06', end: '2024-07-08' } },
          { id: 'camp', name: 'kolonia bez dat' },
        ],
      },
      { ...meal, id: 'soup', name: 'Zupa', choose: 'quantity' },
      { ...meal, id: 'cake', name: 'Ciasto', per: 'registration', choose: 'quantity' },
      { ...meal, id: 'welcome', name: 'Powitalna herbata', choose: 'always' },
      { ...meal, id: 'milk', name: 'Mleko', choose: 'always', when: { fact: 'type', is: 'primary-child' } },
    ],
    questions: [
      ...questions,
      {
        ...{ of: 'person', type: 'text', id: 'cannot', label: 'Czego nie możesz jeść?' },
        seenBy: ['editRegistrations'],
      },
      { of: 'person', type: 'checkbox', id: 'bread', label: 'Kanapki na drogę' },
      {
        ...{ of: 'registration', type: 'radio', id: 'packed', label: 'Posiłek na drogę' },
        options: [
          { id: 'no', name: 'Nie' },
          { id: 'vegan', name: 'Wegański' },
        ],
      },
    ],
  }
}
