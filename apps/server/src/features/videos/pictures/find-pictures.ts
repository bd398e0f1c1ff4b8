import { readdir } from 'node:fs/promises'
import type { Picture } from '../replay-video-store.ts'
import { isPublicPicture, previewName, storyboardName } from './picture-names.ts'

/** The pictures in a video's folder, with the addresses that they have as those of this video. */
export async function findPictures(
  dir: string,
  { channelKey, eventMediaId }: { channelKey: string; eventMediaId: number },
): Promise<Picture[]> {
  const names = await readdir(dir)
  return names.flatMap((name): Picture[] => {
    // Its address needs a viewer's token.
    if (name === storyboardName) return [{ type: 'thumbnails', url: null }]
    if (!isPublicPicture(name)) return []
    const url = `/previews/${channelKey}/${eventMediaId}/${name}`
    return [{ type: name === previewName ? 'preview' : 'image', url }]
  })
}
