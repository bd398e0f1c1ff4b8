import type { FaqEntry } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listFaqRows } from './channel-store.ts'
import { localiser } from './localiser.ts'
import { renderMarkdown } from './render-markdown.ts'

export async function listFaq(ctx: Pick<Context, 'db'>, asked: Reader): Promise<FaqEntry[]> {
  const say = localiser(asked)
  return (await listFaqRows(ctx.db, asked.channel.id)).map(row => ({
    id: row.id,
    category: say(row.category),
    question: say(row.question),
    answer: renderMarkdown(say(row.answer)),
  }))
}
