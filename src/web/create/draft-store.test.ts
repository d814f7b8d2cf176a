import { expect, test } from 'vitest'
import { type Draft, forgetDraft, loadDraft, saveDraft } from './draft-store.ts'

const draft: Draft = {
  domain: 'obecni.localhost',
  subdomain: 'borowska',
  name: 'Parafia',
  sent: { key: 'k', host: 'borowska.obecni.localhost', name: 'Parafia', unsure: true },
}

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
}

test('a stored draft is found again, until it is deleted', () => {
  const store = memory()
  expect(loadDraft(store)).toBeNull()
  saveDraft(draft, store)
  expect(loadDraft(store)).toEqual(draft)
  forgetDraft(store)
  expect(loadDraft(store)).toBeNull()
})

test.each([
  'nonsense',
  'null',
  '{"shape":0,"draft":{}}',
  '{"shape":1,"draft":{"domain":"a","subdomain":1,"name":"","sent":null}}',
  '{"shape":1,"draft":{"domain":"a","subdomain":"b","name":"","sent":{"key":"k"}}}',
])('%s is not a draft', (text) => {
  expect(loadDraft(memory({ create: text }))).toBeNull()
})

test('a browser that stores nothing does not stop the wizard', () => {
  const refuse = () => {
    throw new Error('full')
  }
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  saveDraft(draft, store)
  forgetDraft(store)
  expect(loadDraft(store)).toBeNull()
})
