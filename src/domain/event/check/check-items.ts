import type { EventDefinition, Item } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** Items that contradict themselves, and choice groups without members. */
export function checkItems(definition: EventDefinition): DefinitionProblem[] {
  return [
    ...definition.items.flatMap((item, i) => checkItem(pathOf('items', i), item)),
    ...checkChoiceGroups(definition),
    ...checkShares(definition),
    ...checkHeads(definition),
  ]
}

function checkItem(path: string, item: Item): DefinitionProblem[] {
  return [
    ...checkOptions(path, item),
    ...checkNumber(path, item),
    ...checkAmounts(path, item),
    ...checkOptionDays(path, item),
  ]
}

function checkOptions(path: string, { choose, options }: Item): DefinitionProblem[] {
  const needsOptions = choose === 'one' || choose === 'any' || choose === 'span'
  const takesNone = choose === 'always' || choose === 'amount'
  if (needsOptions && options.length === 0)
    return [{ path, message: 'Nie ma z\u00a0czego wybierać: dodaj opcje.' }]
  if (takesNone && options.length > 0)
    return [{ path, message: 'Ta pozycja nie ma wyboru, więc nie ma opcji.' }]
  return []
}

function checkNumber(path: string, { choose, options, min, max }: Item): DefinitionProblem[] {
  const place = pathOf(path, 'min')
  if (min === undefined) return []
  if (max !== undefined && min > max)
    return [{ path: place, message: 'Najmniejsza liczba jest większa od największej.' }]
  if ((choose === 'one' || choose === 'optional') && min > 1)
    return [
      { path: place, message: 'Wybiera się tu tylko jedną opcję, więc nie może być ich co najmniej kilka.' },
    ]
  if ((choose === 'any' || choose === 'span') && min > options.length)
    return [{ path: place, message: 'Opcji jest mniej, niż trzeba wybrać.' }]
  return []
}

function checkAmounts(path: string, { choose, amounts }: Item): DefinitionProblem[] {
  if (amounts === undefined) return []
  const place = pathOf(path, 'amounts')
  if (choose !== 'amount')
    return [{ path: place, message: 'Kwoty do wyboru ma tylko pozycja z\u00a0dowolną kwotą.' }]
  const { from, to, suggested } = amounts
  if (from > to) return [{ path: place, message: 'Najmniejsza kwota jest większa od największej.' }]
  return suggested.flatMap((sum, i) =>
    sum < from || sum > to
      ? [
          {
            path: pathOf(place, 'suggested', i),
            message: 'Tej kwoty nie można wybrać: nie mieści się w\u00a0granicach.',
          },
        ]
      : [],
  )
}

/** Days of a span follow each other, or leaving one out would be no gap. */
function checkOptionDays(path: string, { choose, options }: Item): DefinitionProblem[] {
  if (choose !== 'span') return []
  return options.flatMap(({ day }, i) => {
    const before = options[i - 1]?.day
    const isOut = day !== undefined && before !== undefined && day <= before
    return isOut ? [{ path: pathOf(path, 'options', i, 'day'), message: 'Dni nie idą po kolei.' }] : []
  })
}

function checkChoiceGroups({ choiceGroups, adjustments }: EventDefinition): DefinitionProblem[] {
  const used = new Set(adjustments.map(({ choiceGroup }) => choiceGroup))
  return choiceGroups.flatMap(({ id }, i) =>
    used.has(id)
      ? []
      : [{ path: pathOf('choiceGroups', i), message: `Żadna zniżka nie należy do grupy „${id}”.` }],
  )
}

/** A share is taken of items that have a price of their own, and that exist where it is calculated. */
function checkShares({ items, adjustments }: EventDefinition): DefinitionProblem[] {
  const known = new Map(items.map((item) => [item.id, item]))
  const wrongWith = (id: string, of: Item): string | null => {
    const item = known.get(id)
    if (item === undefined) return `Nie ma pozycji „${id}”.`
    if (item.share !== undefined) return 'Ta pozycja sama jest liczona w\u00a0procentach.'
    return item.per === 'registration' && of.per === 'person'
      ? 'To pozycja całego zgłoszenia: nie wiadomo, ile z\u00a0niej przypada na osobę.'
      : null
  }
  return items.flatMap((item, i) => {
    const problems = (item.share?.of ?? []).flatMap((id, j) => {
      const message = wrongWith(id, item)
      return message === null ? [] : [{ path: pathOf('items', i, 'share.of', j), message }]
    })
    const changed = adjustments.flatMap(({ items: named }, j) =>
      item.share !== undefined && named.includes(item.id)
        ? [
            {
              path: pathOf('adjustments', j, 'items'),
              message: `„${item.name}” to procent ceny po zniżkach: sama zniżek nie ma.`,
            },
          ]
        : [],
    )
    return [...problems, ...changed]
  })
}

/** Only pieces that are people can stand for several of them. */
const checkHeads = ({ items, attendance }: EventDefinition): DefinitionProblem[] =>
  items.flatMap(({ heads, category, per }, i) =>
    heads === undefined ||
    (attendance === 'headcount' && category === 'participation' && per === 'registration')
      ? []
      : [
          {
            path: pathOf('items', i, 'heads'),
            message: 'Liczbę osób mają tylko bilety wydarzenia, które liczy głowy.',
          },
        ],
  )
