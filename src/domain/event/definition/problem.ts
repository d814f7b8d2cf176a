/** One error in a definition: where (a path such as `items.2.price`) and what, in Polish. */
export interface DefinitionProblem {
  readonly path: string
  readonly message: string
}

/** Makes a path out of names and positions; empty parts are left out. */
export const pathOf = (...parts: readonly (string | number)[]): string =>
  parts.filter((part) => part !== '').join('.')
