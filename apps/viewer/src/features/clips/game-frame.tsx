import { useEffect, useState } from 'react'
import styles from './trim-strip.module.css'

/** A moment that is still to come is asked for again. */
const againMs = 4_000

/** The picture of one moment of a game that has no storyboard yet: one that runs. */
export function GameFrame({ address, seconds }: { address: string; seconds: number }) {
  // As it was first asked for: a renewed address is the same picture.
  const [base] = useState(() => address.match(/^.*\/media\/[^/]+\//)?.[0])
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    if (!isRefused) return
    const timer = setTimeout(() => setIsRefused(false), againMs)
    return () => clearTimeout(timer)
  }, [isRefused])
  if (base === undefined || isRefused) return null
  return (
    <img
      className={styles.frame}
      src={`${base}frame-${Math.floor(seconds)}.jpg`}
      alt=""
      onError={() => setIsRefused(true)}
    />
  )
}
