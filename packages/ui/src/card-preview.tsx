import { useState } from 'react'
import styles from './media-card.module.css'

/** For the eye alone: users who hear the card get its words. If it cannot be shown, the picture stays. */
export function CardPreview({ address }: { address: string }) {
  const [isThere, setIsThere] = useState(false)
  const className = `${styles.preview} ${isThere ? styles.there : ''}`
  const onThere = () => setIsThere(true)
  if (!address.endsWith('.mp4'))
    return <img className={className} src={address} alt="" aria-hidden="true" onLoad={onThere} />
  return (
    <video
      className={className}
      src={address}
      aria-hidden="true"
      tabIndex={-1}
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      onPlaying={onThere}
    />
  )
}
