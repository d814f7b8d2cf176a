import type { Endpoint } from '#contract/endpoint.ts'
import * as rights from '#domain/access/rights.ts'

/** What decides who may call a route. */
interface Guarded {
  readonly endpoint: Endpoint
  readonly may?: (role: rights.Role) => boolean
}

const { ROLES, ...sentences } = rights

const CALLERS: Readonly<Record<Exclude<Endpoint['audience'], 'member'>, string>> = {
  public: 'anybody',
  site: 'anybody, on a registration site',
  session: 'anybody who is signed in',
  gateway: 'a payment gateway, by its signature',
  development: 'anybody, in development alone',
}

/** docs/rights.md: who may do what in an account, and who may call which endpoint. */
export function describeRights(routes: readonly Guarded[]): string {
  return `# Rights

Written by \`npm run generate\` from \`src/domain/access/rights.ts\` and the routes; changes belong there. A member whose role
does not allow it is told \`forbidden\`; to a stranger an account that is not theirs does not exist (\`not_found\`).

## Sentences

${table(
  'may',
  Object.entries(sentences).toSorted(([one], [other]) => (one < other ? -1 : 1)),
)}

## Members' endpoints

${table(
  'endpoint',
  routes.flatMap(({ endpoint, may }) => (may === undefined ? [] : [[nameOf(endpoint), may] as const])),
)}

## Other endpoints

| endpoint | who |
|---|---|
${routes.flatMap(({ endpoint }) => otherRow(endpoint)).join('\n')}
`
}

function table(head: string, rows: readonly (readonly [string, (role: rights.Role) => boolean])[]): string {
  return [
    `| ${[head, ...ROLES].join(' | ')} |`,
    `|---${'|:-:'.repeat(ROLES.length)}|`,
    ...rows.map(([name, may]) => `| ${[name, ...ROLES.map((role) => (may(role) ? '✓' : ''))].join(' | ')} |`),
  ].join('\n')
}

const nameOf = ({ method, path }: Endpoint) => `\`${method} ${path}\``

const otherRow = (endpoint: Endpoint) =>
  endpoint.audience === 'member' ? [] : [`| ${nameOf(endpoint)} | ${CALLERS[endpoint.audience]} |`]
