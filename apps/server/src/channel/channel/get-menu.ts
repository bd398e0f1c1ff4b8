import { type MenuItem, type MenuLink, menuItemTypes } from '@grandstand/contract'
import { z } from 'zod'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listHiddenPages, listMenuRows } from './channel-store.ts'
import { localiser } from './localiser.ts'

const menuItemType = z.enum(menuItemTypes)

export async function getMenu(ctx: Pick<Context, 'db'>, asked: Reader): Promise<MenuItem[]> {
  const say = localiser(asked)
  const [all, hidden] = await Promise.all([
    listMenuRows(ctx.db, asked.channel.id),
    listHiddenPages(ctx.db, asked.channel.id),
  ])
  const rows = all.filter(({ type, url }) => type !== 'page' || !hidden.some(page => page.url === url))
  const link = (row: (typeof rows)[number]): MenuLink => ({
    id: row.id,
    name: say(row.name),
    type: menuItemType.parse(row.type),
    url: row.url,
    alias: row.alias,
    vod_media_item_id: row.vod_media_item_id,
  })
  return rows
    .filter(row => row.parent_id === null)
    .map(row => ({ ...link(row), children: rows.filter(child => child.parent_id === row.id).map(link) }))
}
