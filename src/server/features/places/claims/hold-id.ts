import { sha256 } from '#server/base/secrets.ts'

/**
 * The id of a hold is derived from the secret that only its holder has: the database knows the id alone. A UUID of
 * version 8 (RFC 9562: made by a custom rule).
 */
export function holdIdOf(secret: string): string {
  const bytes = sha256(secret).subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
