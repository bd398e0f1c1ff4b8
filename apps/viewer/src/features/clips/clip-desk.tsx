import type { Event } from '@grandstand/contract'
import type { Mark } from '@grandstand/player'
import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import styles from './clip-desk.module.css'
import { ClipEditor } from './clip-editor.tsx'
import { clipOptionsQuery, clipQuery } from './clip-queries.ts'
import { DownloadClip } from './download-clip.tsx'

interface ClipDeskProps {
  event: Event
  clipId: string
  player: OpenPlayer | null
  /** Where its picture is. */
  stage: HTMLElement | null
  isFresh: boolean
  /** Moments that a clip may begin at. */
  marks: readonly Mark[]
  onClose: () => void
}

/** Where a clip is trimmed: under the game's picture, or beside it. */
export function ClipDesk({ event, clipId, onClose, ...trimming }: ClipDeskProps) {
  const { editor: words } = useClipsWords()
  const { client } = useApp()
  const { language } = useI18n()
  const { data: clip, isError } = useQuery(clipQuery(client, language, clipId))
  const { data: options } = useQuery(clipOptionsQuery(client, language, event.id))
  const isThere = clip?.is_own && clip.event_id === event.id
  const section = useRef<HTMLElement>(null)
  const isReady = isThere === true && options !== undefined
  // A viewer who followed a link goes on here, with or without keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clip is another visit
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [clipId, isReady])
  return (
    <section ref={section} className={styles.desk} id="clip" aria-labelledby="clip-title" tabIndex={-1}>
      <div className={styles.head}>
        <button className="icon-button" type="button" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        <h1 className={styles.title} id="clip-title">
          {words.title}
        </h1>
        {isThere && <DownloadClip clip={clip} isIcon />}
      </div>
      {isThere && options ? (
        <ClipEditor key={clip.id} {...trimming} event={event} clip={clip} options={options} />
      ) : isError || (clip && !isThere) ? (
        <p role="alert">{words.gone}</p>
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </section>
  )
}
