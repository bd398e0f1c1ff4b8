import { calls, studioCalls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { channelRoute } from '../../call/studio-route.ts'
import { localiser } from '../../channel/channel/index.ts'
import { wholeList } from '../../runtime/lists.ts'
import { getVodMediaItem } from './get-vod-media-item.ts'
import { listLibraryCategoryRows } from './library-store.ts'
import { listLibrary } from './list-library.ts'
import { listVodMediaItems } from './list-vod-media-items.ts'
import { listVodMediaRails } from './list-vod-media-rails.ts'

export { getVodMediaItem, listVodMediaItems }
export const libraryRoutes = [channelRoute(studioCalls.listLibrary, ({ channel }) => channel, listLibrary)]

export const viewerLibraryRoutes = [
  keyRoute(calls.listVodMediaItems, listVodMediaItems),
  keyRoute(calls.searchVodMedia, listVodMediaItems),
  keyRoute(calls.getVodMediaItem, getVodMediaItem),
  keyRoute(calls.listVodMediaRails, async (ctx, asked) => wholeList(await listVodMediaRails(ctx, asked))),
  keyRoute(calls.listVodMediaCategories, async (ctx, asked) => {
    const say = localiser(asked)
    const rows = await listLibraryCategoryRows(ctx.db, asked.channel.id)
    return wholeList(rows.map(({ id, alias, name }) => ({ id, alias, name: say(name) })))
  }),
]
