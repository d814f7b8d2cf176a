import { expect, test } from 'vitest'
import { acceptedFiles, fileFault, kindNames, USUAL_FILES } from './file-rules.ts'

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
