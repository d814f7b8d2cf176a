/** Why the embedded database cannot serve, as one English sentence for the person at the terminal. */
export class EmbeddedFailure extends Error {
  override name = 'EmbeddedFailure'
}
