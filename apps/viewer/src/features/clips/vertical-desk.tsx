import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import type { PlayerHandle } from '@grandstand/player'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { DownloadClip } from './download-clip.tsx'
import { FrameWindow } from './frame-window.tsx'
import { preciseClock } from './precise-clock.ts'
import { useFraming } from './use-framing.ts'
import styles from './vertical-desk.module.css'

interface VerticalDeskProps {
  clip: Clip
  player: PlayerHandle | null
  stage: HTMLElement | null
}

/** Where an upright form of the clip is framed over its own picture, and made. */
export function VerticalDesk({ clip, player, stage }: VerticalDeskProps) {
  const { client } = useApp()
  const { fill } = useI18n()
  const { vertical: words, state } = useClipsWords()
  const queryClient = useQueryClient()
  const { kind, setKind, points, time, x, move, remove, show, framing } = useFraming(clip, player)
  const making = useMutation({
    mutationFn: (wanted: typeof framing | null) =>
      client.send(wireCalls.frameClip, { params: { id: String(clip.id) }, body: { framing: wanted } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['clips'] }),
  })
  const { vertical } = clip
  const clock = (seconds: number) => preciseClock(seconds - clip.start_time)
  return (
    <section className={`${styles.desk} stack-4`} aria-labelledby="vertical-title">
      <h2 className={styles.title} id="vertical-title">
        {words.title}
      </h2>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{words.title}</legend>
        {(['window', 'whole'] as const).map(each => (
          <label key={each} className={styles.choice}>
            <input type="radio" name="framing" checked={kind === each} onChange={() => setKind(each)} />
            {words[each]}
          </label>
        ))}
      </fieldset>
      {kind === 'window' && (
        <>
          {stage && createPortal(<FrameWindow x={x} onMove={move} />, stage)}
          <label className={`${styles.slider} stack-2`}>
            {words.position}
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(x * 100)}
              aria-valuetext={fill(words.at, { percent: Math.round(x * 100), time: clock(time) })}
              onChange={event => move(Number(event.target.value) / 100)}
            />
          </label>
          <p className="quiet meta">{words.hint}</p>
          <ul className={styles.points} aria-label={words.points}>
            {points.map(point => (
              <li key={point.time} className={styles.point}>
                <button className="button" type="button" onClick={() => show(point)}>
                  {fill(words.point, { time: clock(point.time) })}
                </button>
                <button
                  className="button"
                  type="button"
                  aria-label={fill(words.forget, { time: clock(point.time) })}
                  onClick={() => remove(point)}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.line}>
        <button
          className="button button--primary"
          type="button"
          disabled={making.isPending}
          onClick={() => making.mutate(framing)}
        >
          {vertical ? words.again : words.make}
        </button>
        <DownloadClip clip={clip} form="vertical" />
        {vertical && (
          <button
            className="button"
            type="button"
            disabled={making.isPending}
            onClick={() => making.mutate(null)}
          >
            {words.drop}
          </button>
        )}
        {vertical && (
          <p role="status">
            {vertical.status === 'failed'
              ? state.problem[vertical.problem ?? 'too_late']
              : state[vertical.status]}
          </p>
        )}
        {making.isError && <p role="alert">{words.failed}</p>}
      </div>
    </section>
  )
}
