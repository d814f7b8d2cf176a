/** What this tab remembers of a change that went through, until 'Moje zgłoszenie' has told it. */

const nameOf = (token: string) => `zmiana:${token}`

/** For this tab alone; `told` says in words what has changed. */
export function rememberChanged(token: string, told: readonly string[]): void {
  try {
    sessionStorage.setItem(nameOf(token), JSON.stringify(told))
  } catch {
    // Then nothing is told; the change stands all the same.
  }
}

/** What has changed, once; null when nothing has. */
export function lastChanged(token: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(token)) ?? 'null')
    sessionStorage.removeItem(nameOf(token))
    return Array.isArray(kept) ? kept.map(String) : null
  } catch {
    return null
  }
}
