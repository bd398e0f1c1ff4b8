import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './clip-card.module.css'

interface ClipPlayerProps {
  params: { channel: string; id: string }
  name: string
  onClose: () => void
}

/** The browser's own controls: a look, not a show. */
export function ClipPlayer({ params: { channel, id }, name, onClose }: ClipPlayerProps) {
  const { words, fill } = useI18n()
  const client = useClient()
  const video = useRef<HTMLVideoElement>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    const open = async () => {
      const [{ openClip }, part] = await Promise.all([
        import('./open-clip.ts'),
        client.send(studioWireCalls.startStudioClipPlayback, { params: { channel, id } }),
      ])
      if (!video.current || gone.signal.aborted) return
      const close = await openClip(video.current, part, () => setIsBroken(true))
      if (gone.signal.aborted) close()
      else gone.signal.addEventListener('abort', close)
    }
    open().catch(() => setIsBroken(true))
    return () => gone.abort()
  }, [client, channel, id])
  return (
    <div className="stack-3 start">
      {/* biome-ignore lint/a11y/useMediaCaption: a stretch of a game; nobody has written captions for it. */}
      <video
        ref={video}
        className={styles.video}
        aria-label={fill(words.clips.watch, { name })}
        controls
        autoPlay
        playsInline
      />
      <p className={`${styles.problem} unless-empty`} role="alert">
        {isBroken && words.clips.cannotPlay}
      </p>
      <button className="button" type="button" onClick={onClose}>
        {words.clips.closePlayer}
      </button>
    </div>
  )
}
