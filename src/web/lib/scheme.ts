import { useSyncExternalStore } from 'react'

/** The user's choice; `auto` follows the device. */
export type SchemeChoice = 'auto' | 'light' | 'dark'

/** Each application keeps a separate choice: the scanner is dark by default, the panel is not. */
const face: { key: string; fallback: SchemeChoice } = { key: 'scheme', fallback: 'auto' }
const CHOICES: readonly string[] = ['auto', 'light', 'dark'] satisfies SchemeChoice[]
const device = () => window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const isChoice = (value: string | null): value is SchemeChoice => value !== null && CHOICES.includes(value)

function chosenScheme(): SchemeChoice {
  const kept = localStorage.getItem(face.key)
  return isChoice(kept) ? kept : face.fallback
}

function shownScheme(): 'light' | 'dark' {
  const choice = chosenScheme()
  if (choice !== 'auto') return choice
  return device().matches ? 'dark' : 'light'
}

function paint(): void {
  document.documentElement.dataset.scheme = shownScheme()
  for (const listener of listeners) listener()
}

/**
 * Applies the chosen scheme to the page and follows the device and the other windows. Call once, first.
 * `key` names the entry on the device, `fallback` is used until something is chosen.
 */
export function startScheme(options: { key: string; fallback: SchemeChoice }): void {
  Object.assign(face, options)
  paint()
  device().addEventListener('change', paint)
  window.addEventListener('storage', paint)
}

/** Stores the choice on this device. */
export function chooseScheme(choice: SchemeChoice): void {
  localStorage.setItem(face.key, choice)
  paint()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice and the scheme that is shown now. */
export function useScheme(): { readonly choice: SchemeChoice; readonly shown: 'light' | 'dark' } {
  const choice = useSyncExternalStore(subscribe, chosenScheme)
  const shown = useSyncExternalStore(subscribe, shownScheme)
  return { choice, shown }
}
