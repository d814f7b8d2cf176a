import type { UploadDesk } from '#web/kit/form/upload-desk.ts'

/** For pictures of a file on its way: nothing moves. */
export const stillDesk: UploadDesk = {
  hold: (field, file) => `${field} ${file.name}`,
  follow: () => undefined,
  stopAll: () => undefined,
}
