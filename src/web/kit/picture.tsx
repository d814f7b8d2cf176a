import type { PictureView } from '#contract/pictures.ts'

interface PictureProps {
  readonly picture: PictureView
  /** How wide it is shown, as in `sizes` of HTML: '(min-width: 900px) 720px, 100vw'. */
  readonly sizes: string
  /** Instead of its own description; '' where the text next to it says the same. */
  readonly alt?: string
  /** The one that people see first is not put off. */
  readonly isFirst?: boolean
}

/**
 * A picture of an account in the smallest variant that is sharp enough. Its place is kept free before it has arrived;
 * where the style of its frame crops it (`object-fit: cover`), its focal point stays in sight.
 */
export function Picture({ picture, sizes, alt = picture.alt, isFirst = false }: PictureProps) {
  const { address, widths, plain, width, height, focal } = picture
  const sourcesOf = (format: 'avif' | 'webp') =>
    widths.map((each) => `${address}/${each}.${format} ${each}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourcesOf('webp')} sizes={sizes} />
      <img
        src={`${address}/${plain}`}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        style={{ objectPosition: `${focal.x}% ${focal.y}%` }}
      />
    </picture>
  )
}
