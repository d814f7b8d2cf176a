import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

/** One kept-alive HTTP connection that carries one request at a time, as cheaply as Node can. */
export class Connection {
  readonly #socket: Socket
  #received = ''
  #answered: ((status: number) => void) | null = null
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

  /** Sends a whole request; resolves with the status once the whole answer is there. */
  ask(request: string): Promise<number> {
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
    const head = this.#received.indexOf(END_OF_HEAD)
    if (head < 0) return
    const length = /content-length: (\d+)/i.exec(this.#received.slice(0, head))?.[1] ?? '0'
    if (this.#received.length < head + END_OF_HEAD.length + Number(length)) return
    const status = Number(this.#received.slice(9, 12))
    this.#received = ''
    this.#answered?.(status)
  }
}
