import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { whenNear } from './when-near.ts'

type LateImageProps = Omit<ComponentProps<'img'>, 'ref' | 'alt' | 'loading' | 'decoding'>

/**
 * A picture that is fetched when it comes near the view, beside words that say the same. Its styles give it its size, so that
 * nothing moves then.
 */
export function LateImage(props: LateImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => (image.current ? whenNear(image.current, () => setIsNear(true)) : undefined), [])
  const { src, srcSet, ...rest } = props
  return (
    <>
      <img ref={image} {...(isNear ? props : rest)} alt="" decoding="async" />
      {!isNear && (
        <noscript>
          <img {...props} alt="" />
        </noscript>
      )}
    </>
  )
}
