import type { Closing, ClosingReplay } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { formatClock } from '@grandstand/player'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './closing.module.css'
import { ReplayPicture } from './replay-picture.tsx'

interface KickOffProps {
  channel: string
  closing: Closing
  replay: ClosingReplay
  url: string
}

/** Where the game begins in a replay that came as a file, by one press while its picture is there. */
export function KickOff({ channel, closing, replay, url }: KickOffProps) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const say = words.closing
  const client = useClient()
  const queries = useQueryClient()
  const video = useRef<HTMLVideoElement>(null)
  const setting = useMutation({
    mutationFn: (at_ms: number | null) =>
      client.send(studioWireCalls.setKickOff, {
        params: { channel, id: String(closing.event_id), video: String(replay.id) },
        body: { at_ms },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['closing'] }),
  })
  const { kick_off_ms: knownMs } = replay
  return (
    <details className={`${styles.picker} stack-3`}>
      <summary>{say.kickOff}</summary>
      <p className="quiet small pretty">{say.kickOffText}</p>
      <ReplayPicture ref={video} url={url} label={`${say.kickOff}: ${replay.name}`} />
      <p className="row-3">
        <button
          className="button button--primary"
          type="button"
          disabled={setting.isPending}
          onClick={() => setting.mutate(Math.round((video.current?.currentTime ?? 0) * 1000))}
        >
          {say.kickOffHere}
        </button>
        {knownMs !== null && (
          <button
            className="button"
            type="button"
            disabled={setting.isPending}
            onClick={() => setting.mutate(null)}
          >
            {say.kickOffForget}
          </button>
        )}
      </p>
      <p className="quiet small pretty" role="status">
        {knownMs !== null && fill(say.kickOffAt, { time: formatClock(knownMs / 1000) })}
      </p>
      {setting.isError && <p role="alert">{errorText(setting.error, i18n)}</p>}
    </details>
  )
}
