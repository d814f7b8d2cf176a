import { type ESTree, parseSync, Visitor } from 'vite'

/** One small fault in a source: `text` instead of what stands from `start` to `end`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly operator: string
}

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
}
const OTHER_METHOD: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  'Math.max': 'Math.min',
  'Math.min': 'Math.max',
  'Math.floor': 'Math.round',
  'Math.round': 'Math.floor',
  'Math.ceil': 'Math.floor',
}
/** Calls that may be left out of a chain: what they are called on has the same type. */
const LEFT_OUT = new Set([
  'filter',
  'sort',
  'toSorted',
  'slice',
  'reverse',
  'toReversed',
  'trim',
  'toLowerCase',
])

interface Part {
  readonly start: number
  readonly end: number
}

/** The faults that may be planted in a TypeScript source; `changesTree` refuses those that are none. */
export function sourceEdits(source: string): Edit[] {
  const { program } = parseSync('a.ts', source)
  const edits: Edit[] = []
  const put = ({ start, end }: Part, text: string, operator: string) =>
    edits.push({ start, end, text, operator })
  const textOf = ({ start, end }: Part) => source.slice(start, end)
  const types: Part[] = []

  new Visitor({
    TSLiteralType: (node) => types.push(node),
    BinaryExpression(node) {
      const { left, right, operator } = node
      const other = SWAPPED[operator]
      if (other === undefined || isText(left) || isText(right)) return
      put(operatorOf(source, node), other, `${operator} becomes ${other}`)
      if (textOf(right) === '1' && '+-'.includes(operator))
        put(node, textOf(left), `${operator} 1 is dropped`)
    },
    LogicalExpression(node) {
      const { left, right, operator } = node
      const other = SWAPPED[operator]
      if (other !== undefined) put(operatorOf(source, node), other, `${operator} becomes ${other}`)
      put(node, textOf(left), `the right of ${operator} is dropped`)
      put(node, textOf(right), `the left of ${operator} is dropped`)
    },
    UnaryExpression(node) {
      if (node.operator === '!') put(node, textOf(node.argument), '! is dropped')
    },
    ConditionalExpression(node) {
      put(node, textOf(node.consequent), 'always the first of ? :')
      put(node, textOf(node.alternate), 'always the second of ? :')
    },
    IfStatement(node) {
      if (node.alternate) put(node, textOf(node.alternate), 'always else')
      else put(node, ';', 'the guard is removed')
    },
    ExpressionStatement: (node) => put(node, ';', 'the statement is removed'),
    Literal(node) {
      if (typeof node.value === 'boolean')
        put(node, String(!node.value), `${node.value} becomes ${!node.value}`)
    },
    ArrayExpression(node) {
      for (const element of node.elements) if (element) put(element, '', 'an element is dropped')
    },
    SpreadElement(node) {
      if (node.argument.type !== 'Identifier') put(node, '', 'a spread part is dropped')
    },
    CallExpression: (node) => callEdits(node, textOf, put),
  }).visit(program)

  return edits
    .map((edit) => withoutComma(source, edit))
    .filter(({ start, end }) => !types.some((type) => type.start <= start && end <= type.end))
    .filter((edit, at, all) => all.findIndex((other) => isSame(edit, other)) === at)
}

/** The source with the fault in it. */
export function edited(source: string, { start, end, text }: Edit): string {
  return source.slice(0, start) + text + source.slice(end)
}

function callEdits(
  { callee, arguments: given, ...node }: ESTree.CallExpression,
  textOf: (part: Part) => string,
  put: (part: Part, text: string, operator: string) => void,
): void {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
  const { object, property } = callee
  const isMath = object.type === 'Identifier' && object.name === 'Math'
  const name = isMath ? `Math.${property.name}` : property.name
  const other = OTHER_METHOD[name]
  if (other !== undefined) put(isMath ? callee : property, other, `${name} becomes ${other}`)
  if (LEFT_OUT.has(name)) put({ start: object.end, end: node.end }, '', `.${name}() is dropped`)
  if (name === 'Math.max' || name === 'Math.min')
    for (const argument of given)
      if (argument.type !== 'SpreadElement')
        put(node, `(${textOf(argument)})`, `${name} is one of its arguments`)
}

function operatorOf(source: string, node: { operator: string; left: Part; right: Part }): Part {
  const start = source.indexOf(node.operator, node.left.end)
  return { start, end: start + node.operator.length }
}

/** A dropped element goes with the comma behind it, or with the one before it when it is the last. */
function withoutComma(source: string, edit: Edit): Edit {
  if (edit.text !== '' || edit.operator.startsWith('.')) return edit
  const behind = /^\s*,/.exec(source.slice(edit.end))
  if (behind) return { ...edit, end: edit.end + behind[0].length }
  const before = /,\s*$/.exec(source.slice(0, edit.start))
  return before ? { ...edit, start: edit.start - before[0].length } : edit
}

const isText = ({ type, ...node }: ESTree.Expression | ESTree.PrivateIdentifier): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && 'value' in node && typeof node.value === 'string')

const isSame = (a: Edit, b: Edit) => a.start === b.start && a.end === b.end && a.text === b.text

/** Whether the changed source parses, and to another tree than the source. */
export function changesTree(source: string, changed: string): boolean {
  const tree = treeOf(changed)
  return tree !== null && tree !== treeOf(source)
}

function treeOf(source: string): string | null {
  const { program, errors } = parseSync('a.ts', source, { preserveParens: false })
  if (errors.length > 0) return null
  return JSON.stringify(program.body, (key, value) =>
    key === 'start' || key === 'end' ? undefined : typeof value === 'bigint' ? String(value) : value,
  )
}
