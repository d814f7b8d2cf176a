/** What this tab remembers of a successful change, until 'Moje zgłoszenie' has shown it. */

const nameOf = (token: string) => `zmiana:${token}`

/** For this tab alone; `changes` lists in words what has changed. */
export function rememberChanged(token: string, changes: readonly string[]): void {
  try {
    sessionStorage.setItem(nameOf(token), JSON.stringify(changes))
  } catch {
    // Then nothing is shown; the change remains valid.
  }
}

/** What has changed, returned once; null when nothing has. */
export function lastChanged(token: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(token)) ?? 'null')
    sessionStorage.removeItem(nameOf(token))
    return Array.isArray(kept) ? kept.map(String) : null
  } catch {
    return null
  }
}
