/** The reason that stops a command, as one English sentence for the person at the terminal. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
}
