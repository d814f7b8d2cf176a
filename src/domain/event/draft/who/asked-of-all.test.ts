import { describe, expect, test } from 'vitest'
import { eventAsking, NEW_EVENT, questionOf } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import { withAttendance, withBirthDate } from './asked-of-all.ts'

const expectSound = (document: unknown) => expect(parseDefinition(document)).toMatchObject({ ok: true })

test('an event without dates of birth can be published: anybody registers anybody', () => {
  for (const how of ['no', 'optional'] as const) {
    const written = withBirthDate(NEW_EVENT, how)
    expect(written.ask.birthDate).toBe(how)
    expectSound(written)
  }
  expect(withBirthDate(NEW_EVENT, 'required').registrants).toEqual(NEW_EVENT.registrants)
})

describe('an event that counts places', () => {
  const asking = eventAsking([questionOf('parish')])
  const counted = withAttendance(asking, 'headcount')

  test('has its share by number and its questions once, and can be published', () => {
    expect(counted).toMatchObject({
      ...{ attendance: 'headcount', items: [{ per: 'registration', choose: 'quantity' }] },
      ...{ questions: [{ of: 'registration' }], ask: { birthDate: 'no', sex: 'no' } },
    })
    expectSound(counted)
  })

  test('goes back to people, each with a share', () => {
    const people = withAttendance(counted, 'people')
    expect(people).toMatchObject({ attendance: 'people', items: [{ per: 'person', choose: 'always' }] })
    expectSound(people)
    expect(withAttendance(people, 'people')).toBe(people)
  })
})
