import { readdir } from 'node:fs/promises'
import { errorCode } from '../../runtime/error-code.ts'
import { checkParts } from './checks/check-parts.ts'
import { resolveEvents } from './checks/resolve-events.ts'
import { type ChannelDocument, channelFiles } from './files/channel-document.ts'
import {
  byPosition,
  ChannelFileError,
  type Problem,
  type SourcePosition,
} from './files/channel-file-error.ts'
import { type ChannelParts, readChannelParts, toDocument } from './files/channel-parts.ts'
import { suggest } from './files/closest-word.ts'
import { eventsTable } from './files/events-table.ts'
import { listImagePositions } from './files/load-images.ts'
import { loadPages } from './files/load-pages.ts'

/** What the files of a channel folder say. Plain data, so that a worker can read it. */
export interface ChannelFolder {
  /** Undefined where there are problems. */
  document: ChannelDocument | undefined
  problems: Problem[]
  /** The pictures that the files name, which are still to be looked at, and where first. */
  images: Map<string, SourcePosition>
  hostPositions: Map<string, SourcePosition>
}

export async function readChannelFolder(dir: string): Promise<ChannelFolder> {
  const unknown = checkFileNames(await readdir(dir))
  const { parts, problems } = await readChannelParts(dir)
  const { pages, problems: pageProblems } = await loadPages(dir, parts)
  const { events, problems: eventProblems } = resolveEvents(parts)
  problems.push(...unknown, ...checkParts(parts), ...eventProblems, ...pageProblems)
  return {
    document: problems.length === 0 ? toDocument(parts, { pages, events, images: {} }) : undefined,
    problems: shortenProblems(problems),
    images: listImagePositions(parts),
    hostPositions: listHostPositions(parts),
  }
}

/** Nobody reads more at once, and who waits for the worker would be held up by them. */
const maxProblems = 500

function shortenProblems(problems: Problem[]): Problem[] {
  const sorted = problems.toSorted(byPosition)
  const next = sorted[maxProblems]
  if (!next) return sorted
  const { file, line, column } = next
  const message = `there are ${sorted.length - maxProblems} more problems from here on`
  return [...sorted.slice(0, maxProblems), { file, line, column, message }]
}

function listHostPositions({ 'channel.yaml': channel }: ChannelParts): Map<string, SourcePosition> {
  if (!channel) return new Map()
  return new Map(
    channel.value.hosts.map((host, index) => [host, channel.source.positionOf(['hosts', index])]),
  )
}

/** Refuses with a sentence what is no channel folder. */
export async function checkChannelFolder(dir: string): Promise<void> {
  try {
    if ((await readdir(dir)).includes('channel.yaml')) return
  } catch (error) {
    const code = errorCode(error)
    const trouble =
      code === 'ENOENT' ? 'does not exist' : code === 'ENOTDIR' ? 'is not a folder' : 'cannot be read'
    throw new ChannelFileError([], `The channel folder ${dir} ${trouble}.`)
  }
  throw new ChannelFileError([], `The folder ${dir} is no channel folder: it has no channel.yaml.`)
}

/** A misspelt file would otherwise be taken for one that is not there, and all it says would be deleted. */
function checkFileNames(names: string[]): Problem[] {
  const known = [...Object.keys(channelFiles), eventsTable]
  // Other tables may lie here; one with nearly this name may not.
  const isMeant = (name: string) =>
    /\.ya?ml$/i.test(name) || (/\.csv$/i.test(name) && suggest(name.toLowerCase(), [eventsTable]) !== '')
  return names
    .filter(name => isMeant(name) && !known.includes(name))
    .map(name => ({
      file: name,
      line: 1,
      column: 1,
      message: `expected a file of a channel folder, found ${name}${suggest(name, known)}`,
    }))
}
