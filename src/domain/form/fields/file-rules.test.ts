import { describe, expect, test } from 'vitest'
import { acceptedFiles, fileFault, fileRulesOf, kindNames, USUAL_FILES } from './file-rules.ts'
import { formError } from './messages.ts'

const MB = 1024 * 1024

test.each([
  ['skan.pdf', 'application/pdf', null],
  ['SKAN.PDF', '', null],
  ['zdjecie', 'image/jpeg', null],
  ['zdjecie.jpeg', '', null],
  ['zdjecie.png', 'image/png', null],
  [
    'karta.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'INVALID_FILE_KIND',
  ],
  ['skan.pdf.exe', 'application/x-msdownload', 'INVALID_FILE_KIND'],
  ['skan', '', 'INVALID_FILE_KIND'],
  ['ruch.gif', 'image/gif', 'INVALID_FILE_KIND'],
])('%s of type %j: %j', (name, type, word) => {
  const fault = fileFault({ name, type, size: 1 }, USUAL_FILES)
  expect(fault?.key ?? null).toBe(word === null ? null : `BROWSER_OS.FORM.${word}`)
})

test.each([
  [0, { key: 'BROWSER_OS.FORM.EMPTY_FILE' }],
  [1, null],
  [5 * MB, null],
  [5 * MB + 1, { key: 'BROWSER_OS.FORM.LARGE_FILE', n: 5 }],
])('%i bytes of at most 5 MB: %j', (size, fault) => {
  expect(fileFault({ name: 'skan.pdf', type: 'application/pdf', size }, USUAL_FILES)).toEqual(fault)
})

test('the file chooser of the device filters by type and by extension', () => {
  expect(acceptedFiles(USUAL_FILES)).toBe('application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png')
  expect(kindNames({ ...USUAL_FILES, kinds: ['odt', 'docx'] })).toEqual(['ODT', 'DOCX'])
})

describe('the rules of a question', () => {
  test('are the usual ones where it says nothing; kinds stand in one order, whatever was written first', () => {
    expect(fileRulesOf()).toEqual({ kinds: ['pdf', 'jpg', 'png', 'webp'], maxMegabytes: 10, max: 1 })
    const rules = fileRulesOf({ accept: ['document', 'pdf'], max: 3, maxMegabytes: 2 })
    expect(rules).toEqual({ kinds: ['pdf', 'docx', 'odt'], maxMegabytes: 2, max: 3 })
  })

  test('a photograph that no browser shows is told apart from a wrong kind', () => {
    for (const name of ['IMG_1.HEIC', 'img.heif'])
      expect(fileFault({ name, size: 1, type: '' }, fileRulesOf())).toEqual(formError('HEIC_FILE'))
    const named = { name: 'zdjęcie', size: 1, type: 'image/heic' }
    expect(fileFault(named, fileRulesOf())).toEqual(formError('HEIC_FILE'))
  })
})
