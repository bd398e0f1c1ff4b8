import type { FileReaders } from '../../runtime/file-readers/index.ts'
import { channelFolder } from './channel-folder.ts'
import type { ChannelDocument } from './files/channel-document.ts'
import { byPosition, ChannelFileError, type SourcePosition } from './files/channel-file-error.ts'
import { type LoadedImage, loadImages } from './files/load-images.ts'
import { checkChannelFolder, readChannelFolder } from './read-channel-folder.ts'

export interface LoadedChannel {
  document: ChannelDocument
  images: LoadedImage[]
  hostPositions: Map<string, SourcePosition>
}

/**
 * What a channel folder says, or all that is wrong with it. With `readers` a worker reads it within the limits of
 * `channel-folder.ts`; without, it is a folder of our own.
 */
export async function loadChannel(dir: string, readers?: Pick<FileReaders, 'read'>): Promise<LoadedChannel> {
  await checkChannelFolder(dir)
  const read = readers ? (folder: string) => readers.read(channelFolder, folder) : readChannelFolder
  const { document, problems, images: named, hostPositions } = await read(dir)
  const { images, problems: imageProblems } = await loadImages(dir, named)
  const all = [...problems, ...imageProblems]
  if (!document || all.length > 0) throw new ChannelFileError(all.toSorted(byPosition))
  const shown = Object.fromEntries(images.map(image => [image.path, image.hash]))
  return { document: { ...document, images: shown }, images, hostPositions }
}
