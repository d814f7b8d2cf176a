import { describe, expect, test } from 'vitest'
import { errorOfValue } from './field-type.ts'
import { chooseFiles, type FilesValue, file, fileFailed, fileSent, fileUploaded, removeFile } from './file.ts'
import type { FileRules } from './file-rules.ts'

const ONE: FileRules = { kinds: ['pdf', 'jpg'], maxMegabytes: 1, max: 1 }
const TWO: FileRules = { ...ONE, max: 2 }
const pdf = (key: string) => ({ key, name: `${key}.pdf`, size: 10, type: 'application/pdf' })
const text = { key: 't', name: 't.txt', size: 10, type: 'text/plain' }
const upload = (items: FilesValue, key: string) => fileUploaded(items, key, { ...pdf(key), id: `id-${key}` })
const states = (items: FilesValue) => items.map(({ key, progress }) => `${key} ${progress.state}`)
const errorOf = (items: FilesValue, required = false) => errorOfValue(file, items, { required })?.key

describe('choosing', () => {
  test('acceptable files begin to upload, the others get an error', () => {
    const chosen = chooseFiles([], [text, pdf('a'), { ...pdf('b'), size: 0 }], TWO)
    expect(chosen.map(({ progress }) => progress)).toEqual([
      { state: 'refused', error: { key: 'BROWSER_OS.FORM.INVALID_FILE_KIND' } },
      { state: 'uploading', share: 0 },
      { state: 'refused', error: { key: 'BROWSER_OS.FORM.EMPTY_FILE' } },
    ])
  })

  test('more files than are asked for are refused', () => {
    const full = chooseFiles(upload(chooseFiles([], [pdf('a')], TWO), 'a'), [pdf('b'), pdf('c')], TWO)
    expect(states(full)).toEqual(['a uploaded', 'b uploading', 'c refused'])
    expect(full[2]?.progress).toEqual({
      state: 'refused',
      error: { key: 'BROWSER_OS.FORM.TOO_MANY_FILES', n: 2 },
    })
    expect(states(chooseFiles(full, [pdf('d')], TWO))).toEqual(['a uploaded', 'b uploading', 'd refused'])
  })

  test('a new choice replaces an only file, a refused one does not', () => {
    const one = upload(chooseFiles([], [pdf('a')], ONE), 'a')
    expect(states(chooseFiles(one, [pdf('b'), pdf('c')], ONE))).toEqual(['b uploading', 'c refused'])
    const refused = chooseFiles(one, [text], ONE)
    expect(states(refused)).toEqual(['a uploaded', 't refused'])
    expect(states(chooseFiles(refused, [pdf('b')], ONE))).toEqual(['b uploading'])
    expect(states(chooseFiles(refused, [], ONE))).toEqual(['a uploaded'])
  })
})

describe('uploading', () => {
  const chosen = chooseFiles([], [pdf('a'), pdf('b')], TWO)

  test('the form waits until every file is uploaded, or taken out', () => {
    expect([errorOf([]), errorOf([], true)]).toEqual([undefined, 'BROWSER_OS.FORM.REQUIRED_FIELD'])
    expect(errorOf(chosen, true)).toBe('BROWSER_OS.FORM.UPLOAD_RUNNING')
    const half = upload(chosen, 'a')
    expect(errorOf(half)).toBe('BROWSER_OS.FORM.UPLOAD_RUNNING')
    expect(errorOf(fileFailed(half, 'b'))).toBe('BROWSER_OS.FORM.UPLOAD_FAILED')
    expect(errorOf(removeFile(half, 'b'))).toBeUndefined()
    expect(errorOf(upload(half, 'b'))).toBeUndefined()
    expect(errorOf(chooseFiles(half, [text], TWO))).toBe('BROWSER_OS.FORM.UPLOAD_RUNNING')
    expect(errorOf(chooseFiles([], [text], TWO))).toBe('BROWSER_OS.FORM.INVALID_FILE_KIND')
  })

  test('a failed one restarts; one that was removed stays removed', () => {
    const again = fileSent(fileFailed(fileSent(chosen, 'b', 0.4), 'b'), 'b', 0)
    expect(again[1]?.progress).toEqual({ state: 'uploading', share: 0 })
    expect(fileSent(chosen, 'a', 1.5)[0]?.progress).toEqual({ state: 'uploading', share: 1 })
    expect(states(upload(removeFile(chosen, 'a'), 'a'))).toEqual(['b uploading'])
  })

  test('the same file chosen twice is listed once', () => {
    const first = fileUploaded(chosen, 'a', { ...pdf('a'), id: 'same' })
    expect(states(fileUploaded(first, 'b', { ...pdf('b'), id: 'same' }))).toEqual(['a uploaded'])
  })
})

describe('saving', () => {
  const saved = [{ id: 'p1', name: 'skan.pdf', size: 10, type: 'application/pdf' }]

  test('saves references only, of uploaded files only', () => {
    const items = upload(chooseFiles([], [pdf('a'), pdf('b'), text], TWO), 'b')
    expect(file.serialise(items)).toEqual([{ id: 'id-b', name: 'b.pdf', size: 10, type: 'application/pdf' }])
    expect(file.serialise(chooseFiles([], [pdf('a')], TWO))).toBeNull()
  })

  test('a loaded file counts as uploaded, whatever the current rules; other values are left out', () => {
    expect(file.load(saved)).toEqual([
      { ...pdf('p1'), name: 'skan.pdf', progress: { state: 'uploaded', id: 'p1' } },
    ])
    expect(errorOf(file.load([{ ...saved[0], type: 'text/plain' }]))).toBeUndefined()
    const strange = [
      null,
      'x',
      { ...saved[0], size: -1 },
      { ...saved[0], id: 1 },
      { id: 'x' },
      saved[0],
      saved[0],
    ]
    expect(file.serialise(file.load(strange))).toEqual(saved)
  })
})
