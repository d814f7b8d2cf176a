import { describe, expect, test } from 'vitest'
import { eventAsking, questionOf } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import { withAttendance } from './asked-of-all.ts'
import { registrantsOf } from './registrants.ts'

const expectSound = (document: unknown) => expect(parseDefinition(document)).toMatchObject({ ok: true })

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

  test('goes back to people, each with a share, and to adults who register minors', () => {
    const people = withAttendance(counted, 'people')
    expect(people).toMatchObject({
      ...{ attendance: 'people', items: [{ per: 'person', choose: 'always' }] },
      ...{ ask: { birthDate: 'required' }, questions: [{ of: 'registration' }] },
    })
    expect(registrantsOf(people).minors).toBe('adult')
    expectSound(people)
    expect(withAttendance(people, 'people')).toBe(people)
  })
})
