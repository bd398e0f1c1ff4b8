import type { Reply, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { localise } from '../../db/stored-text.ts'
import { showNewestFiles } from '../videos/index.ts'
import { describeLibraryItem } from './describe-library-item.ts'
import { findLibraryItems, listPrerollClips, listVideoSlides } from './library-store.ts'

/** More than a library of a school has, and few enough for one page. */
const limit = 500

/** For operators: what there is, with how far its videos are. */
export async function listLibrary(
  ctx: Pick<Context, 'db' | 'rosters'>,
  { channel, query }: { channel: Channel; query: { language?: string | undefined } },
): Promise<Reply<typeof studioCalls.listLibrary>> {
  const asked = { channel, language: query.language ?? channel.settings.language }
  const everything = { categoryId: null, words: [] }
  const newestFirst = { sortField: 'date', sortDirection: 'desc', language: asked.language } as const
  const [roster, { items }, files, prerolls, clips, slides, films] = await Promise.all([
    ctx.rosters.get(asked),
    findLibraryItems(ctx.db, channel.id, everything, { ...newestFirst, limit, offset: 0 }),
    showNewestFiles(ctx, channel.id, 'library'),
    listPrerollClips(ctx.db, channel.id, limit),
    showNewestFiles(ctx, channel.id, 'preroll'),
    listVideoSlides(ctx.db, channel.id, limit),
    showNewestFiles(ctx, channel.id, 'slide'),
  ])
  return {
    items: items.map(row => {
      const { id, title, date, access, assets, has_video } = describeLibraryItem(asked, roster, row)
      return {
        id,
        title,
        date,
        access,
        has_video,
        image: assets.find(({ type }) => type === 'image')?.path ?? null,
        file: files.get(id) ?? null,
      }
    }),
    prerolls: prerolls.map(({ video_id, ...preroll }) => ({
      ...preroll,
      has_video: video_id !== null,
      file: clips.get(preroll.id) ?? null,
    })),
    slides: slides.map(({ id, title, video_id }) => ({
      id,
      title: localise(title, asked.language, channel.settings.language),
      has_video: video_id !== null,
      file: films.get(id) ?? null,
    })),
  }
}
