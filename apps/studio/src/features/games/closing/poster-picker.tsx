import type { Closing, ClosingReplay } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import styles from './closing.module.css'
import { ReplayPicture } from './replay-picture.tsx'

interface PosterPickerProps {
  channel: string
  closing: Closing
  replay: ClosingReplay
}

/** How long the picture that was taken is asked for. */
const patienceMs = 20_000

/** The picture that represents a replay, and any other moment of it to take instead. */
export function PosterPicker({ channel, closing, replay }: PosterPickerProps) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const say = words.closing
  const client = useClient()
  const queries = useQueryClient()
  const may = useMayCall()
  const video = useRef<HTMLVideoElement>(null)
  /** The picture that was there when another was taken. */
  const [former, setFormer] = useState<string | null | undefined>(undefined)
  const [isLate, setIsLate] = useState(false)
  const taking = useMutation({
    mutationFn: (at_ms: number) =>
      client.send(studioWireCalls.choosePoster, {
        params: { channel, id: String(closing.event_id), video: String(replay.id) },
        body: { at_ms },
      }),
    gcTime: 0,
    onMutate: () => {
      setFormer(replay.poster)
      setIsLate(false)
    },
    onError: () => setFormer(undefined),
    // What is known of the picture before is out of date.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['closing'] }),
  })
  const problem = taking.isPending ? null : replay.poster_problem
  const isWaiting = former !== undefined && former === replay.poster && problem === null
  useEffect(() => {
    if (!isWaiting) return
    const asking = setInterval(() => void queries.invalidateQueries({ queryKey: ['closing'] }), 1_000)
    const givingUp = setTimeout(() => {
      setFormer(undefined)
      setIsLate(true)
    }, patienceMs)
    return () => {
      clearInterval(asking)
      clearTimeout(givingUp)
    }
  }, [isWaiting, queries])
  return (
    <>
      <figure className={styles.poster}>
        {replay.poster ? (
          <img className={styles.picture} src={replay.poster} alt={say.poster} />
        ) : (
          <div className={styles.noPicture}>{say.noPoster}</div>
        )}
      </figure>
      {replay.url && may(studioWireCalls.choosePoster) && (
        <details className={`${styles.picker} stack-3`}>
          <summary>{say.choose}</summary>
          <p className="quiet small pretty">{say.chooseText}</p>
          <ReplayPicture ref={video} url={replay.url} label={fill(say.video, { name: replay.name })} />
          <button
            className="button button--primary"
            type="button"
            disabled={taking.isPending || isWaiting}
            onClick={() => taking.mutate(Math.round((video.current?.currentTime ?? 0) * 1000))}
          >
            {say.take}
          </button>
          <p className="quiet small pretty" role="status">
            {isWaiting ? say.taking : isLate && problem === null && say.takingLate}
          </p>
          <p role="alert">
            {taking.isError ? errorText(taking.error, i18n) : problem && say.takingProblems[problem]}
          </p>
        </details>
      )}
    </>
  )
}
