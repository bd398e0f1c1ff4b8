import { isMap, parseDocument } from 'yaml'
import { readTextFile } from './read-text-file.ts'

/** The key that a channel folder names, even if the rest of the folder is wrong. */
export async function findChannelKey(dir: string): Promise<string | undefined> {
  const { text } = await readTextFile(dir, 'channel.yaml')
  const { contents } = parseDocument(text ?? '', { uniqueKeys: false })
  const key = isMap(contents) ? contents.get('channel_key') : undefined
  return typeof key === 'string' ? key : undefined
}
