import { z } from 'zod'
import { kinds } from '../kinds/kinds.ts'
import { type ChannelDocument, channelFiles, fileNames } from './channel-document.ts'

/** What is stored, in the shape of the files. */
export function parseDocument(raw: Record<string, unknown>): Omit<ChannelDocument, 'events' | 'images'>
export function parseDocument(raw: Record<string, unknown>): object {
  const files = fileNames.filter(file => file !== 'events.yaml')
  return Object.fromEntries(
    files.map(file => {
      const name = file.replace('.yaml', '')
      // The texts of pages are in files of their own.
      const schema = file === 'pages.yaml' ? z.array(kinds.pages.schema) : channelFiles[file]
      return [name, schema.parse(raw[name])]
    }),
  )
}
