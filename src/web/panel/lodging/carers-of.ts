import type { Board, Space } from './lodging-api.ts'

type Carer = Board['carers'][number]

/** Who has care of a room, its house included, or of a vehicle. */
export const carersOf = ({ carers }: Pick<Board, 'carers'>, space: Space): Carer[] =>
  carers.filter(
    (carer) =>
      carer.space === space.id ||
      (carer.space === null && space.scope === 'rooms' && carer.house === space.house && space.house !== ''),
  )

/** For paper, where who may have care of nobody is left out: 'Opiekun: Ala Nowicka, 600 100 200'; null: nobody. */
export function carerLine(carers: readonly Carer[]): string | null {
  const valid = carers.filter(({ isBlocked }) => !isBlocked)
  if (valid.length === 0) return null
  const names = [...new Set(valid.map(({ name, phone }) => (phone === '' ? name : `${name}, ${phone}`)))]
  return `${names.length === 1 ? 'Opiekun' : 'Opiekunowie'}: ${names.join('; ')}`
}
