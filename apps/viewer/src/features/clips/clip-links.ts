import type { Clip } from '@grandstand/contract'

export const clipHref = ({ id }: Pick<Clip, 'id'>) => `/watch_library/${id}`

/** The game with the editor under its player. */
export const editClipHref = ({ id, event_id }: Pick<Clip, 'id' | 'event_id'>) =>
  `/watch/${event_id}?clip=${id}#clip`

/** Others open it by a link that only its owner makes. */
export const isSecretClip = (clip: Pick<Clip, 'is_own' | 'is_public' | 'moderation'>) =>
  clip.is_own && !(clip.is_public && clip.moderation === 'approved')

/** Where others find it; null: it has no link yet. */
export function sharedHref(clip: Clip): string | null {
  if (!isSecretClip(clip)) return clipHref(clip)
  return clip.share_uuid === null ? null : `/share/${clip.id}/${clip.share_uuid}`
}

/** The same for one that was just cut: it is opened on its loudest part. */
export const trimFreshHref = ({ id, event_id }: Pick<Clip, 'id' | 'event_id'>) =>
  `/watch/${event_id}?clip=${id}&cut=now#clip`

/** The game, where the clip begins. */
export const momentHref = ({ event_id, start_time }: Pick<Clip, 'event_id' | 'start_time'>) =>
  `/watch/${event_id}?t=${Math.floor(start_time)}`
