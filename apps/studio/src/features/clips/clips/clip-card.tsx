import type { StudioClip } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { formatClock } from '@grandstand/player'
import { Icon } from '@grandstand/ui'
import { useId, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { eventHref, userHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { BanUser } from './ban-user.tsx'
import styles from './clip-card.module.css'
import { ClipMarks } from './clip-marks.tsx'
import { ClipPlayer } from './clip-player.tsx'
import { ClipReports } from './clip-reports.tsx'
import { ClipVerdict } from './clip-verdict.tsx'

export function ClipCard({ channel, clip }: { channel: string; clip: StudioClip }) {
  const { words, fill, dateTime } = useI18n()
  const say = words.clips
  const client = useClient()
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, image_url } = clip
  const params = { channel, id: String(id) }
  return (
    <li className={`${styles.clip} stack-4`} aria-labelledby={titleId}>
      {isOpen ? (
        <ClipPlayer params={params} name={name} onClose={() => setIsOpen(false)} />
      ) : (
        <button className={styles.picture} type="button" onClick={() => setIsOpen(true)}>
          <span className="visually-hidden">{fill(say.watch, { name })}</span>
          {image_url && <img className={styles.image} src={image_url} alt="" loading="lazy" />}
          <span className={styles.play}>
            <Icon name="play" />
          </span>
          <span className={styles.length}>{formatClock(Math.round(clip.duration))}</span>
        </button>
      )}
      <div className="stack-3 start">
        <h2 className={styles.name} id={titleId}>
          {name}
        </h2>
        <ClipMarks clip={clip} />
        <p className={styles.facts}>
          <a href={eventHref(channel, clip.event.id)}>{clip.event.name}</a>
          {' · '}
          {clip.user_id === null ? (
            fill(say.madeBy, { name: clip.made_by ?? '' })
          ) : (
            <a href={userHref(channel, clip.user_id)}>{fill(say.user, { id: String(clip.user_id) })}</a>
          )}
          {' · '}
          <time dateTime={clip.created_at}>{dateTime(clip.created_at)}</time>
          {clip.tags.length > 0 && ` · ${clip.tags.join(', ')}`}
        </p>
        <ClipReports clip={clip} />
        <div className={`${styles.actions} row-2`}>
          <ClipVerdict channel={channel} clip={clip} />
          <ConfirmAction
            label={say.remove}
            describedLabel={fill(say.removeNamed, { name })}
            title={fill(say.confirmRemove, { name })}
            text={say.confirmRemoveText}
            action={say.remove}
            run={() => client.send(studioWireCalls.removeStudioClip, { params })}
            changes="clips"
          />
          {clip.user_id !== null && (
            <BanUser channel={channel} userId={clip.user_id} isBanned={clip.is_banned} changes="clips" />
          )}
        </div>
      </div>
    </li>
  )
}
