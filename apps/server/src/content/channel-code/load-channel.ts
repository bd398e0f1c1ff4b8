import type { ChannelDocument } from './files/channel-document.ts'
import { ChannelFileError, type Problem, type SourcePosition } from './files/channel-file-error.ts'
import { type LoadedImage, loadImages } from './files/load-images.ts'
import { readChannelFolder } from './read-channel-folder.ts'

export interface LoadedChannel {
  document: ChannelDocument
  images: LoadedImage[]
  hostPositions: Map<string, SourcePosition>
}

/** What a channel folder says, or all that is wrong with it. A server reads it in a worker: see `channel-folder.ts`. */
export async function loadChannel(dir: string, read = readChannelFolder): Promise<LoadedChannel> {
  const { document, problems, images: named, hostPositions } = await read(dir)
  const { images, problems: imageProblems } = await loadImages(dir, named)
  const all = [...problems, ...imageProblems]
  if (!document || all.length > 0) throw new ChannelFileError(all.toSorted(byPosition))
  const shown = Object.fromEntries(images.map(image => [image.path, image.hash]))
  return { document: { ...document, images: shown }, images, hostPositions }
}

function byPosition(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}
