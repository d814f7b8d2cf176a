import { asOwner } from '#test/support/owner.ts'

/**
 * Removes a guard from an SQL function of a test's database, so that a test can show that it is needed.
 * @param url of the superuser
 * @param guard what stands in the function; an error when it does not, or the test would prove nothing
 */
export async function weaken(url: string, name: string, guard: RegExp, instead = ''): Promise<void> {
  const [found] = await asOwner<{ definition: string }>(
    url,
    'SELECT pg_get_functiondef($1::regproc) AS definition',
    [name],
  )
  const weak = found?.definition.replace(guard, instead)
  if (weak === undefined || weak === found?.definition) throw new Error(`${name} has no guard ${guard}.`)
  await asOwner(url, weak)
}
