/** Fields of a part; undefined takes away one that the part may be without. */
export type Fields<Part> = {
  readonly [Name in keyof Part]?: object extends Pick<Part, Name> ? Part[Name] | undefined : Part[Name]
}

/** The part with these fields; without those that are undefined. */
export function withPartFields<Part extends object>(part: Part, fields: Fields<Part>): Part {
  const made = { ...part, ...fields }
  for (const [name, value] of Object.entries(fields))
    if (value === undefined) Reflect.deleteProperty(made, name)
  return made
}
