import { Refusal } from '#server/http/refusal.ts'

/** The errors of a definition, as a refusal that names each place. */
export function definitionRefusal(
  problems: readonly { readonly path: string; readonly message: string }[],
): Refusal {
  return new Refusal('definition_invalid', {
    problems: problems.map(({ path, message }) => ({
      code: 'definition',
      field: path === '' ? 'definition' : `definition.${path}`,
      message,
    })),
  })
}
