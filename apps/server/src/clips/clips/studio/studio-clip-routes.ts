import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../../call/studio-route.ts'
import { banFromClips } from './ban-from-clips.ts'
import { cutLast } from './cut-last.ts'
import { judgeClip } from './judge-clip.ts'
import { listStudioClips } from './list-studio-clips.ts'
import { removeEventClips, removeStudioClip, removeUserClips } from './remove-clips.ts'
import { startStudioClipPlayback } from './start-studio-clip-playback.ts'

const keyOf = (params: { channel: string }) => params.channel

export const studioClipRoutes = [
  channelRoute(studioCalls.listStudioClips, keyOf, listStudioClips),
  channelRoute(studioCalls.cutLast, keyOf, cutLast),
  channelRoute(studioCalls.startStudioClipPlayback, keyOf, startStudioClipPlayback),
  channelRoute(studioCalls.judgeClip, keyOf, judgeClip),
  channelRoute(studioCalls.removeStudioClip, keyOf, removeStudioClip),
  channelRoute(studioCalls.removeUserClips, keyOf, removeUserClips),
  channelRoute(studioCalls.removeEventClips, keyOf, removeEventClips),
  channelRoute(studioCalls.banFromClips, keyOf, banFromClips),
]
