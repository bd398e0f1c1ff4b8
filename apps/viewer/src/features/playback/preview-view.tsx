import type { Preview } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useEffect, useRef, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { EmbeddedFrame } from './embedded-frame.tsx'
import styles from './preview-view.module.css'

interface PreviewViewProps {
  preview: Preview
  onClose: () => void
}

/** Nothing of it is loaded before somebody asks for it, least of all from another site. */
export function PreviewView({ preview, onClose }: PreviewViewProps) {
  const { preview: words } = useWatchWords()
  const close = useRef<HTMLButtonElement>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.preview} aria-label={words.region}>
      {preview.type === 'embedded_preview' ? (
        <EmbeddedFrame url={preview.url} title={words.region} />
      ) : isBroken ? (
        <p className={styles.broken} role="alert">
          {words.failed}
        </p>
      ) : (
        <video
          className={styles.video}
          src={preview.url}
          autoPlay
          playsInline
          controls
          // What was made out of the video is a few silent seconds.
          loop={preview.type === 'preview'}
          onEnded={onClose}
          onError={() => setIsBroken(true)}
        >
          <track kind="captions" />
        </video>
      )}
      <button
        ref={close}
        className={`icon-button ${styles.close}`}
        type="button"
        aria-label={words.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
