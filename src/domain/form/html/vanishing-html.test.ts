import { expect, test } from 'vitest'
import { tokensOf } from './html-tokens.ts'

const textsOf = (html: string) =>
  [...tokensOf(html)].flatMap((token) => (token.kind === 'text' ? token.text : []))

test.each([
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe'],
  ...['object', 'textarea', 'title', 'xmp', 'svg', 'math'],
])('what stands in %s is not meant to be read', (name) => {
  expect(textsOf(`a<${name}>b</${name}>c`)).toEqual(['a', 'c'])
})

test('after plaintext nothing is read', () => {
  expect(textsOf('a<plaintext>b')).toEqual(['a'])
})
