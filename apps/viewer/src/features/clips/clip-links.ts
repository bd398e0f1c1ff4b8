import type { Clip } from '@grandstand/contract'

export const clipHref = ({ id }: Pick<Clip, 'id'>) => `/watch_library/${id}`

/** The game with the editor under its player. */
export const editClipHref = ({ id, event_id }: Pick<Clip, 'id' | 'event_id'>) =>
  `/watch/${event_id}?clip=${id}#clip`

export const shareHref = (id: number, uuid: string) => `/share/${id}/${uuid}`

/** The game, where the clip begins. */
export const momentHref = ({ event_id, start_time }: Pick<Clip, 'event_id' | 'start_time'>) =>
  `/watch/${event_id}?t=${Math.floor(start_time)}`
