/** Why a text is not a domain that an organiser may connect. */
export type DomainFault =
  | 'empty'
  | 'with_address'
  | 'wildcard'
  | 'final_dot'
  | 'number'
  | 'local'
  | 'ours'
  | 'letters'
  | 'long'

/** Names that no public resolver answers for, or that belong to nobody (RFC 2606, RFC 6761, RFC 6762, RFC 8375). */
const LOCAL = new Set(
  'localhost local localdomain internal intranet lan home corp private test example invalid onion arpa alt'.split(
    ' ',
  ),
)

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Reads a domain as an organiser types it: 'zapisy.parafia.pl', in any case. What looks like something else is refused
 * and not repaired, so that the person sees which domain is meant. `ours`: our own base domains.
 */
export function readOwnDomain(
  typed: string,
  ours: readonly string[],
): { readonly domain: string } | { readonly fault: DomainFault } {
  const domain = typed.trim().toLowerCase()
  const fault = faultOf(domain, ours)
  return fault === null ? { domain } : { fault }
}

function faultOf(domain: string, ours: readonly string[]): DomainFault | null {
  if (domain === '') return 'empty'
  if (domain.length > 253) return 'long'
  if (domain.includes('*')) return 'wildcard'
  if (isNumber(domain)) return 'number'
  if (/[/:@?#\s]/.test(domain)) return 'with_address'
  if (domain.endsWith('.')) return 'final_dot'
  if (ours.some((own) => domain === own || domain.endsWith(`.${own}`))) return 'ours'
  const labels = domain.split('.')
  if (labels.some((label) => label.length > 63)) return 'long'
  // 'xn--…' spells other letters, and could show as another name.
  if (labels.some((label) => !LABEL.test(label) || /^..--/.test(label))) return 'letters'
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || LOCAL.has(last)) return 'local'
  return /^[a-z]{2,}$/.test(last) ? null : 'letters'
}

/** An address of a machine: '10.0.0.1', '[::1]', '0x7f.1'; no top-level domain begins with a digit. */
const isNumber = (domain: string): boolean =>
  /^\[?[0-9a-f:]*:[0-9a-f:.]*\]?$/.test(domain) || /(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$/.test(domain)
