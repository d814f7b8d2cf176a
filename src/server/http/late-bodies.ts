import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { Refusal } from './refusal.ts'

/** Limits of bodies that come after their headers. */
export interface BodyLimits {
  /** Of one body. */
  readonly bytes: number
  /** Of all unfinished bodies. */
  readonly bytesOfAll: number
  /** How many may be unfinished at once. */
  readonly atOnce: number
  readonly milliseconds: number
}

/** A body in transit. */
interface LateBody {
  readonly chunks: Buffer[]
  bytes: number
  giveUp(): void
}

type Done = (error: Refusal | null, body: Buffer) => void

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Reads bodies that had not arrived when their turn came. Too many of them, or too many bytes, end the connection of
 * the one that has been unfinished longest: a body that is meant to be sent arrives within moments, so this ends the
 * connections that are kept open without sending. `done` is not called when the connection is gone.
 */
export function createBodyReader(
  limits: BodyLimits,
): (payload: Readable, socket: Socket, done: Done) => void {
  // In the order in which they began.
  const unfinished = new Set<LateBody>()
  let bytesOfAll = 0

  const oldest = () => unfinished.values().next().value
  return (payload, socket, done) => {
    const end = () => {
      clearTimeout(timer)
      if (unfinished.delete(body)) bytesOfAll -= body.bytes
      payload.off('data', onData).off('end', onEnd).off('close', end).off('error', end)
      // A stream that fails later, without a listener, would end the process.
      payload.on('error', () => undefined)
    }
    const onData = (chunk: Buffer) => {
      body.chunks.push(chunk)
      body.bytes += chunk.length
      bytesOfAll += chunk.length
      if (body.bytes > limits.bytes) {
        end()
        done(new Refusal('too_large'), Buffer.alloc(0))
      }
      while (bytesOfAll > limits.bytesOfAll) oldest()?.giveUp()
    }
    const onEnd = () => {
      end()
      done(null, Buffer.concat(body.chunks))
    }
    const body: LateBody = {
      chunks: [],
      bytes: 0,
      giveUp() {
        end()
        socket.end(TIMED_OUT, () => socket.destroy())
      },
    }
    const timer = setTimeout(body.giveUp, limits.milliseconds)
    unfinished.add(body)
    if (unfinished.size > limits.atOnce) oldest()?.giveUp()
    payload.on('data', onData).once('end', onEnd).once('close', end).once('error', end)
  }
}
