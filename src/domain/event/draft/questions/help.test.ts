import { describe, expect, test } from 'vitest'
import { eventAsking, questionOf, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { helpText } from '../../../form/question-help.ts'
import { parseDefinition, readDocument } from '../../check/check-definition.ts'
import { fitsAsHelp, htmlOfHelp, withHelp } from './help.ts'

const asking = (part: Parameters<typeof questionOf>[1]) => eventAsking([questionOf('q', part)])

test('the help of every shown question is read and written without a change', () => {
  const questions = SHOWN_EVENTS.flatMap(({ document }) => document.questions)
  expect(questions.filter(({ help }) => help !== undefined).length).toBeGreaterThan(5)
  for (const question of questions) expect(withHelp(question, htmlOfHelp(question))).toEqual(question)
})

describe('what is written in the editor', () => {
  test('stays plain text while it is one paragraph of words', () => {
    const written = withHelp(
      questionOf('q', { helpHtml: '<p><strong>a</strong></p>' }),
      '<p>1 &lt; 2 &amp; 3 </p>',
    )
    expect(written).toEqual(questionOf('q', { help: '1 < 2 & 3' }))
    expect(htmlOfHelp(written)).toBe('<p>1 &lt; 2 &amp; 3</p>')
  })

  test.each([
    ['<p>Tylko <strong>nagle</strong>.</p>', 'Tylko nagle.'],
    ['<p>Zabierz:</p><ul><li><p>śpiwór</p></li><li><p>koc</p></li></ul>', 'Zabierz: śpiwór koc'],
    ['<p>raz</p><p>dwa</p>', 'raz dwa'],
  ])('%s is rich text, in words %s', (html, words) => {
    const written = withHelp(questionOf('q', { help: 'przedtem' }), html)
    expect(written).toEqual(questionOf('q', { helpHtml: html }))
    expect(helpText(written)).toBe(words)
    expect(parseDefinition(eventAsking([written])).ok).toBe(true)
  })

  test('is no help at all without words', () => {
    expect(withHelp(questionOf('q', { help: 'przedtem' }), '<p> </p>')).toEqual(questionOf('q'))
  })

  test('has a limit', () => {
    expect(fitsAsHelp(`<p>${'a'.repeat(4993)}</p>`)).toBe(true)
    expect(fitsAsHelp(`<p>${'a'.repeat(4994)}</p>`)).toBe(false)
  })
})

test('plain help with signs of html is plain text, as it always was', () => {
  const help = 'Wiek <b>18</b> & więcej'
  expect(readDocument(asking({ help }))?.questions[0]?.help).toBe(help)
  expect(helpText({ help })).toBe(help)
  expect(htmlOfHelp({ help })).toBe('<p>Wiek &lt;b>18&lt;/b> &amp; więcej</p>'.replaceAll('b>', 'b&gt;'))
})

test('rich help of a definition is made safe where it comes in', () => {
  const helpHtml =
    '<h2 onclick="a()">Ważne</h2><p style="color:red">nie<script>a()</script> <a href="javascript:a()">tu</a></p>'
  expect(readDocument(asking({ helpHtml }))?.questions[0]?.helpHtml).toBe('<p>Ważne</p><p>nie tu</p>')
})
