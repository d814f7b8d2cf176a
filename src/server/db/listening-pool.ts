import pg from 'pg'

type Connected = Parameters<pg.Pool['connect']>[0]

/**
 * A pool from which a client may be given back twice, the second time in vain. The listener of the job library gives
 * its client back by two ways, when the database dies and when the shift ends. If both come at once, the second
 * throws in a promise that nobody hears, and that would end the process.
 */
export class ListeningPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect()
    super.connect((error, client, done) => callback(error, client, once(done)))
  }
}

function once(done: (release?: unknown) => void): (release?: unknown) => void {
  let isDone = false
  return (release) => {
    if (isDone) return
    isDone = true
    done(release)
  }
}
