import type { streamStatuses } from '@grandstand/contract/constants'

interface GameState {
  stream_status: (typeof streamStatuses)[number]
  is_cancelled: boolean
}

/** All buyers of a game are refunded once it is called off or has begun: what is to come goes on being sold. */
export function checkGameRefund({ stream_status, is_cancelled }: GameState): 'still_to_come' | null {
  return stream_status === 'upcoming' && !is_cancelled ? 'still_to_come' : null
}
