import type { Mark } from '@grandstand/player'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import styles from './clip-desk.module.css'
import { ClipEditor } from './clip-editor.tsx'
import { clipOptionsQuery, clipQuery } from './clip-queries.ts'

interface ClipDeskProps {
  eventId: number
  clipId: string
  player: OpenPlayer | null
  /** Moments that a clip may begin at. */
  marks: readonly Mark[]
  onClose: () => void
}

/** The place under the player where a clip is trimmed. */
export function ClipDesk({ eventId, clipId, player, marks, onClose }: ClipDeskProps) {
  const { editor: words } = useClipsWords()
  const { client } = useApp()
  const { language } = useI18n()
  const { data: clip, isError } = useQuery(clipQuery(client, language, clipId))
  const { data: options } = useQuery(clipOptionsQuery(client, language, eventId))
  const isThere = clip?.is_own && clip.event_id === eventId
  const section = useRef<HTMLElement>(null)
  const isReady = isThere === true && options !== undefined
  // A viewer who followed a link goes on here, with or without keys. It has its size once it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clip is another visit
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [clipId, isReady])
  return (
    <section
      ref={section}
      className={`${styles.desk} stack-4 panel`}
      id="clip"
      aria-labelledby="clip-title"
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="clip-title">
          {words.title}
        </h2>
        <button className="button" type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      {isThere && options ? (
        <ClipEditor key={clip.id} clip={clip} options={options} player={player} marks={marks} />
      ) : isError || (clip && !isThere) ? (
        <p role="alert">{words.gone}</p>
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </section>
  )
}
