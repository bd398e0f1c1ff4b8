import type { Event } from '@grandstand/contract'
import { chooseLiveFrame, type LiveFrameFacts } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import { liveFrameRules } from '../../context/live-frame-rules.ts'
import { liveFrameName, liveFrameWidths, pictureAddress } from '../../context/media-pictures.ts'
import type { listCameraStates } from './event-store.ts'

type Cameras = Awaited<ReturnType<typeof listCameraStates>>
type Facts = Pick<LiveFrameFacts, 'type' | 'stream_status' | 'is_cancelled' | 'is_private'>

/** Of the first camera whose picture comes. */
export function describeLiveFrame(
  channel: Channel,
  event: Facts,
  cameras: Cameras,
): Pick<Event, 'live_frame'> {
  const [camera] = cameras.filter(({ state }) => state === 'live').toSorted((a, b) => a.video_id - b.video_id)
  if (!camera || chooseLiveFrame({ ...event, ...liveFrameRules(channel) }) === null) return {}
  const [card, whole] = liveFrameWidths
  const address = (width: typeof card | typeof whole) =>
    pictureAddress(channel.channel_key, camera.video_id, liveFrameName(width))
  return {
    live_frame: {
      url: address(whole),
      width: whole,
      height: (whole * 9) / 16,
      variants: [{ url: address(card), width: card }],
    },
  }
}
