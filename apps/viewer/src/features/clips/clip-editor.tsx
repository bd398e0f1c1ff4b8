import type { Clip, Event } from '@grandstand/contract'
import { formatClock, type Mark } from '@grandstand/player'
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
import { ClipPicture } from './clip-picture.tsx'
import type { ClipOptions } from './clip-queries.ts'
import { readTrimKey } from './read-trim-key.ts'
import { TrimStrip } from './trim-strip.tsx'
import { useClipFraming } from './use-clip-framing.ts'
import { useGamePicture } from './use-game-picture.ts'
import { useLoudestPart } from './use-loudest-part.ts'
import { usePartPreview } from './use-part-preview.ts'
import { useRangeTime } from './use-range-time.ts'

interface ClipEditorProps {
  clip: Clip
  event: Event
  options: ClipOptions
  player: OpenPlayer | null
  stage: HTMLElement | null
  /** It was just cut, and is opened on its loudest part. */
  isFresh: boolean
  /** Moments that it may begin at. */
  marks: readonly Mark[]
}

/** The clip's range over the pictures around it, its form, its name and its tags; published or not. */
export function ClipEditor(props: ClipEditorProps) {
  const { clip, event, options, player, stage, isFresh, marks } = props
  const { editor: words } = useClipsWords()
  const { fill } = useI18n()
  const [moved, setMoved] = useState<ClipRange | null>(null)
  const loudest = useLoudestPart(clip, isFresh && moved === null)
  const range = moved ??
    loudest ?? { startSeconds: clip.start_time, endSeconds: clip.start_time + clip.duration }
  const { seconds, game } = useGamePicture(player)
  const preview = usePartPreview(player)
  const framing = useClipFraming(clip)
  const time = useRangeTime(event, player, range)
  const shownSeconds = seconds ?? range.startSeconds

  function move(handle: ClipHandle, toSeconds: number) {
    const next = trimClip(range, handle, toSeconds, { game, maxSeconds: options.max_seconds })
    setMoved(next)
    preview?.show(handle === 'start' ? next.startSeconds : next.endSeconds)
  }

  /** All of it, as long as it is: what happens is behind where it begins. */
  function beginAt(seconds: number) {
    const next = moveClip(range, seconds, game)
    setMoved(next)
    preview?.show(next.startSeconds)
  }

  function onKeyDown(pressed: KeyboardEvent, handle: ClipHandle | null) {
    // To the frame, so not what was shown when it was last looked at.
    const shown = player?.handle.getPicture().seconds ?? null
    const wish = readTrimKey(pressed, { handle, range, shownSeconds: shown })
    if (!wish) return
    pressed.preventDefault()
    move(wish.handle, wish.toSeconds)
  }

  return (
    <div className={styles.editor}>
      {stage && player && (
        <ClipPicture
          stage={stage}
          time={time}
          range={range}
          shownSeconds={shownSeconds}
          x={framing.xAt(shownSeconds)}
          onMove={x => framing.move(x, shownSeconds)}
        />
      )}
      <TrimStrip
        clip={clip}
        range={range}
        game={game}
        shownSeconds={seconds}
        player={player}
        onMove={move}
        onKeyDown={onKeyDown}
      />
      <div className={styles.length}>
        {preview && (
          <button
            className={styles.play}
            type="button"
            aria-label={words.preview}
            onClick={() => preview.playPart(range)}
            onKeyDown={pressed => onKeyDown(pressed, null)}
          >
            <Icon name="play" />
          </button>
        )}
        <strong className={`${styles.seconds} figures`}>
          {formatClock(Math.round(range.endSeconds - range.startSeconds))}
        </strong>
        <p className="quiet meta" role="status">
          {preview ? loudest && words.loudest : words.noPreview}
        </p>
        <span className="quiet meta figures">
          {fill(words.of, { time: formatClock(options.max_seconds) })}
        </span>
      </div>
      <ClipFormat isUpright={framing.framing !== null} onChoose={framing.choose} />
      <ClipForm clip={clip} options={options} range={range} framing={framing}>
        <Beginnings marks={player ? player.handle.place(marks) : []} onChoose={beginAt} />
        <p className={styles.keys}>{words.keys}</p>
      </ClipForm>
    </div>
  )
}
