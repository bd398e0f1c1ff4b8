import { join } from 'node:path'

/** Where videos lie on this machine. Names are made of ids alone: nothing that a person wrote is part of a path. */
export interface MediaFolders {
  /** A video: its recording, and its other sizes in folders below. */
  video(channelId: number, videoId: number): string
  /** A file that is to become a video, and what is being made of it; beside the videos, so that it can be moved there. */
  file(channelId: number, fileId: number): string
  /** The file itself, as it came. */
  upload(channelId: number, fileId: number): string
}

export function createMediaFolders(dir: string): MediaFolders {
  const file = (channelId: number, fileId: number) => join(dir, String(channelId), `file-${fileId}`)
  return {
    video: (channelId, videoId) => join(dir, String(channelId), String(videoId)),
    file,
    upload: (channelId, fileId) => join(file(channelId, fileId), 'upload'),
  }
}
