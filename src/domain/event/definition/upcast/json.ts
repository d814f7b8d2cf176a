/** JSON whose shape is not checked yet: an upcaster leaves what it does not know for the shape to refuse. */
export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The document with each object of it converted, those within an object before it. */
export function mapObjects(json: Json, convert: (part: Json) => Json): Json {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside)
    return isObject(value) ? mapObjects(value, convert) : value
  }
  return convert(Object.fromEntries(Object.entries(json).map(([key, value]) => [key, inside(value)])))
}
