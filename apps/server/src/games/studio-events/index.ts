import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { addEventCamera } from './add-event-camera.ts'
import { addOutsidePlayer } from './add-outside-player.ts'
import { cancelEvent, restoreEvent } from './cancel-by-operator.ts'
import { endEvent } from './end-event.ts'
import { getStreamKey } from './get-stream-key.ts'
import { getStudioEvent } from './get-studio-event.ts'
import { keepEventVideos } from './keep-event-videos.ts'
import { listStudioEvents } from './list-studio-events.ts'
import { pauseEvent, resumeEvent } from './pause-event.ts'
import { removeCamera } from './remove-camera.ts'
import { removeOutsidePlayer } from './remove-outside-player.ts'
import { renameCamera } from './rename-camera.ts'
import { rotateCameraKey } from './rotate-camera-key.ts'
import { setWaitForGo } from './set-wait-for-go.ts'
import { startEvent } from './start-event.ts'

export { describeStudioEvents } from './describe-studio-events.ts'
export { readGameFilter } from './read-game-filter.ts'
export { countTickets } from './ticket-store.ts'

const keyOf = (params: { channel: string }) => params.channel

export const studioEventRoutes = [
  channelRoute(studioCalls.listStudioEvents, keyOf, listStudioEvents),
  channelRoute(studioCalls.getStudioEvent, keyOf, getStudioEvent),
  channelRoute(studioCalls.startEvent, keyOf, startEvent),
  channelRoute(studioCalls.endEvent, keyOf, endEvent),
  channelRoute(studioCalls.pauseEvent, keyOf, pauseEvent),
  channelRoute(studioCalls.resumeEvent, keyOf, resumeEvent),
  channelRoute(studioCalls.setWaitForGo, keyOf, setWaitForGo),
  channelRoute(studioCalls.cancelEvent, keyOf, cancelEvent),
  channelRoute(studioCalls.restoreEvent, keyOf, restoreEvent),
  channelRoute(studioCalls.keepEventVideos, keyOf, keepEventVideos),
  channelRoute(studioCalls.addEventCamera, keyOf, addEventCamera),
  channelRoute(studioCalls.renameCamera, keyOf, renameCamera),
  channelRoute(studioCalls.removeCamera, keyOf, removeCamera),
  channelRoute(studioCalls.getStreamKey, keyOf, getStreamKey),
  channelRoute(studioCalls.rotateCameraKey, keyOf, rotateCameraKey),
  channelRoute(studioCalls.addOutsidePlayer, keyOf, addOutsidePlayer),
  channelRoute(studioCalls.removeOutsidePlayer, keyOf, removeOutsidePlayer),
]
