/** Below this a photograph is sent as it is. */
const LIGHT_BYTES = 1.5 * 1024 * 1024
/** Wider than any page shows. */
const LONGEST_SIDE = 2_400
const QUALITY = 0.9

/**
 * A photograph of a phone, made smaller before it is sent: a few hundred kilobytes instead of ten megabytes. Anything
 * else, and what this browser cannot read, is returned as it is; what may be uploaded is decided later.
 */
export async function lighterPhoto(file: File): Promise<Blob> {
  if (file.type !== 'image/jpeg' || file.size < LIGHT_BYTES) return file
  try {
    return (await shrink(file)) ?? file
  } catch {
    return file
  }
}

async function shrink(file: File): Promise<Blob | null> {
  const whole = await createImageBitmap(file)
  const share = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height))
  const [width, height] = [Math.round(whole.width * share), Math.round(whole.height * share)]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(whole, 0, 0, width, height)
  whole.close()
  const lighter = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return lighter !== null && lighter.size < file.size ? lighter : null
}
