import { z } from 'zod'
import { kinds } from '../kinds/kinds.ts'
import { type ChannelDocument, channelFiles, type FileName, fileNames } from './channel-document.ts'
import type { Problem } from './channel-file-error.ts'
import type { DataFile } from './data-file.ts'
import { describeIssue } from './describe-issue.ts'
import { readEventsFile } from './read-events-file.ts'
import { readYamlFile } from './read-yaml-file.ts'

export interface Part<Schema extends z.ZodType> {
  schema: Schema
  value: z.infer<Schema>
  source: DataFile
}

/** Each file of the folder; undefined where the file has problems, so that what refers to it cannot be judged. */
export type ChannelParts = { [File in FileName]: Part<(typeof channelFiles)[File]> | undefined }

/** Judges what was read of each file. A file that is undefined says nothing, and is not judged. */
export function judgeParts(read: (file: FileName) => DataFile | undefined): {
  parts: ChannelParts
  problems: Problem[]
}
export function judgeParts(read: (file: FileName) => DataFile | undefined): {
  parts: Record<string, unknown>
  problems: Problem[]
} {
  const problems: Problem[] = []
  const parts = fileNames.map(file => {
    const source = read(file)
    return [file, source && judgePart(problems, complete(file, source), channelFiles[file], whenEmpty(file))]
  })
  return { parts: Object.fromEntries(parts), problems }
}

export async function readChannelParts(dir: string): Promise<{ parts: ChannelParts; problems: Problem[] }> {
  const sources = new Map<FileName, DataFile | undefined>()
  for (const file of fileNames)
    sources.set(file, file === 'events.yaml' ? await readEventsFile(dir) : await readYamlFile(dir, file))
  return judgeParts(file => sources.get(file))
}

/** A channel must say something; another file that is not there is an empty one. */
function whenEmpty(file: FileName): unknown {
  if (file === 'channel.yaml') return undefined
  return channelFiles[file] instanceof z.ZodArray ? [] : {}
}

function complete(file: FileName, source: DataFile): DataFile {
  const kind = Object.values(kinds).find(each => each.file === file && each.complete)
  return kind?.complete ? { ...source, value: kind.complete(source.value) } : source
}

/** What the file says if it follows its schema; else its problems are added to the others. */
function judgePart<Schema extends z.ZodType>(
  problems: Problem[],
  source: DataFile,
  schema: Schema,
  whenEmpty?: unknown,
): Part<Schema> | undefined {
  problems.push(...source.problems)
  if (source.problems.length > 0) return undefined
  const { success, data, error } = schema.safeParse(source.value ?? whenEmpty)
  if (success) return { schema, value: data, source }
  problems.push(...error.issues.flatMap(issue => describeIssue(source, schema, issue)))
  return undefined
}

/** What the files say, once all of them are right. */
export function toDocument(
  parts: ChannelParts,
  others: Pick<ChannelDocument, 'pages' | 'events' | 'images'>,
): ChannelDocument
export function toDocument(
  parts: ChannelParts,
  { events, ...others }: object & { events?: unknown },
): object {
  const { 'events.yaml': games, ...files } = parts
  const said = Object.entries(files).map(([file, part]) => {
    if (!part) throw new Error(`${file} was not judged`)
    return [file.replace('.yaml', ''), part.value]
  })
  return { ...Object.fromEntries(said), ...others, ...(events !== undefined && { events }) }
}
