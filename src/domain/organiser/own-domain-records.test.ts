import { expect, test } from 'vitest'
import {
  compareRecords,
  isWholeDomain,
  minutesToNextCheck,
  ownDomainState,
  proofText,
  recordState,
} from './own-domain-records.ts'

const expected = { secret: 's3cret', addresses: ['203.0.113.7', '2001:db8::7'] }
const nothing = { cname: null, addresses: [], texts: [] }
const compare = (records: object) => compareRecords({ ...nothing, ...records }, expected)

test('every address must be ours, and one of the texts the proof', () => {
  expect(compare({})).toEqual({ addressOk: false, addressFound: '', proofOk: false, proofFound: '' })
  const right = compare({
    ...{ cname: 'borow.zapisano.pl', addresses: ['2001:db8::7'], texts: ['v=spf1', proofText('s3cret')] },
  })
  expect(right).toMatchObject({ addressOk: true, proofOk: true })
  const mixed = compare({ addresses: ['203.0.113.7', '198.51.100.9'], texts: ['zapisy=other'] })
  expect(mixed).toEqual({
    ...{ addressOk: false, addressFound: '198.51.100.9', proofOk: false, proofFound: 'zapisy=other' },
  })
  expect(compare({ cname: 'strony.home.example' })).toMatchObject({
    ...{ addressOk: false, addressFound: 'strony.home.example' },
  })
  expect(compare({ texts: ['x'.repeat(500)] }).proofFound).toHaveLength(121)
})

const findings = { addressOk: false, addressFound: '', proofOk: false, proofFound: '' }
const state = (changed: object) =>
  ownDomainState({ ...findings, heldElsewhere: false, hasWorked: false, ...changed })

test('a domain waits, is wrong, works, or has stopped working', () => {
  expect(state({})).toBe('waiting')
  expect(state({ addressOk: true, addressFound: 'x' })).toBe('waiting')
  expect(state({ addressFound: 'x' })).toBe('wrong')
  expect(state({ addressOk: true, proofFound: 'x' })).toBe('wrong')
  expect(state({ addressOk: true, proofOk: true })).toBe('working')
  expect(state({ addressOk: true, hasWorked: true })).toBe('broken')
  expect(state({ proofOk: true, hasWorked: true })).toBe('broken')
  expect(state({ addressOk: true, proofOk: true, heldElsewhere: true })).toBe('taken')
  expect(state({ heldElsewhere: true })).toBe('waiting')
})

test('it is looked up soon at first, and seldom later', () => {
  expect(minutesToNextCheck('waiting', 0)).toBe(2)
  expect(minutesToNextCheck('broken', 59)).toBe(2)
  expect(minutesToNextCheck('wrong', 60)).toBe(15)
  expect(minutesToNextCheck('waiting', 3 * 24 * 60)).toBe(360)
  expect(minutesToNextCheck('working', 0)).toBe(60)
})

test('a record is missing, wrong or right', () => {
  expect([recordState(false, ''), recordState(false, 'x'), recordState(true, 'x')]).toEqual([
    ...['missing', 'wrong', 'right'],
  ])
})

test('a whole domain is distinguished from a name below one', () => {
  expect(
    ['parafia.pl', 'parafia.waw.pl', 'zapisy.parafia.pl', 'a.parafia.waw.pl'].map(isWholeDomain),
  ).toEqual([...[true, true, false, false]])
})
