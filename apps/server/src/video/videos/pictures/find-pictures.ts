import { readdir } from 'node:fs/promises'
import {
  listPosterSizes,
  previewName,
  readPosterSize,
  readTakenPoster,
} from '../../../context/media-pictures.ts'
import type { Pictures } from '../video-store.ts'
import { storyboardName } from './picture-names.ts'

/** Those of a video's folder, without their smaller sizes. */
export async function findStills(dir: string): Promise<string[]> {
  const stills = (await readdir(dir)).filter(name => readTakenPoster(name)?.isStill)
  const smaller = new Set(stills.flatMap(name => listPosterSizes(name).map(size => size.name)))
  return stills.filter(name => !smaller.has(name)).sort()
}

/** The pictures in a video's folder, as they were made of its file. */
export async function findPictures(dir: string): Promise<Pictures> {
  const names = await readdir(dir)
  return {
    poster: names.find(name => readPosterSize(name) !== null && readTakenPoster(name) === null) ?? null,
    has_preview: names.includes(previewName),
    has_storyboard: names.includes(storyboardName),
  }
}
