import { type StaticBlock, staticBlockAliases } from '@grandstand/contract'
import { z } from 'zod'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listStaticBlockRows } from './channel-store.ts'
import { localiser } from './localiser.ts'
import { renderMarkdown } from './render-markdown.ts'

const blockAlias = z.enum(staticBlockAliases)

export async function listStaticBlocks(ctx: Pick<Context, 'db'>, asked: Reader): Promise<StaticBlock[]> {
  const say = localiser(asked)
  return (await listStaticBlockRows(ctx.db, asked.channel.id)).map(row => ({
    id: row.id,
    alias: blockAlias.parse(row.alias),
    body: renderMarkdown(say(row.body)),
  }))
}
