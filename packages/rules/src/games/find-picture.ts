import type { StreamStatus } from '../catalogue/event-status.ts'

export interface PlayableFacts {
  stream_status: StreamStatus
  /** All that the event can be watched by. */
  media: readonly {
    /** A player of another site, or one of ours. */
    isOutside: boolean
    /** Something of it was recorded or packaged. */
    isRecorded: boolean
    /** Null: it has no encoder, as a file. */
    cameraState: string | null
  }[]
}

/**
 * Whether something of the event can be played. A camera that has sent and is away still has its recording:
 * `findSignalLoss` tells since when it is away. One that has ended shows nothing of an event that is live again.
 */
export function hasPicture({ stream_status, media }: PlayableFacts): boolean {
  return media.some(({ isOutside, isRecorded, cameraState }) => {
    if (isOutside) return true
    return isRecorded && (stream_status === 'finished' || cameraState !== 'ended')
  })
}
