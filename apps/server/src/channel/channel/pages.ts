import type { Page, PageSummary } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { listPageRows } from './channel-store.ts'
import { localiser } from './localiser.ts'
import { renderMarkdown } from './render-markdown.ts'

type PageRow = Awaited<ReturnType<typeof listPageRows>>[number]

function summarise(row: PageRow, say: ReturnType<typeof localiser>): PageSummary {
  return {
    id: row.id,
    url: row.url,
    alt_name: row.alt_name,
    name: say(row.name),
    title: say(row.title),
    description: say(row.description),
  }
}

export async function listPages(ctx: Pick<Context, 'db'>, asked: Reader): Promise<PageSummary[]> {
  const say = localiser(asked)
  return (await listPageRows(ctx.db, asked.channel.id)).map(row => summarise(row, say))
}

export async function getPage(
  ctx: Pick<Context, 'db'>,
  asked: Reader & { params: { id: number } },
): Promise<Page> {
  const say = localiser(asked)
  const rows = await listPageRows(ctx.db, asked.channel.id)
  const row = rows.find(row => row.id === asked.params.id)
  if (!row) throw new CallError('not_found')
  return { ...summarise(row, say), body: renderMarkdown(say(row.body)) }
}
