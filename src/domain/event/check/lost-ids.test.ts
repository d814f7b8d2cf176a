import { describe, expect, test } from 'vitest'
import { compiled, item } from '../../quote/quote.fixture.ts'
import { lostIds } from './lost-ids.ts'

type Part = Parameters<typeof compiled>[0]

const size = (id: string, name = id.toUpperCase()) => ({ id, name })
const event = (part: Part) => compiled(part).definition
const shirt = (...options: { id: string; name: string }[]) =>
  item({ id: 'shirt', name: 'Koszulka', choose: 'optional', options })

const before = event({
  groups: [size('red', 'Czerwona')],
  items: [item(), shirt(size('s'), size('m'))],
  questions: [{ id: 'diet', of: 'person', type: 'text', label: 'Dieta' }],
})
const lostBy = (part: Part) => lostIds(before, event(part))

describe('ids of a published version', () => {
  test('that stay, in any order, are not reported; neither are new ones', () => {
    const after = event({
      groups: [size('blue', 'Niebieska'), size('red', 'Karmazynowa')],
      items: [shirt(size('m'), size('s'), size('l')), item({ price: 700 })],
      questions: [{ id: 'diet', of: 'person', type: 'text', label: 'Co jesz?' }],
    })
    expect(lostIds(before, after)).toEqual([])
  })

  test('that are gone are reported', () => {
    expect(lostBy({ groups: [size('red', 'Czerwona')], items: [item(), shirt(size('m'))] })).toEqual([
      {
        path: 'questions.diet',
        code: 'part_gone',
        values: { kind: 'question', id: 'diet', name: 'Dieta' },
      },
      {
        path: 'items.shirt.options.s',
        code: 'part_gone',
        values: { kind: 'option', id: 's', name: 'S' },
      },
    ])
  })

  test('that differ under the same name are reported as such', () => {
    const questions: Part['questions'] = [{ id: 'diet', of: 'person', type: 'text', label: 'Dieta' }]
    expect(
      lostBy({
        groups: [size('czerwona', 'Czerwona')],
        items: [item(), shirt(size('s'), size('m'))],
        questions,
      }),
    ).toEqual([
      {
        path: 'groups.red',
        code: 'part_renamed',
        values: { kind: 'group', id: 'red', name: 'Czerwona', now: 'czerwona' },
      },
    ])
  })

  test('of options belong to their item: the same size in another item is another option', () => {
    const cap = item({ id: 'cap', name: 'Czapka', choose: 'optional', options: [size('s')] })
    const lost = lostIds(before, event({ groups: [size('red')], items: [item(), shirt(size('m')), cap] }))
    expect(lost.map(({ path }) => path)).toContain('items.shirt.options.s')
  })
})
