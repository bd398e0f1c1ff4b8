import type { Event } from '@grandstand/contract'

type Media = Event['media'][number]

/** What this server itself can play. */
export const isOurs = ({ type }: Media) => type === 'live' || type === 'vod'

/** All that a game can be watched by: its cameras, and players of other sites. */
export const isPlayable = (media: Media) => isOurs(media) || media.type === 'embedded'
