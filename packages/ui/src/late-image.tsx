import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { isDrawn } from './is-drawn.ts'
import type { Picture } from './shell-types.ts'
import { sourceSet } from './source-set.ts'
import { whenNear } from './when-near.ts'

interface LateImageProps extends Omit<ComponentProps<'img'>, 'ref' | 'alt' | 'loading' | 'decoding'> {
  /** In view on every screen from the start: the page itself asks for it, before any script. */
  isFirst?: boolean
}

/** One that the page shows already, as what was drawn of it, costs nothing more: it must not go and come again. */
const isOnPage = (src: string | undefined) =>
  !isDrawn && src !== undefined && document.querySelector(`img[src="${CSS.escape(src)}"]`) !== null

/**
 * A picture that is fetched when it comes near the view, beside words that say the same. Its styles give it its size, so that
 * nothing moves then.
 */
export function LateImage({ isFirst = false, ...props }: LateImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const { src, srcSet, ...rest } = props
  const [wasShown] = useState(() => isOnPage(src))
  const [isNear, setIsNear] = useState(wasShown || isFirst)
  useEffect(() => (image.current ? whenNear(image.current, () => setIsNear(true)) : undefined), [])
  if (isDrawn) return isFirst ? <img {...props} alt="" /> : <DrawnImage {...props} />
  return (
    <>
      <img ref={image} {...(isNear ? props : rest)} alt="" decoding={wasShown ? 'sync' : 'async'} />
      {!isNear && (
        <noscript>
          <img {...props} alt="" />
        </noscript>
      )}
    </>
  )
}

/** A picture of the channel, in the copy that fits. */
export function LatePicture({ picture, ...rest }: LateImageProps & { picture: Picture; sizes: string }) {
  const { url, width, height } = picture
  return <LateImage src={url} srcSet={sourceSet(picture)} width={width} height={height} {...rest} />
}

/** A script of the page fetches it when it is in view, long before the app could. */
function DrawnImage({ src, srcSet, ...rest }: Omit<LateImageProps, 'isFirst'>) {
  return (
    <>
      <img {...rest} data-src={src} data-srcset={srcSet} alt="" />
      <noscript>
        <img {...rest} src={src} srcSet={srcSet} alt="" />
      </noscript>
    </>
  )
}
