import type { Event } from '@grandstand/contract'
import { chooseLiveFrame, type LiveFrameFacts } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import { liveFrameRules } from '../../context/live-frame-rules.ts'
import { liveFilmName, liveFrameName, liveFrameWidths, pictureAddress } from '../../context/media-pictures.ts'
import type { listCameraStates } from './event-store.ts'

type Cameras = Awaited<ReturnType<typeof listCameraStates>>
type Facts = Pick<LiveFrameFacts, 'type' | 'stream_status' | 'is_cancelled' | 'is_private'>

/** These have nothing to show, or nothing that viewers may see. */
const withoutFrame = new Set(['idle', 'held', 'ended'])

/** Of the first camera whose picture comes, else of one whose picture came. */
export function describeLiveFrame(
  channel: Channel,
  event: Facts,
  cameras: Cameras,
  mayWatch: boolean,
): Pick<Event, 'live_frame' | 'has_clear_frame' | 'live_film'> {
  const shownCameras = cameras
    .filter(({ state }) => !withoutFrame.has(state))
    .toSorted((a, b) => a.video_id - b.video_id)
  const camera = shownCameras.find(({ state }) => state === 'live') ?? shownCameras[0]
  const shown = chooseLiveFrame({ ...event, ...liveFrameRules(channel) })
  if (!camera || shown === null) return {}
  const addresses = liveFrameWidths.map(width => ({
    url: pictureAddress(channel.channel_key, camera.video_id, liveFrameName(width)),
    width,
  }))
  const whole = addresses.at(-1)
  if (!whole) return {}
  return {
    live_frame: { ...whole, height: (whole.width * 9) / 16, variants: addresses.slice(0, -1) },
    ...(shown === 'blurred' && mayWatch && { has_clear_frame: true }),
    ...(shown === 'clear' &&
      camera.state === 'live' && {
        live_film: pictureAddress(channel.channel_key, camera.video_id, liveFilmName),
      }),
  }
}
