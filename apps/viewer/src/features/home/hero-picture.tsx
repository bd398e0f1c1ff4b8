import type { Event } from '@grandstand/contract'
import { sourceSet, useFilmPart } from '@grandstand/ui'
import { useState } from 'react'
import { ownPicture } from '../../platform/cards/own-picture.ts'
import { CrossFade } from '../events/cross-fade.tsx'
import { useLiveFrame } from '../events/use-live-frame.ts'
import styles from './game-hero.module.css'

/**
 * What the camera shows now, or a picture of the game. It is the largest thing on the page, so the page itself asks for it,
 * before any script does.
 */
export function HeroPicture({ event }: { event: Event }) {
  const frame = useLiveFrame(event, { widthPx: innerWidth, isInView: true, isDrawn: true })
  const [failed, setFailed] = useState<string | null>(null)
  const isLive = event.stream_status === 'live'
  const picture = isLive ? event.live_frame : ownPicture(event)
  if (!picture) return null
  if (frame === null && picture.url === failed) return null
  return (
    <>
      <img
        className={styles.image}
        src={picture.url}
        srcSet={sourceSet(picture)}
        sizes="(min-width: 1024px) 68vw, 100vw"
        alt=""
        fetchPriority="high"
        decoding="sync"
        onError={() => setFailed(picture.url)}
      />
      {isLive && <CrossFade src={frame} />}
      {isLive && event.live_film && <LateHeroFilm address={event.live_film} />}
    </>
  )
}

/** The game itself, where everybody may watch it. */
function LateHeroFilm({ address }: { address: string }) {
  const Film = useFilmPart(() => import('./hero-film.tsx').then(part => part.HeroFilm))
  return Film && <Film address={address} />
}
