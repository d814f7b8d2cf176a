/** Fills an empty database with the demo. */
export async function fillDemo(url: string): Promise<void> {
  if (url === '') throw new Error('The demo needs a database.')
}
