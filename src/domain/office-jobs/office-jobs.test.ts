import { expect, test } from 'vitest'
import { definitionSchema } from '../event/definition/definition.ts'
import { expandDefinition } from '../event/definition/expand-definition.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { fitTogether } from './fit-together.ts'
import { withChange } from './with-change.ts'

test('rows take places one after another; what does not fit takes none, what is given back is free again', () => {
  expect(fitTogether({ blue: 3 }, [{ blue: 2 }, { blue: 2 }, { blue: 1 }, { blue: 1 }])).toEqual([
    ...[null, 'blue', null, 'blue'],
  ])
  expect(fitTogether({ blue: 0, red: 0 }, [{ red: 1 }, { red: -1, blue: 0 }, { red: 1 }])).toEqual([
    ...['red', null, null],
  ])
  expect(fitTogether({}, [{ open: 9 }, null])).toEqual([null, null])
})

const person = (ref: string) => ({
  ...{ ref, firstName: ref, lastName: 'Żuk', birthDate: null, sex: null, type: null, group: 'red' },
  ...{ answers: { shirt: 's' }, choices: { coach: true } },
})
const draft: RegistrationDraft = {
  ...{ people: [person('ola'), person('jan')], registeredBy: 'ola', registrantRole: 'participant' },
  ...{
    answers: { parish: 'x' },
    choices: {},
    slot: null,
    code: null,
    carers: {},
    plan: null,
    statements: [],
  },
}
const definition = expandDefinition(
  definitionSchema.parse({
    ...{ schemaVersion: 3, title: 'Rajd', kind: 'other', dates: { start: null, end: null } },
    items: [{ id: 'coach', name: 'Autokar', category: 'transport', per: 'person', choose: 'optional' }],
    questions: [
      { id: 'shirt', of: 'person', type: 'text', label: 'Koszulka' },
      { id: 'parish', of: 'registration', type: 'text', label: 'Parafia' },
    ],
  }),
)

test('only the selected people change, and nothing else of them', () => {
  const isMeant = (ref: string) => ref === 'jan'
  const moved = withChange(definition, draft, isMeant, { what: 'group', value: 'blue' })
  expect(moved).toEqual({ ...draft, people: [draft.people[0], { ...person('jan'), group: 'blue' }] })
  const left = withChange(definition, draft, isMeant, { what: 'choice', item: 'coach', value: null })
  expect(left.people.map(({ choices }) => choices)).toEqual([{ coach: true }, {}])
  const whole = withChange(definition, draft, isMeant, { what: 'answer', question: 'parish', value: 'y' })
  expect(whole).toEqual({ ...draft, answers: { parish: 'y' } })
})
