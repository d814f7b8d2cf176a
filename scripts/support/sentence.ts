import { ConfigError } from '#server/base/config.ts'
import { EmbeddedFailure } from '#server/db/embedded/embedded-failure.ts'
import { CommandFailure } from './command-failure.ts'

/**
 * The message of a failed command. An expected failure is one sentence; an unexpected one is a bug, and keeps its
 * stack so that it can be reported.
 */
export function sentence(error: unknown): string {
  if (!(error instanceof Error)) return `Something that is not an error was thrown: ${String(error)}`
  if ([CommandFailure, ConfigError, EmbeddedFailure].some((known) => error instanceof known))
    return error.message
  return systemSentence(error) ?? error.stack ?? error.message
}

function systemSentence(error: NodeJS.ErrnoException & { port?: number }): string | null {
  if (error.syscall === 'listen') return listenSentence(error)
  // Making a folder with its parents on a read-only disk reports ENOENT.
  const unmade = error.code === 'ENOENT' && error.syscall === 'mkdir'
  if (unmade || ['EACCES', 'EPERM', 'EROFS'].includes(error.code ?? '')) {
    const path = error.path ?? process.cwd()
    return `${path} cannot be written: the folder is read-only or belongs to another user. Run the command as its owner, make it writable, or name another place by DATA_DIR.`
  }
  return error.code === 'ENOSPC' ? `The disk that holds ${error.path ?? process.cwd()} is full.` : null
}

function listenSentence({ code, port }: NodeJS.ErrnoException & { port?: number }): string | null {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that, or choose another port, as in PORT=${(port ?? 3000) + 1} npm start.`
  }
  return code === 'EACCES' ? `Port ${port} is for root alone: choose one above 1023 by PORT.` : null
}
