import { sourceRung } from '@grandstand/media'

/** Whose recording lies there, as `recordingFolder` names it. */
export function readFolder(folder: string): { channelId: number; videoId: number; rung: string } {
  const [channelId, videoId, rung = sourceRung] = folder.split('/')
  return { channelId: Number(channelId), videoId: Number(videoId), rung }
}
