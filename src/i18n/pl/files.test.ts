import { expect, test } from 'vitest'
import type { FileItem, FileProgress } from '#domain/form/fields/file.ts'
import { USUAL_FILES } from '#domain/form/fields/file-rules.ts'
import { fileSize, filesHint, filesNews } from './files.ts'

test('kinds, size and number are shown before a file is chosen', () => {
  expect(filesHint(USUAL_FILES)).toBe('PDF, JPG lub PNG, najwyżej 5\u00a0MB.')
  expect(filesHint({ kinds: ['jpg', 'png'], maxMegabytes: 2.5, max: 3 })).toBe(
    'JPG lub PNG, najwyżej 2,5\u00a0MB każdy. Najwyżej 3\u00a0pliki.',
  )
  expect(filesHint({ kinds: ['pdf'], maxMegabytes: 10, max: 5 })).toBe(
    'PDF, najwyżej 10\u00a0MB każdy. Najwyżej 5\u00a0plików.',
  )
})

test.each([
  [1, '1\u00a0kB'],
  [340 * 1024, '340\u00a0kB'],
  [1024 * 1024, '1\u00a0MB'],
  [1.26 * 1024 * 1024, '1,3\u00a0MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})

const item = (key: string, progress: FileProgress): FileItem => ({
  key,
  name: `${key}.pdf`,
  size: 1,
  type: 'application/pdf',
  progress,
})
const uploading = (share: number): FileProgress => ({ state: 'uploading', share })
const uploaded: FileProgress = { state: 'uploaded', id: 'x' }
const refused: FileProgress = { state: 'refused', error: { key: 'BROWSER_OS.FORM.LARGE_FILE', n: 5 } }

test.each([
  ['begun', [], [item('a', uploading(0))], 'Wgrywam plik: a.pdf'],
  ['under way', [item('a', uploading(0))], [item('a', uploading(0.5))], ''],
  ['done', [item('a', uploading(1))], [item('a', uploaded)], 'Wgrano plik: a.pdf'],
  [
    'failed',
    [item('a', uploading(0.5))],
    [item('a', { state: 'failed' })],
    'Nie udało się wgrać pliku: a.pdf',
  ],
  ['refused', [], [item('a', refused)], 'Maksymalny rozmiar pliku: 5\u00a0MB: a.pdf'],
  ['removed', [item('a', uploaded)], [], 'Usunięto plik: a.pdf'],
  ['loaded', [], [item('a', uploaded)], ''],
  [
    'one for another',
    [item('a', uploaded)],
    [item('b', uploading(0))],
    'Wgrywam plik: b.pdf. Usunięto plik: a.pdf',
  ],
])('a screen reader announces a file that is %s', (_, before, now, words) => {
  expect(filesNews(before, now)).toBe(words)
})
