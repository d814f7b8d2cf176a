import { expect, test } from 'vitest'
import { colourName } from './colour-name.ts'

test.each([
  ['#2f8a5b', 'zielony'],
  ['#c2413a', 'czerwony'],
  ['#d9a520', 'żółty'],
  ['#5aa9d6', 'niebieski'],
  ['#7a3fa0', 'fioletowy'],
  ['#7a4a21', 'brązowy'],
  ['#e07b1f', 'pomarańczowy'],
  ['#b8bdc4', 'szary'],
  ['#ffffff', 'biały'],
  ['#101010', 'czarny'],
  ['#e05aa0', 'różowy'],
  ['#1aa7a7', 'turkusowy'],
  ['#ff0010', 'czerwony'],
])('the name of %s is %s', (hex, name) => {
  expect(colourName(hex)).toBe(name)
})
