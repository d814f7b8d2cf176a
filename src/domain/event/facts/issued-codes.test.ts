import { expect, test } from 'vitest'
import type { Pool } from '../definition/definition.ts'
import { readIssuedCode, signsOf, writeIssuedCode } from './issued-codes.ts'
import { listedCodes } from './listed-codes.ts'

const codeList = (id: string, more: Partial<Pool>): Pool => ({
  ...{ id, name: id, per: 'code', capacity: 1, refusal: 'code_invalid', allotments: [] },
  ...more,
})
const LISTS = {
  pools: [codeList('goscie', { issued: 'people' }), codeList('karty', { codes: ['CZ-000117'] })],
}

/** A server that has issued one code of one list. */
const keys = {
  seal: (plain: string) => plain,
  proves: (limit: string, { name, proof }: { name: string; proof: string }) =>
    limit === 'goscie' && name === 'K7QM2F' && proof === 'XR9TBC',
}

test('an issued code is read whatever hyphens, spaces and case it is typed with', () => {
  const code = { name: 'K7QM2F', proof: 'XR9TBC' }
  for (const typed of ['K7QM2F-XR9TBC', ' k7qm2fxr9tbc ', 'K7QM 2FXR 9TBC', 'k7qm–2fxr–9tbc'])
    expect(readIssuedCode(typed)).toEqual(code)
  expect(readIssuedCode(writeIssuedCode(code))).toEqual(code)
})

test.each(['', 'K7QM2F', 'K7QM2F-XR9TBC-A', 'K7QM2F-XR9TB0', 'Kostka'])('%j is no issued code', (typed) => {
  expect(readIssuedCode(typed)).toBeNull()
})

test('signs follow from bytes and are all of the alphabet', () => {
  const all = new Set(signsOf(Array.from({ length: 256 }, (_, byte) => byte)))
  expect(all.size).toBe(32)
  expect(signsOf([0, 31, 32, 255])).toBe('A9A9')
})

test('a code that its server proves is of the list that issued it', () => {
  const codes = listedCodes(LISTS, keys)
  expect(codes.find('k7qm2f xr9tbc')).toEqual({ limit: 'goscie', sealed: '~K7QM2F' })
  expect(codes.find('K7QM2F-XR9TBC', 'karty')).toBeNull()
  expect(codes.find('cz-000117')).toEqual({ limit: 'karty', sealed: 'CZ-000117' })
})

test('a forged code, and one where no server is known, is of no list', () => {
  expect(listedCodes(LISTS, keys).find('K7QM2F-XR9TBD')).toBeNull()
  expect(listedCodes(LISTS).find('K7QM2F-XR9TBC')).toBeNull()
})
