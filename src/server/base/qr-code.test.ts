import { expect, test } from 'vitest'
import { ticketCode } from '#domain/values/code.ts'
import { type QrPath, qrPath, qrPng } from './qr-code.ts'

/**
 * A reader of QR codes of version 1 with one mode (ISO/IEC 18004): reads the path back as a scanner would, without
 * error correction.
 */
const SIZE = 21
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

const append = (all: number, bit: number) => all * 2 + bit

function darkModules({ path }: QrPath): Set<string> {
  return new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`))
}

function read(code: QrPath): { level: number; text: string } {
  const dark = darkModules(code)
  const bit = (x: number, y: number) => (dark.has(`${x},${y}`) ? 1 : 0)
  const top = [14, 13, 12, 11, 10].map((place) => bit(14 - place, 8)).reduce(append, 0)
  const format = top ^ (0x5412 >> 10)
  const mask = MASKS[format & 7] ?? (() => false)
  const bits = placesOfData().map(([x, y]) => bit(x, y) ^ (mask(x, y) ? 1 : 0))
  const take = (length: number) => bits.splice(0, length).reduce(append, 0)
  expect(take(4)).toBe(0b0010)
  const length = take(9)
  let text = ''
  while (text.length < length) {
    const left = length - text.length
    const value = take(left > 1 ? 11 : 6)
    text +=
      left > 1
        ? ALPHANUMERIC.charAt(Math.floor(value / 45)) + ALPHANUMERIC.charAt(value % 45)
        : ALPHANUMERIC.charAt(value)
  }
  return { level: format >> 3, text }
}

/** Two columns at a time from the right, up and down, skipping the marks in the corners and the timing lines. */
function placesOfData(): [number, number][] {
  const isMark = (x: number, y: number) =>
    (x < 9 && y < 9) || (x >= 13 && y < 9) || (x < 9 && y >= 13) || x === 6 || y === 6
  const places: [number, number][] = []
  for (const [pair, right] of [20, 18, 16, 14, 12, 10, 8, 5, 3, 1].entries()) {
    for (let row = 0; row < SIZE; row++) {
      const y = pair % 2 === 0 ? SIZE - 1 - row : row
      for (const x of [right, right - 1]) if (!isMark(x, y)) places.push([x, y])
    }
  }
  return places
}

test.each([
  ticketCode(new Uint8Array(20).fill(31)),
  ticketCode(Uint8Array.from({ length: 20 }, (_, place) => place * 13)),
  ticketCode(Uint8Array.from({ length: 20 }, (_, place) => 255 - place)),
])('the picture of %s is the smallest possible one and encodes its text', (code) => {
  const qr = qrPath(code)
  expect(qr.size).toBe(SIZE)
  // Level M is written 00.
  expect(read(qr)).toEqual({ level: 0, text: code })
})

test('every module is one square within the picture, each once', () => {
  const { path } = qrPath('23456789ABCDEFGHJKLM')
  expect(path).toMatch(/^(M(1?\d|20) (1?\d|20)h1v1h-1z)+$/)
  const squares = path.match(/M/g)?.length
  expect(darkModules({ size: SIZE, path }).size).toBe(squares)
})

test('in a mail the code is a PNG with a quiet zone, large enough to scan from a screen', async () => {
  const png = await qrPng('23456789ABCDEFGHJKLM')
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([400, 400])
})
