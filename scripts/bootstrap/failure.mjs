/** The reason that stops a command, in one sentence for the person at the terminal. */
export class Failure extends Error {}

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * One sentence for what went wrong. Errors of the file system are named by their cause; unexpected errors
 * keep their own message, so that they can be reported.
 */
export function sentence(error, root) {
  if (error instanceof Failure) return error.message
  if (UNWRITABLE.has(error.code)) return unwritable(error.path ?? root)
  if (error.code === 'ENOSPC') return `The disk that holds ${root} is full.`
  return `The start failed unexpectedly: ${error.message}`
}

/** Zapisano stores packages, data and the built pages inside its own folder, so it must be allowed to write there. */
export function unwritable(path) {
  return `${path} cannot be written: the folder is read-only or belongs to another user. Run the command as its owner or make it writable.`
}
