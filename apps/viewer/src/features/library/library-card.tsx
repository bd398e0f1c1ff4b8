import type { VodMediaItem } from '@grandstand/contract'
import { dayMillis } from '@grandstand/rules'
import { CardPicture, CardWords, MediaCard } from '@grandstand/ui'
import { dateFormat } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { durationText } from './duration-text.ts'
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
      <CardWords title={item.title} text={libraryDate(language, item)} />
    </MediaCard>
  )
}

export function LibraryPicture({ item }: { item: VodMediaItem }) {
  return <CardPicture src={item.assets.find(({ type }) => type === 'image')?.path} />
}

export function libraryDate(language: string, { date }: Pick<VodMediaItem, 'date'>): string {
  return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(dayMillis(date))
}
