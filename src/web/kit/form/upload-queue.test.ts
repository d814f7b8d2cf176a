import { expect, test } from 'vitest'
import {
  chooseFiles,
  type FileReference,
  type FilesValue,
  fileFailed,
  fileRefused,
  fileSent,
  fileUploaded,
  removeFile,
} from '#domain/form/fields/file.ts'
import { createUploadQueue, type RefusedUpload, type UploadReport } from './upload-queue.ts'

const RULES = { kinds: ['pdf'], maxMegabytes: 1, max: 3 } as const
const DAMAGED = { key: 'BROWSER_OS.FORM.INVALID_FILE_KIND', own: 'Uszkodzony.' } as const
const scan = new File(['x'], 'skan.pdf', { type: 'application/pdf' })

/** A queue whose uploads end when the test decides, and the list of a field that it reports to. */
function setUp() {
  const sendings: {
    signal: AbortSignal
    onProgress: (share: number) => void
    end: (id: string | null) => void
    refuse: () => void
  }[] = []
  const uploads = createUploadQueue((file, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<FileReference | RefusedUpload>()
    const { name, size, type } = file
    const end = (id: string | null) =>
      id === null ? reject(new Error('lost')) : resolve({ id, name, size, type })
    sendings.push({ ...options, end, refuse: () => resolve({ refused: DAMAGED }) })
    return promise
  })
  let items: FilesValue = []
  const report: UploadReport = {
    sent: (key, share) => set(fileSent(items, key, share)),
    uploaded: (key, reference) => set(fileUploaded(items, key, reference)),
    failed: (key) => set(fileFailed(items, key)),
    refused: (key, error) => set(fileRefused(items, key, error)),
  }
  /** Like a page: after each change of the list the queue follows. */
  function set(changed: FilesValue) {
    items = changed
    uploads.follow('a', items, report)
  }
  const choose = () => {
    const key = uploads.hold('a', scan)
    set(chooseFiles(items, [{ key, name: scan.name, size: scan.size, type: scan.type }], RULES))
    return key
  }
  return {
    uploads,
    sendings,
    choose,
    set,
    items: () => items,
    states: () => items.map(({ progress }) => progress),
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a file is sent once, however often the queue is synchronised', async () => {
  const { sendings, choose, set, items, states } = setUp()
  choose()
  set(items())
  expect(sendings.length).toBe(1)
  sendings[0]?.onProgress(0.5)
  expect(states()).toEqual([{ state: 'uploading', share: 0.5 }])
  sendings[0]?.end('p1')
  await settled()
  expect(states()).toEqual([{ state: 'uploaded', id: 'p1' }])
  sendings[0]?.onProgress(0.9)
  expect(states()).toEqual([{ state: 'uploaded', id: 'p1' }])
})

test('a failed upload waits, and is sent again on request', async () => {
  const { sendings, choose, set, items, states } = setUp()
  const key = choose()
  sendings[0]?.end(null)
  await settled()
  expect([sendings.length, states()]).toEqual([1, [{ state: 'failed' }]])
  set(fileSent(items(), key, 0))
  sendings[1]?.end('p1')
  await settled()
  expect(states()).toEqual([{ state: 'uploaded', id: 'p1' }])
})

test('what is taken out of the list is stopped, and comes back by no late answer', async () => {
  const { sendings, choose, set, items, states } = setUp()
  const key = choose()
  choose()
  set(removeFile(items(), key))
  expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true, false])
  sendings[0]?.end('p1')
  sendings[1]?.end('p2')
  await settled()
  expect(states()).toEqual([{ state: 'uploaded', id: 'p2' }])
})

test('files of other fields are left alone', () => {
  const { uploads, sendings, choose } = setUp()
  choose()
  uploads.follow('b', [], { sent: () => {}, uploaded: () => {}, failed: () => {}, refused: () => {} })
  expect(sendings[0]?.signal.aborted).toBe(false)
})

test('all uploads stop with the form, and a late answer is not reported', async () => {
  const { uploads, sendings, choose, states } = setUp()
  choose()
  uploads.stopAll()
  expect(sendings[0]?.signal.aborted).toBe(true)
  sendings[0]?.end('p1')
  await settled()
  expect(states()).toEqual([{ state: 'uploading', share: 0 }])
})

test('a file that is no longer held cannot be sent: it has failed', () => {
  const { set, states } = setUp()
  set([
    { key: 'x', name: 'x.pdf', size: 1, type: 'application/pdf', progress: { state: 'uploading', share: 0 } },
  ])
  expect(states()).toEqual([{ state: 'failed' }])
})

test('what the server refuses shows its reason and is not sent again', async () => {
  const { uploads, sendings, choose, set, items, states } = setUp()
  choose()
  sendings[0]?.refuse()
  await settled()
  expect(states()).toEqual([{ state: 'refused', error: DAMAGED }])
  set(items())
  uploads.stopAll()
  expect(sendings.length).toBe(1)
})

test('a file that was just chosen outlasts a list from before', async () => {
  const { uploads, sendings, set, states } = setUp()
  const key = uploads.hold('a', scan)
  set([])
  set(chooseFiles([], [{ key, name: scan.name, size: scan.size, type: scan.type }], RULES))
  sendings[0]?.end('p1')
  await settled()
  expect(states()).toEqual([{ state: 'uploaded', id: 'p1' }])
})

test('a list from before the end of an upload, which comes after it, makes nothing fail', async () => {
  const { uploads, sendings, choose, items, states } = setUp()
  choose()
  const before = items()
  sendings[0]?.end('p1')
  await settled()
  const failed: string[] = []
  const nothing = () => {}
  uploads.follow('a', before, {
    ...{ sent: nothing, uploaded: nothing, refused: nothing },
    failed: (key) => failed.push(key),
  })
  expect([failed, states()]).toEqual([[], [{ state: 'uploaded', id: 'p1' }]])
})
