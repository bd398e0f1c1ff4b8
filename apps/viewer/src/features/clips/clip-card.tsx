import type { Clip } from '@grandstand/contract'
import { formatClock } from '@grandstand/player'
import { eventTitle } from '@grandstand/rules'
import { CardPicture, CardWords, MediaCard } from '@grandstand/ui'
import { clipHref } from './clip-links.ts'

/** A clip to be played; it moves while somebody points at it, once it has a file. */
export function ClipCard({ clip }: { clip: Clip }) {
  return (
    <MediaCard
      href={clipHref(clip)}
      media={<CardPicture src={clip.image_url} />}
      corner={formatClock(Math.round(clip.duration))}
      preview={clip.url}
    >
      <CardWords title={clip.name} text={eventTitle(clip.event)} />
    </MediaCard>
  )
}
