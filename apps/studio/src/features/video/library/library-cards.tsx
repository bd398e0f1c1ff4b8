import type { StudioLibraryItem } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import card from '../../../platform/card-link.module.css'
import { libraryItemHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './library-cards.module.css'
import { VideoMark } from './video-mark.tsx'

/** The library as viewers see it: each video with its picture, who may watch it, and how far its file is. */
export function LibraryCards({ channel, items }: { channel: string; items: readonly StudioLibraryItem[] }) {
  const { words, language } = useI18n()
  const say = words.library
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <ul className={styles.cards} aria-label={say.title}>
      {items.map(item => (
        <li key={item.id} className={styles.card}>
          <div className={styles.picture}>
            {item.image === null ? (
              <Icon name="library" />
            ) : (
              <img src={item.image} alt="" loading="lazy" width={320} height={180} />
            )}
          </div>
          <a className={card.link} href={libraryItemHref(channel, item.id)}>
            {item.title}
          </a>
          <p className={styles.facts}>
            <time dateTime={item.date}>{day.format(new Date(`${item.date}T00:00:00Z`))}</time>
            {` · ${say.kinds[item.access]}`}
          </p>
          <VideoMark file={item.file} hasVideo={item.has_video} />
        </li>
      ))}
    </ul>
  )
}
