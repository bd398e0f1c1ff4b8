import type { Event } from '@grandstand/contract'

/** How long a game went on tells how it ended. */
export const hidesLength = ({
  is_score_hidden,
  stream_status,
}: Pick<Event, 'is_score_hidden' | 'stream_status'>) =>
  is_score_hidden === true && stream_status === 'finished'
