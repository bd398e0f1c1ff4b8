import type { VodMediaItem } from '@grandstand/contract'
import { dayMillis } from '@grandstand/rules'
import { CardPicture, CardWords, MediaCard } from '@grandstand/ui'
import { PlaySign } from '../../platform/cards/play-sign.tsx'
import { VideoLength } from '../../platform/cards/video-length.tsx'
import { dateFormat } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useWatched } from '../../platform/session/use-watched.ts'

export function LibraryCard({ item }: { item: VodMediaItem }) {
  const { language } = useI18n()
  const watched = useWatched('items', item.id)
  return (
    <MediaCard
      href={`/vod_library/${item.id}`}
      media={
        <>
          <LibraryPicture item={item} />
          {item.has_video && <PlaySign />}
          <VideoLength seconds={item.duration_seconds} watched={watched} />
        </>
      }
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
