import { expect, test } from 'vitest'
import { BACK_LABELS, notPast, STEP_NAMES, STEPS, stepAfter, stepBefore, stepOfHash } from './steps.ts'

test('three steps with the labels of the specification, in its order', () => {
  expect(STEPS.map((step) => STEP_NAMES[step])).toEqual([
    'Wybierz domenę',
    'Połącz konto Google',
    'Wybierz nazwę konta',
  ])
  expect(STEPS.map((step) => BACK_LABELS[step])).toEqual([null, 'Domena', 'Konto Google'])
})

test('next and back lead through them; after the last comes nothing', () => {
  expect(STEPS.map(stepAfter)).toEqual(['google', 'nazwa', null])
  expect(STEPS.map(stepBefore)).toEqual(['domena', 'domena', 'google'])
})

test('an address names a step, or the first', () => {
  expect(['#google', '#nazwa', '', '#platnosc', '#google/x'].map(stepOfHash)).toEqual([
    'google',
    'nazwa',
    'domena',
    'domena',
    'domena',
  ])
})

test('an address never leads past an incomplete step', () => {
  expect(notPast('nazwa', 'google')).toBe('google')
  expect(notPast('google', 'google')).toBe('google')
  expect(notPast('domena', 'nazwa')).toBe('domena')
})
