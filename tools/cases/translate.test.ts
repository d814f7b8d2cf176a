import { describe, expect, test } from 'vitest'
import { definition, draftOf, file, sample } from './sample.fixture.ts'
import { inviteOf, translate } from './translate.ts'

describe('a field goes', () => {
  test('where its name points, or where the case file puts it', () => {
    const reads = {
      start: 'group',
      'bag.size': 'choices.shirt',
      room: 'nothing',
      'by.parish': 'answers.parish',
    }
    const draft = draftOf(
      { by: { who: 'anna', parish: 'Borów' } },
      {
        diet: true,
        group: undefined,
        start: 'Niebieska',
        bag: { size: 'S' },
        room: 7,
        phone: '+48600100200',
      },
      { reads },
    )
    expect(draft.answers).toEqual({ parish: 'Borów' })
    expect(draft.people[0]).toMatchObject({
      group: 'blue',
      answers: { diet: 'yes' },
      choices: { shirt: { s: 1 } },
    })
  })

  test('or nowhere, which is an error', () => {
    expect(() => draftOf({}, { shoe: 45 })).toThrow(
      `the definition has no place for 'shoe': say in "reads" where it goes`,
    )
    expect(() => draftOf({}, { type: 'adult' })).toThrow("the definition has no place for 'type'")
    expect(() => draftOf({}, { shoe: 45 }, { reads: { shoe: 'answers.shoe' } })).toThrow(
      "reads: the definition has no question 'shoe'",
    )
  })

  test('headcount, donation, plan, code, carers, invitation', () => {
    const draft = draftOf({
      headcount: { visitors: 12 },
      donation: 5000,
      plan: 'Na raty',
      password: 'Kostka',
      carers: { jan: 'anna' },
      invite: true,
    })
    expect(draft).toMatchObject({
      choices: { visitors: 12, gift: 5000 },
      plan: 'halves',
      code: 'Kostka',
      carers: { jan: 'anna' },
    })
    expect(draftOf({ headcount: 30 }).choices).toEqual({ visitors: 30 })
    expect(draftOf({}, { carer: 'ola' }).carers).toEqual({ anna: 'ola' })
    expect(inviteOf(file(), sample({ invite: true }))).toBe('invited')
    expect(() => draftOf({ headcount: { pupils: 3 } })).toThrow(
      "headcount: the definition counts no 'pupils'",
    )
  })

  test('the registrant is one of the people, a guardian, the staff or another person', () => {
    const roleOf = (who: string, vocabulary = {}) => draftOf({ by: { who } }, {}, vocabulary)
    expect(roleOf('anna')).toMatchObject({ registeredBy: 'anna', registrantRole: 'participant' })
    expect(roleOf('mother')).toMatchObject({ registeredBy: null, registrantRole: 'guardian' })
    expect(roleOf('mother of anna')).toMatchObject({ registeredBy: null, registrantRole: 'guardian' })
    expect(roleOf('desk').registrantRole).toBe('staff')
    expect(roleOf('office of travels').registrantRole).toBe('other')
    expect(roleOf('leader').registrantRole).toBe('other')
    expect(roleOf('leader', { roles: { leader: 'staff' } }).registrantRole).toBe('staff')
  })
})

test('names at an event that counts heads are an error that explains what to write', () => {
  const heads = { ...definition, attendance: 'headcount' as const }
  expect(() => translate(file(), heads, sample())).toThrow(
    'people: the event counts heads and takes no names: write their number in "headcount"',
  )
})
