import type { Room, WatchedCamera } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useRef, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { May } from '../../../platform/may.tsx'
import { useLivePicture } from '../events/tonight/use-live-picture.ts'
import { ClipLast } from './clip-last.tsx'
import { PauseButton } from './pause-button.tsx'
import styles from './room-player.module.css'

interface RoomPlayerProps {
  channel: string
  room: Room
  camera: WatchedCamera
}

/** The picture of one camera, with sound if somebody wants it. The last frame stays where it is lost. */
export function RoomPlayer({ channel, room, camera }: RoomPlayerProps) {
  const { words, fill, plural, time } = useI18n()
  const say = words.room
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const kept = useRef<HTMLCanvasElement>(null)
  const [isMuted, setIsMuted] = useState(true)
  const [isStill, setIsStill] = useState(false)
  useLivePicture(video, camera.url, element => keepFrame(element, kept.current))
  const isLost = camera.url === null && camera.state !== 'idle' && camera.state !== 'ended'
  const isOnlyOurs = camera.state === 'held'
  const cards = plural(say.seeCard, room.waiting)

  function togglePlay() {
    const element = video.current
    if (!element) return
    if (element.paused) void element.play().catch(() => {})
    else element.pause()
    setIsStill(!element.paused)
  }

  return (
    <div ref={frame} className={styles.frame} data-lost={isLost}>
      <canvas ref={kept} className={styles.kept} />
      <video
        ref={video}
        className={styles.picture}
        aria-label={fill(say.pictureOf, { name: camera.name })}
        hidden={camera.url === null}
        muted={isMuted}
        playsInline
        autoPlay
      />
      {isOnlyOurs && (
        <p className={styles.tag} role="status">
          <Icon name="lock" />
          {room.is_paused ? `${say.onlyYou} · ${cards}` : say.onlyYou}
        </p>
      )}
      {isLost && (
        <p className={styles.lost} role="alert">
          <strong>
            {camera.state === 'no_picture' ? say.noPicture : say.lost}
            {' · '}
            {fill(words.common.since, { time: time(camera.state_since, room.time_zone) })}
          </strong>
          {room.waiting > 0 && <span>{cards}</span>}
        </p>
      )}
      {camera.url !== null && (
        <div className={styles.controls}>
          <button
            className={styles.control}
            type="button"
            aria-label={isStill ? say.play : say.still}
            onClick={togglePlay}
          >
            <Icon name={isStill ? 'play' : 'pause'} />
          </button>
          <button
            className={styles.control}
            type="button"
            aria-label={say.listen}
            aria-pressed={!isMuted}
            onClick={() => setIsMuted(!isMuted)}
          >
            <Icon name={isMuted ? 'sound_off' : 'sound'} />
          </button>
          {room.stream_status === 'live' && <PauseButton channel={channel} room={room} />}
          <span className={styles.last} />
          {camera.state === 'live' && !room.is_private && (
            <May call={studioWireCalls.cutLast}>
              <ClipLast channel={channel} id={String(room.id)} camera={camera.id} />
            </May>
          )}
          <button
            className={styles.control}
            type="button"
            aria-label={say.fullScreen}
            onClick={() => void frame.current?.requestFullscreen?.().catch(() => {})}
          >
            <Icon name="full_screen" />
          </button>
        </div>
      )}
    </div>
  )
}

function keepFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement | null): void {
  if (!canvas || video.videoWidth === 0) return
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
}
