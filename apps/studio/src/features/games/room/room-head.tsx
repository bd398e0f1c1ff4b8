import type { Room } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../platform/copy-button.tsx'
import { eventsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { StatusMark } from '../events/state-mark.tsx'
import styles from './room-head.module.css'

interface RoomHeadProps {
  channel: string
  room: Room
  onMore: () => void
  /** The guarded action; on a phone it is in the dock. */
  children: ReactNode
}

export function RoomHead({ channel, room, onMore, children }: RoomHeadProps) {
  const { words, dateTime } = useI18n()
  const say = words.room
  const isLive = room.stream_status === 'live' && !room.is_cancelled
  const page = `/watch/${room.id}`
  usePageTitle(room.name)
  return (
    <header className={styles.head}>
      <a className="icon-button" href={eventsHref(channel)} aria-label={words.event.back}>
        <Icon name="chevron_left" />
      </a>
      <h1 className={styles.title} title={room.name}>
        {room.name}
      </h1>
      {isLive ? (
        <span className={styles.live}>{room.is_paused ? say.paused : say.live}</span>
      ) : (
        <StatusMark event={room} />
      )}
      {room.stream_status === 'upcoming' && (
        <time className={`${styles.when} quiet small figures`} dateTime={room.starts_at}>
          {dateTime(room.starts_at, room.time_zone)}
        </time>
      )}
      <div className={styles.actions}>
        <span className={`${styles.wide} ${styles.plain}`}>
          <a className="button" href={page} target="_blank" rel="noopener">
            {say.fanPage}
          </a>
        </span>
        <span className={`${styles.wide} ${styles.plain}`}>
          <CopyButton text={new URL(page, location.href).href} what={say.fanPage} isQuiet />
        </span>
        <button className="icon-button" type="button" aria-label={say.more} onClick={onMore}>
          <Icon name="more" />
        </button>
        <div className={styles.wide}>{children}</div>
      </div>
    </header>
  )
}
