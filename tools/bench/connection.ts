import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

/** A whole answer; the head as it came, the status line included. */
export interface Reply {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** One kept-alive HTTP connection that carries one request at a time, as cheaply as Node can. */
export class Connection {
  readonly #socket: Socket
  #received = ''
  #answered: ((reply: Reply) => void) | null = null
  #failed: ((error: Error) => void) | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setEncoding('latin1').setNoDelay(true)
    socket.on('data', (text: string) => this.#take(text))
    socket.on('error', (error) => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('The server closed a connection.')))
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket)))
      socket.once('error', reject)
    })
  }

  /** Sends a whole request; resolves once the whole answer is there. The body is in bytes, one a character. */
  ask(request: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve
      this.#failed = reject
      this.#socket.write(request, 'utf8')
    })
  }

  close(): void {
    this.#failed = null
    this.#socket.destroy()
  }

  #take(text: string): void {
    this.#received += text
    const end = this.#received.indexOf(END_OF_HEAD)
    if (end < 0) return
    const head = this.#received.slice(0, end)
    const length = /content-length: (\d+)/i.exec(head)?.[1] ?? '0'
    const body = this.#received.slice(end + END_OF_HEAD.length)
    if (body.length < Number(length)) return
    this.#received = ''
    this.#answered?.({ status: Number(head.slice(9, 12)), head, body })
  }
}
