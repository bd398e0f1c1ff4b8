import type { z } from 'zod'
import { channelFiles } from './channel-document.ts'
import type { Problem } from './channel-file-error.ts'
import type { DataFile } from './data-file.ts'
import { describeIssue } from './describe-issue.ts'
import { nameSlides } from './name-slides.ts'
import { readEventsFile } from './read-events-file.ts'
import { readYamlFile } from './read-yaml-file.ts'

export interface Part<Schema extends z.ZodType> {
  schema: Schema
  value: z.infer<Schema>
  source: DataFile
}

/** Each file of the folder; undefined where the file has problems, so that what refers to it cannot be judged. */
export type ChannelParts = {
  [File in keyof typeof channelFiles]: Part<(typeof channelFiles)[File]> | undefined
}

export async function readChannelParts(dir: string): Promise<{ parts: ChannelParts; problems: Problem[] }> {
  const problems: Problem[] = []
  async function read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    whenEmpty?: unknown,
  ): Promise<Part<Schema> | undefined> {
    return judge(await readYamlFile(dir, file), schema, whenEmpty)
  }
  function judge<Schema extends z.ZodType>(
    source: DataFile,
    schema: Schema,
    whenEmpty?: unknown,
  ): Part<Schema> | undefined {
    return judgePart(problems, source, schema, whenEmpty)
  }
  const games = await readEventsFile(dir)
  const parts = {
    'channel.yaml': await read('channel.yaml', channelFiles['channel.yaml']),
    'menu.yaml': await read('menu.yaml', channelFiles['menu.yaml'], []),
    'pages.yaml': await read('pages.yaml', channelFiles['pages.yaml'], []),
    'faq.yaml': await read('faq.yaml', channelFiles['faq.yaml'], []),
    'slides.yaml': judge(await readSlides(dir), channelFiles['slides.yaml'], []),
    'sports.yaml': await read('sports.yaml', channelFiles['sports.yaml'], []),
    'locations.yaml': await read('locations.yaml', channelFiles['locations.yaml'], []),
    'schools.yaml': await read('schools.yaml', channelFiles['schools.yaml'], []),
    'products.yaml': await read('products.yaml', channelFiles['products.yaml'], {}),
    'prerolls.yaml': await read('prerolls.yaml', channelFiles['prerolls.yaml'], []),
    'library.yaml': await read('library.yaml', channelFiles['library.yaml'], {}),
    'forms.yaml': await read('forms.yaml', channelFiles['forms.yaml'], []),
    // Undefined also where the folder has no such file.
    'events.yaml': games && judge(games, channelFiles['events.yaml'], []),
  }
  return { parts, problems }
}

async function readSlides(dir: string): Promise<DataFile> {
  const source = await readYamlFile(dir, 'slides.yaml')
  return { ...source, value: nameSlides(source.value) }
}

/** What the file says if it follows its schema; else its problems are added to the others. */
export function judgePart<Schema extends z.ZodType>(
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
