import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly mail: Email
}

/** A mail server on a socket of this machine; it rejects the first `refusals` deliveries and those to `bounces`. */
export async function startSmtpServer(refusals = 0, bounces = '') {
  const received: Received[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address !== bounces) return done()
      const text = `5.1.1 <${address}>: Recipient rejected: no user ${address.split('@')[0]} here`
      done(Object.assign(new Error(text), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        if (left-- > 0) return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(Buffer.concat(parts)),
        })
        done()
      })
    },
  })
  const port = await new Promise<number>((resolve, reject) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      if (address === null || typeof address === 'string') reject(new Error('The mail server has no port.'))
      else resolve(address.port)
    })
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Accepts all mail from now on. */
    relent() {
      left = 0
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
