import type { Clip } from '@grandstand/contract'
import type { Mark } from '@grandstand/player'
import { type ClipHandle, type ClipRange, moveClip, trimClip } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { type KeyboardEvent, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { Beginnings } from './beginnings.tsx'
import styles from './clip-editor.module.css'
import { ClipForm } from './clip-form.tsx'
import { ClipFormat } from './clip-format.tsx'
import type { ClipOptions } from './clip-queries.ts'
import { ClipState } from './clip-state.tsx'
import { DownloadClip } from './download-clip.tsx'
import { readTrimKey } from './read-trim-key.ts'
import { ShareClip } from './share-clip.tsx'
import { TrimStrip } from './trim-strip.tsx'
import { useGamePicture } from './use-game-picture.ts'
import { usePartPreview } from './use-part-preview.ts'

interface ClipEditorProps {
  clip: Clip
  options: ClipOptions
  player: OpenPlayer | null
  /** Moments that it may begin at. */
  marks: readonly Mark[]
}

/** The clip's range over the pictures around it, its name and its tags; published or not. */
export function ClipEditor({ clip, options, player, marks }: ClipEditorProps) {
  const { editor: words } = useClipsWords()
  const { fill, language } = useI18n()
  const [range, setRange] = useState<ClipRange>({
    startSeconds: clip.start_time,
    endSeconds: clip.start_time + clip.duration,
  })
  const { seconds, game } = useGamePicture(player)
  const preview = usePartPreview(player)
  const length = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    range.endSeconds - range.startSeconds,
  )

  function move(handle: ClipHandle, toSeconds: number) {
    const next = trimClip(range, handle, toSeconds, { game, maxSeconds: options.max_seconds })
    setRange(next)
    preview?.show(handle === 'start' ? next.startSeconds : next.endSeconds)
  }

  /** All of it, as long as it is: what happens is behind where it begins. */
  function beginAt(seconds: number) {
    const next = moveClip(range, seconds, game)
    setRange(next)
    preview?.show(next.startSeconds)
  }

  function onKeyDown(event: KeyboardEvent, handle: ClipHandle | null) {
    // To the frame, so not what was shown when it was last looked at.
    const shownSeconds = player?.handle.getPicture().seconds ?? null
    const wish = readTrimKey(event, { handle, range, shownSeconds })
    if (!wish) return
    event.preventDefault()
    move(wish.handle, wish.toSeconds)
  }

  return (
    <div className="stack-4">
      <TrimStrip
        clip={clip}
        range={range}
        game={game}
        shownSeconds={seconds}
        player={player}
        onMove={move}
        onKeyDown={onKeyDown}
      />
      <div className="row-3 middle">
        {preview ? (
          <button
            className="button"
            type="button"
            onClick={() => preview.playPart(range)}
            onKeyDown={event => onKeyDown(event, null)}
          >
            <Icon name="play" />
            {words.preview}
          </button>
        ) : (
          <p className={styles.hint}>{words.noPreview}</p>
        )}
        <p className="small figures">{fill(words.length, { seconds: length, max: options.max_seconds })}</p>
        <span className={styles.gap} />
        <Beginnings marks={player ? player.handle.place(marks) : []} onChoose={beginAt} />
      </div>
      <p className={styles.keys}>{words.keys}</p>
      <ClipFormat clip={clip} />
      <ClipForm clip={clip} options={options} range={range} />
      <div className="row-3 middle">
        <ClipState clip={clip} />
        <span className={styles.gap} />
        <ShareClip clip={clip} />
        <DownloadClip clip={clip} />
      </div>
    </div>
  )
}
