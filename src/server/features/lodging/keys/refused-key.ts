import { keyRefusals } from '#i18n/pl/site/room-keys.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A refusal that is shown at the field of the key. */
export const refusedKey = (code: keyof typeof keyRefusals): Refusal =>
  new Refusal('room_key_refused', { problems: [{ code, field: 'key', message: keyRefusals[code] }] })
