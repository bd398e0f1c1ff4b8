import type { VodMediaItem } from '@grandstand/contract'
import { dayMillis } from '@grandstand/rules'
import { LateImage, MediaCard } from '@grandstand/ui'
import { dateFormat } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { durationText } from './duration-text.ts'
import styles from './library-card.module.css'
import { LibraryProgress } from './library-progress.tsx'

export function LibraryCard({ item }: { item: VodMediaItem }) {
  const { language } = useI18n()
  const length = item.duration_seconds === null ? null : durationText(item.duration_seconds)
  return (
    <MediaCard
      href={`/vod_library/${item.id}`}
      media={
        <>
          <LibraryPicture item={item} />
          <LibraryProgress itemId={item.id} />
        </>
      }
      corner={length}
      preview={item.assets.find(({ type }) => type === 'preview')?.path ?? null}
    >
      <span className="stack-0">
        <span className={styles.title}>{item.title}</span>
        <span className="quiet meta">{libraryDate(language, item)}</span>
      </span>
    </MediaCard>
  )
}

export function LibraryPicture({ item }: { item: VodMediaItem }) {
  const path = item.assets.find(({ type }) => type === 'image')?.path
  if (!path) return <span className={styles.blank} aria-hidden="true" />
  return <LateImage className={styles.image} src={path} />
}

export function libraryDate(language: string, { date }: Pick<VodMediaItem, 'date'>): string {
  return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(dayMillis(date))
}
