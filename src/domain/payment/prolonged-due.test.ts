import { expect, test } from 'vitest'
import { prolongedDue } from './prolonged-due.ts'

const part = (amount: number, until: string | null) => ({ amount, until })
const parts = [part(50, '2031-05-10T23:59:59'), part(50, '2031-06-01T23:59:59')]
const untils = (balance: { owed: number; paid: number }, until: string) =>
  prolongedDue(parts, balance, until)?.map((each) => each.until)

test('the next open part gets the later moment, and none after it is earlier', () => {
  expect(untils({ owed: 100, paid: 0 }, '2031-05-20T23:59:59')).toEqual([
    '2031-05-20T23:59:59',
    '2031-06-01T23:59:59',
  ])
  expect(untils({ owed: 100, paid: 0 }, '2031-06-02T23:59:59')).toEqual([
    '2031-06-02T23:59:59',
    '2031-06-02T23:59:59',
  ])
  expect(untils({ owed: 100, paid: 50 }, '2031-06-02T23:59:59')).toEqual([
    '2031-05-10T23:59:59',
    '2031-06-02T23:59:59',
  ])
})

test('nothing is prolonged that is paid, has no day, or would end earlier', () => {
  expect(untils({ owed: 100, paid: 100 }, '2031-09-01T23:59:59')).toBeUndefined()
  expect(untils({ owed: 100, paid: 0 }, '2031-05-10T23:59:59')).toBeUndefined()
  expect(prolongedDue([part(50, null)], { owed: 50, paid: 0 }, '2031-05-10T23:59:59')).toBeNull()
})
