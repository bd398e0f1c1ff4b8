import { colorSettings, staticBlockAliases } from '@grandstand/contract'
import { z } from 'zod'
import { channelSettings, text } from '../../../context/channel-settings.ts'
import { checkMarkdownOf } from '../checks/check-markdown-of.ts'
import { tables } from '../rows/channel-rows-store.ts'
import { listOf, singleOf } from './kind.ts'

/** `channel.yaml` */
export const channelFile = z.strictObject({
  channel_key: z.string().regex(/^[a-z0-9][a-z0-9-]{2,60}$/, 'must be lower-case letters, digits and -'),
  /** Host names that show this channel, without port. */
  hosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/, 'must be a host name in lower case, without port'))
    .default([]),
  ...channelSettings.shape,
  colors: z.strictObject({ web: colorSettings }),
  static_blocks: z.partialRecord(z.enum(staticBlockAliases), text).default({}),
})

/** Whether a channel may be changed in the Studio at all is not changed there. */
const { run_as_code, ...settings } = channelSettings.shape

export const channelKinds = {
  settings: singleOf({
    file: 'channel.yaml',
    schema: z.strictObject(settings),
    by: ['owner'],
    noun: 'the settings',
    ratios: { share_image: 1_200 / 630 },
  }),
  colors: singleOf({
    file: 'channel.yaml',
    at: ['colors', 'web'],
    schema: z.strictObject(
      Object.fromEntries(colorSettings.keyType.options.map(name => [name, colorSettings.valueType])),
    ),
    by: ['editor'],
    noun: 'the colours',
  }),
  static_blocks: listOf({
    file: 'channel.yaml',
    at: ['static_blocks'],
    schema: z.strictObject({ alias: z.enum(staticBlockAliases), body: text }),
    table: tables.staticBlocks,
    keyField: 'alias',
    mapValue: 'body',
    hasNoOrder: true,
    by: ['editor'],
    noun: 'a text of the pages',
    check: ({ body }, { source, path }) => checkMarkdownOf(source, path, body),
  }),
}
