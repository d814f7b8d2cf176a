import type { Answer } from '#web/lib/call.ts'

/** What to tell whoever pressed a button and got no good answer; nothing of theirs is lost by trying again. */
export function failureWords({
  offline,
  code,
  status,
  problem,
}: Extract<Answer<never>, { ok: false }>): string {
  if (offline) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (code === 'changed_meanwhile' || code === 'not_changeable')
    return 'Zgłoszenie zmieniło się w\u00a0międzyczasie. Odśwież stronę, żeby zobaczyć, jak jest teraz.'
  if (status === 429 && problem !== null) return problem.title
  return 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.'
}
