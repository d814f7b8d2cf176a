import type { Server } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'
import { Refusal } from './refusal.ts'

const TOO_MANY =
  'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

interface Limits {
  readonly connectionsPerAddress: number
  readonly trustedProxies: readonly string[]
}

/** Given two hosts, a proxy may have used the other one than this server would (RFC 9112, 3.2). */
export function requireOneHost(
  { raw }: FastifyRequest,
  _reply: FastifyReply,
  done: (refusal?: Refusal) => void,
): void {
  let hosts = 0
  for (let at = 0; at < raw.rawHeaders.length; at += 2)
    if (raw.rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  done(hosts > 1 ? new Refusal('invalid_input') : undefined)
}

/**
 * Keeps one address (`networkOf`) from opening more connections than a crowd behind it needs. A trusted proxy carries
 * all visitors: its connections are not counted.
 */
export function limitConnections(server: Server, { connectionsPerAddress, trustedProxies }: Limits): void {
  const isTrusted = proxyCheck(trustedProxies)
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isTrusted(address)) return
    const network = networkOf(address)
    const before = open.get(network) ?? 0
    if (before >= connectionsPerAddress) {
      socket.end(TOO_MANY, () => socket.destroy())
      return
    }
    open.set(network, before + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}

function proxyCheck(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const each of proxies) {
    const [address = '', bits] = each.split('/')
    const family = familyOf(address)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => list.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')
