import { readdir } from 'node:fs/promises'
import { isChosenPoster, previewName, readPosterSize } from '../../../context/media-pictures.ts'
import type { Pictures } from '../video-store.ts'
import { storyboardName } from './picture-names.ts'

/** The pictures in a video's folder, as they were made of its file. */
export async function findPictures(dir: string): Promise<Pictures> {
  const names = await readdir(dir)
  return {
    poster: names.find(name => readPosterSize(name) !== null && !isChosenPoster(name)) ?? null,
    has_preview: names.includes(previewName),
    has_storyboard: names.includes(storyboardName),
  }
}
