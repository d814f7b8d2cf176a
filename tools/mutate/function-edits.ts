import type { Edit } from './source-edits.ts'

interface Rule {
  readonly pattern: RegExp
  readonly text: string
  readonly operator: string
}

const rule = (pattern: RegExp, text: string, operator: string): Rule => ({ pattern, text, operator })

/** `$<keep>` of a pattern stays. Terms with brackets are left whole: where they end is not known to a pattern. */
const RULES: readonly Rule[] = [
  rule(/ < /g, ' <= ', '< becomes <='),
  rule(/ <= /g, ' < ', '<= becomes <'),
  rule(/ > /g, ' >= ', '> becomes >='),
  rule(/ >= /g, ' > ', '>= becomes >'),
  rule(/ <> /g, ' = ', '<> becomes ='),
  rule(/(?<keep>\b(?:WHERE|AND|OR|ON|IF|WHEN|ELSIF) [\w.]+) = /g, '$<keep> <> ', '= becomes <>'),
  rule(/ AND (?!.*\bBETWEEN\b)(?=[^()]*$)/g, ' OR ', 'AND becomes OR'),
  rule(/ OR (?!REPLACE)/g, ' AND ', 'OR becomes AND'),
  rule(
    / AND [^();,']+?(?= AND | OR | THEN|\)|;|$| ORDER| LIMIT| FOR | RETURNING)/g,
    '',
    'a term of AND is dropped',
  ),
  rule(/ AND [\w.]+ (?:=|<>) '\w+'/g, '', 'a term of AND is dropped'),
  rule(/\bWHERE [^();,']+? AND /g, 'WHERE ', 'the first term of WHERE is dropped'),
  rule(/ OR (?!REPLACE)[^();,']+?(?= AND | OR | THEN|\)|;|$)/g, '', 'a term of OR is dropped'),
  rule(/ - /g, ' + ', '- becomes +'),
  rule(/ \+ /g, ' - ', '+ becomes -'),
  rule(/ (?:-|\+) 1\b/g, '', '1 is not counted'),
  rule(/ LIMIT \w+/g, '', 'LIMIT is dropped'),
  rule(/ DESC\b/g, '', 'DESC is dropped'),
  rule(/ ORDER BY [\w., ]+?(?= LIMIT|\)|;|$| FOR )/g, '', 'ORDER BY is dropped'),
  rule(/(?<keep>ORDER BY [\w.]+), [\w.]+/g, '$<keep>', 'the tie-break is dropped'),
  rule(/\bcoalesce\((?<keep>[\w.]+), [^()]+\)/gi, '$<keep>', 'coalesce is dropped'),
  rule(/\bgreatest\(/gi, 'least(', 'greatest becomes least'),
  rule(/\bleast\(/gi, 'greatest(', 'least becomes greatest'),
  rule(/ IS NOT NULL\b/g, ' IS NULL', 'IS NOT NULL becomes IS NULL'),
  rule(/ IS NULL\b/g, ' IS NOT NULL', 'IS NULL becomes IS NOT NULL'),
  rule(/\bNOT EXISTS\b/g, 'EXISTS', 'NOT is dropped'),
  rule(/ DISTINCT\b(?! FROM| ON)/g, '', 'DISTINCT is dropped'),
  rule(/\bIF .+? THEN RETURN\b.*?END IF;/g, '', 'the guard is removed'),
  rule(/^\s*PERFORM [^;]+;$/g, '', 'the statement is removed'),
]

/** The faults that can be planted in an SQL function, by line; its head, comments and texts stay as they are. */
export function functionEdits(source: string): Edit[] {
  const body = source.search(/\bAS \$|\bBEGIN ATOMIC\b|^RETURN /m)
  let start = 0
  return source.split('\n').flatMap((line) => {
    const at = start
    start += line.length + 1
    return at < body || /^\s*--/.test(line) ? [] : editsOfLine(line, at)
  })
}

function editsOfLine(line: string, at: number): Edit[] {
  return RULES.flatMap(({ pattern, text, operator }) =>
    [...line.matchAll(pattern)].map((found) => ({
      start: at + found.index,
      end: at + found.index + found[0].length,
      text: text.replace('$<keep>', found.groups?.keep ?? ''),
      operator,
    })),
  )
}
